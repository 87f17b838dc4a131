// Defines the fields by which catalog queries filter and sort. docs/contract/catalog.md §4.1, §4.4.

import type {
  StoredBrand,
  StoredCollection,
  StoredProduct,
  StoredVariant,
} from '../rows/catalog-rows.ts'
import type { QueryFields } from '../rules/query-fields.ts'

const sortable = true

export const productFields: QueryFields<StoredProduct> = {
  id: { kind: 'text', read: (product) => product.id, sortable },
  name: { kind: 'text', read: (product) => product.name, sortable },
  slug: { kind: 'text', read: (product) => product.slug, sortable },
  sku: { kind: 'text', read: (product) => product.sku, sortable },
  productType: { kind: 'text', read: (product) => product.productType, sortable },
  description: { kind: 'text', read: (product) => product.description },
  numericId: { kind: 'int64', read: (product) => product.numericId, sortable },
  price: { kind: 'number', read: (product) => product.price, sortable },
  'priceData.price': { kind: 'number', read: (product) => product.price, sortable },
  lastUpdated: { kind: 'date', read: (product) => product.lastUpdated, sortable },
  createdDate: { kind: 'date', read: (product) => product.createdDate },
  collectionIds: { kind: 'list', read: (product) => product.collectionIds },
}

export const collectionFields: QueryFields<StoredCollection> = {
  id: { kind: 'text', read: (collection) => collection.id, sortable },
  name: { kind: 'text', read: (collection) => collection.name, sortable },
}

export const brandFields: QueryFields<StoredBrand> = {
  id: { kind: 'text', read: (brand) => brand.id },
  name: { kind: 'text', read: (brand) => brand.name, sortable },
  createdDate: { kind: 'date', read: (brand) => brand.createdDate, sortable },
  updatedDate: { kind: 'date', read: (brand) => brand.updatedDate, sortable },
}

export type VariantOfProduct = { product: StoredProduct; variant: StoredVariant }

export const storeVariantIdOf = ({ product, variant }: VariantOfProduct): string =>
  `${product.id}-${variant.id}`

/** No fields are declared for these; docs/contract/catalog.md §4.1 names five. Assumed. */
export const storeVariantFields: QueryFields<VariantOfProduct> = {
  id: { kind: 'text', read: storeVariantIdOf, sortable },
  productId: { kind: 'text', read: ({ product }) => product.id, sortable },
  variantId: { kind: 'text', read: ({ variant }) => variant.id, sortable },
  sku: { kind: 'text', read: ({ product, variant }) => variant.sku ?? product.sku, sortable },
  collectionIds: { kind: 'list', read: ({ product }) => product.collectionIds },
}
