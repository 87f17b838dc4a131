// Products of cached lists, by id and by slug: what one list has read serves the next list and the page of a product.
import type { Product } from '../platform/catalog/product.ts'
import { createBoundedEntries } from './bounded-entries.ts'
import { type CacheTag, cacheTags, isByName } from './cache-tags.ts'
import type { CachedResponse } from './shared-read.ts'

/** Most bytes of all products, as they were sent: those of eighty lists of 50. Lists that are cached hold the same objects. */
const maxBytes = 16 * 1024 * 1024

export type ProductEntities = ReturnType<typeof createProductEntities>

const idKey = (id: string, currency = '') => `id ${currency} ${id}`
const slugKey = (slug: string, currency = '') => `slug ${currency} ${slug}`

/** Creates an empty store. */
export function createProductEntities() {
  const entities = createBoundedEntries<Product>({ maxBytes })
  return {
    /** Adds the products of a list; one that is there already is replaced. */
    add(products: readonly Product[], { currency, bytes, ms }: CachedResponse): void {
      for (const product of products) {
        entities.add(slugKey(product.slug, currency), product, { bytes: 0, ms })
        entities.add(idKey(product.id, currency), product, { bytes: bytes / products.length, ms })
      }
    },
    bySlug: (slug: string, currency?: string): Product | undefined =>
      entities.find(slugKey(slug, currency)),
    /** Returns all products in the order of their ids; undefined when one is missing. */
    byIds(ids: readonly string[], currency?: string): readonly Product[] | undefined {
      const found: Product[] = []
      for (const id of ids) {
        const product = entities.find(idKey(id, currency))
        if (!product) return undefined
        found.push(product)
      }
      return found
    },
    /** Removes the products whose content a change may concern. */
    invalidate(tags: readonly CacheTag[]): void {
      // Which products have an option or a section of this name is not known without reading all of them.
      if (tags.some(isByName)) entities.clear()
      const changed = new Set(tags)
      entities.removeWhere(({ id, collectionIds }) => {
        const own = [cacheTags.product(id), ...(collectionIds ?? []).map(cacheTags.inCollection)]
        return own.some((tag) => changed.has(tag))
      })
    },
    clear: entities.clear,
  }
}
