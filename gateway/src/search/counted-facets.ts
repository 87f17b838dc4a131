// Facets that were counted already. Counting visits every product; most lists are requested again and again between two
// changes of the catalog.
import type { IndexFacets, IndexFilter } from './catalog-index.ts'

export type CountedFacets = {
  /** Returns the facets of a filter: known ones, or what `count` returns. */
  of(filter: IndexFilter, count: () => IndexFacets): IndexFacets
  /** Call after every change of a product. */
  clear(): void
}

/** `most`: filters whose facets are stored; the oldest make room. */
export function createCountedFacets(most = 64): CountedFacets {
  const known = new Map<string, IndexFacets>()
  return {
    of(filter, count) {
      const key = JSON.stringify(filter)
      const facets = known.get(key) ?? count()
      known.delete(key)
      known.set(key, facets)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return facets
    },
    clear: () => known.clear(),
  }
}
