// Creates the catalog index of a gateway behind its asynchronous interface, which a search engine would implement, too.
import type { CatalogIndex } from './catalog-index.ts'
import { createLocalIndex, type LocalIndexParts } from './local-index.ts'

/** Creates the index; it starts reading at once, in the background. */
export function createCatalogIndex(parts: LocalIndexParts): CatalogIndex {
  const { all: _all, ...local } = createLocalIndex(parts)
  return {
    ...local,
    query: async (query) => local.query(query),
    suggest: async (text, first) => local.suggest(text, first),
    related: async (id, first) => local.related(id, first),
    addresses: async () => local.addresses(),
    holds: async (id, time) => local.holds(id, time),
    brands: async () => local.brands(),
  }
}
