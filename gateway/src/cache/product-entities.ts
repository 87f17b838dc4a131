// Products of cached lists, by id and by slug: what one list has read serves the next list and the page of a product.
import type { Product } from '../platform/catalog/product.ts'
import { createBoundedEntries } from './bounded-entries.ts'
import { type CacheTag, cacheTags, isByName } from './cache-tags.ts'
import type { CachedResponse } from './shared-read.ts'

/** Most bytes of all products, as they were sent: those of eighty lists of 50. Lists that are cached hold the same objects. */
const maxBytes = 16 * 1024 * 1024

export type ProductEntities = ReturnType<typeof createProductEntities>

/** The text itself without a currency, which is the rule: ten thousand keys would take a megabyte. */
const keyOf = (text: string, currency?: string) => (currency ? `${currency}\n${text}` : text)

/** Creates an empty store. */
export function createProductEntities() {
  const byId = createBoundedEntries<Product>({ maxBytes })
  const bySlug = createBoundedEntries<Product>({ maxBytes })
  const both = [byId, bySlug]
  const clear = () => both.forEach((entries) => void entries.clear())
  return {
    /** Adds the products of a list; one that is there already is replaced. */
    add(products: readonly Product[], { currency, bytes, ms }: CachedResponse): void {
      for (const product of products) {
        const cost = { bytes: bytes / products.length, ms }
        byId.add(keyOf(product.id, currency), product, cost)
        bySlug.add(keyOf(product.slug, currency), product, cost)
      }
    },
    bySlug: (slug: string, currency?: string): Product | undefined =>
      bySlug.find(keyOf(slug, currency)),
    /** Returns all products in the order of their ids; undefined when one is missing. */
    byIds(ids: readonly string[], currency?: string): readonly Product[] | undefined {
      const found: Product[] = []
      for (const id of ids) {
        const product = byId.find(keyOf(id, currency))
        if (!product) return undefined
        found.push(product)
      }
      return found
    },
    /** Removes the products whose content a change may concern. */
    invalidate(tags: readonly CacheTag[]): void {
      // Which products have an option or a section of this name is not known without reading all of them.
      if (tags.some(isByName)) clear()
      const changed = new Set(tags)
      const isChanged = ({ id, collectionIds }: Product) =>
        changed.has(cacheTags.product(id)) ||
        (collectionIds ?? []).some((own) => changed.has(cacheTags.inCollection(own)))
      for (const entries of both) entries.removeWhere(isChanged)
    },
    clear,
  }
}
