// The catalogue index of a gateway: in a thread of its own, or in this one.
import type { Transport } from '../platform/transport.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { createLocalIndex } from './local-index.ts'
import { createThreadIndex, type ThreadIndexParts } from './thread/thread-index.ts'

export type CatalogueIndexParts = ThreadIndexParts & {
  /** Below some 20,000 products a thread costs more than it gives: memory, a second to start, a way there and back. */
  isInThread: boolean
  transport: Pick<Transport, 'send'>
}

/** Begins at once, in the background. */
export function createCatalogueIndex(parts: CatalogueIndexParts): CatalogueIndex {
  if (parts.isInThread) return createThreadIndex(parts)
  const local = createLocalIndex({ ...parts, ...parts.index })
  return {
    ...local,
    query: async (query) => local.query(query),
    suggest: async (text, first) => local.suggest(text, first),
    related: async (id, first) => local.related(id, first),
    addresses: async () => local.addresses(),
    holds: async (id) => local.holds(id),
    brandNames: async () => local.brandNames(),
  }
}
