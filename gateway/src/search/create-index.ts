// Creates the catalog index of a gateway, in a worker thread or in the main thread.
import type { Transport } from '../platform/transport.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { createLocalIndex } from './local-index.ts'
import { createThreadIndex, type ThreadIndexParts } from './thread/worker-index.ts'

export type CatalogIndexParts = ThreadIndexParts & {
  /** Below about 20,000 products a thread costs more than it saves: memory, a second of start-up, serialization. */
  isInThread: boolean
  transport: Pick<Transport, 'send'>
}

/** Creates the index; it starts reading at once, in the background. */
export function createCatalogIndex(parts: CatalogIndexParts): CatalogIndex {
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
