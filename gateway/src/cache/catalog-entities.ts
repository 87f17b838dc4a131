// Products, collections and brands of cached lists, and which changes concern them.
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { Product } from '../platform/catalog/product.ts'
import { type CacheTag, cacheTags, isByName } from './cache-tags.ts'
import { createEntities } from './entities.ts'

const megabyte = 1024 * 1024

export type CatalogEntities = ReturnType<typeof createCatalogEntities>

/** Creates empty stores. */
export function createCatalogEntities() {
  const products = createEntities<Product>({
    // Those of eighty lists of 50.
    maxBytes: 16 * megabyte,
    otherKey: ({ slug }) => slug,
    isChanged(tags, product) {
      // Which products have an option or a section of this name is not known without reading all of them.
      if (!product) return [...tags].some(isByName)
      return (
        tags.has(cacheTags.product(product.id)) ||
        (product.collectionIds ?? []).some((id) => tags.has(cacheTags.inCollection(id)))
      )
    },
  })
  const collections = createEntities<Collection>({
    maxBytes: megabyte,
    otherKey: ({ slug }) => slug,
    isChanged: (tags, collection) =>
      tags.has(collection ? cacheTags.collection(collection.id) : cacheTags.counts),
  })
  const brands = createEntities<Brand>({
    maxBytes: megabyte,
    otherKey: ({ name }) => name,
    isChanged: (tags, brand) => tags.has(brand ? cacheTags.brand(brand.id) : cacheTags.counts),
  })
  const all = [products, collections, brands]
  return {
    ...{ products, collections, brands },
    invalidate: (tags: readonly CacheTag[]) => all.forEach((one) => void one.invalidate(tags)),
    clear: () => all.forEach((one) => void one.clear()),
  }
}
