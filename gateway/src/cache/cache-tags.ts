// Cache tags of a response: the entities it contains and the fields that decide list membership and order.
// docs/decisions/016-events-and-streams.md,
// docs/security.md S29.
import type { Product } from '../platform/catalog/product.ts'
import { insteadOfFailure } from '../platform/failure.ts'
import { peekPart } from '../platform/large-parts.ts'

/** One tag. `product:<id>` is on every response with that product, `products` on every list of products. */
export type CacheTag = string

const nameTag = 'showing:'

export const cacheTags = {
  product: (id: string): CacheTag => `product:${id}`,
  collection: (id: string): CacheTag => `collection:${id}`,
  brand: (id: string): CacheTag => `brand:${id}`,
  /** Responses with products of a collection. */
  inCollection: (id: string): CacheTag => `in-collection:${id}`,
  /** Lists that a new entity may belong to. */
  products: 'products',
  collections: 'collections',
  brands: 'brands',
  /** Lists filtered or sorted by a field of products. */
  productsBy: (field: string): CacheTag => `products-by:${field}`,
  /** Products that show an entity known by its name only: an option, a ribbon, a brand. */
  byName: (kind: 'brand' | 'ribbon' | 'info-section' | 'option', name: string): CacheTag =>
    `${nameTag}${kind}:${name.toLowerCase()}`,
  /** Responses with the number of products of a brand or a collection. */
  counts: 'counts',
  checkoutSettings: 'checkout-settings',
} as const

/** Returns whether a tag is of products that show an entity known by its name. */
export const isByName = (tag: CacheTag): boolean => tag.startsWith(nameTag)

type Entity = { readonly id: string }
type Listed = Entity &
  Partial<Pick<Product, 'brandName' | 'ribbon' | 'infoSections' | 'options' | 'collectionIds'>>
type StoreVariant = { readonly productId?: string | null }

/** The properties of responses that hold catalog entities. */
type CatalogResponse = {
  product?: Listed
  products?: readonly Listed[]
  collection?: Entity
  collections?: readonly Entity[]
  brand?: Entity
  brands?: readonly Entity[]
  variant?: StoreVariant
  variants?: readonly StoreVariant[]
}
type Query = { filter?: object | readonly object[]; sort?: readonly { field: string }[] }

/** Returns the tags of a response. `name` is the read's; the shapes are those of the call table. */
export function tagsOf(name: string, request: unknown, response: unknown): CacheTag[] {
  // Responses are objects; a missing property counts as an empty one.
  const content = response as CatalogResponse
  const { id, query } = request as { id?: string; query?: Query }
  return [...new Set([...entityTags(content, id), ...listTags(name, content, query)])]
}

/** Returns the tags of the entities in a response. A product's variants and choices are requested by its id. */
function entityTags(response: CatalogResponse, requestedId: string | undefined): CacheTag[] {
  const products = [...(response.products ?? []), ...(response.product ? [response.product] : [])]
  const collections = [
    ...(response.collections ?? []),
    ...(response.collection ? [response.collection] : []),
  ]
  const brands = [...(response.brands ?? []), ...(response.brand ? [response.brand] : [])]
  const variants = [...(response.variants ?? []), ...(response.variant ? [response.variant] : [])]
  return [
    ...(requestedId ? [cacheTags.product(requestedId)] : []),
    ...products.map(({ id }) => cacheTags.product(id)),
    ...products.flatMap(productTags),
    ...collections.map(({ id }) => cacheTags.collection(id)),
    ...brands.map(({ id }) => cacheTags.brand(id)),
    ...(collections.length + brands.length > 0 ? [cacheTags.counts] : []),
    ...variants.flatMap(({ productId }) => (productId ? [cacheTags.product(productId)] : [])),
  ]
}

/** Returns the tags of other entities a product shows: brand, ribbon, options, info sections, collections. */
function productTags(product: Listed): CacheTag[] {
  const { brandName, ribbon, collectionIds } = product
  return [
    ...(collectionIds ?? []).map(cacheTags.inCollection),
    ...(brandName ? [cacheTags.byName('brand', brandName)] : []),
    ...(ribbon ? [cacheTags.byName('ribbon', ribbon)] : []),
    ...itemsOf(product, 'infoSections').map(({ title }) => cacheTags.byName('info-section', title)),
    ...itemsOf(product, 'options').map(({ name }) => cacheTags.byName('option', name)),
  ]
}

/**
 * Returns the items of a part without retaining what it reads: most lists use neither part. None of a part of another form, which
 * fails where it is used: the tag of the product covers it, and the rest of its list may be cached.
 */
function itemsOf<Name extends 'infoSections' | 'options'>(
  product: Listed,
  name: Name,
): NonNullable<Listed[Name]> | readonly never[] {
  try {
    return peekPart(product, name) ?? []
  } catch (error) {
    return insteadOfFailure([])(error)
  }
}

/** Returns the tags of a list. A list requested by ids gains no members, every other one may. */
function listTags(name: string, response: CatalogResponse, query: Query | undefined): CacheTag[] {
  if (name === 'checkoutSettings') return [cacheTags.checkoutSettings]
  if (response.collections) return [cacheTags.collections]
  if (response.brands) return [cacheTags.brands]
  const isOfProducts = response.products ?? (query && response.variants)
  if (!isOfProducts) return []
  const fields = fieldsOf(query)
  const isChosen = fields.length === 1 && fields[0] === 'id'
  return isChosen ? [] : [cacheTags.products, ...fields.map(cacheTags.productsBy)]
}

/** Fields of queries whose tags have other names: those of the events that change them. */
const tagFields: Readonly<Record<string, readonly string[]>> = {
  text: ['name', 'description'],
  type: ['productType'],
  updatedAt: ['lastUpdated'],
}

/** Returns the fields of a filter and a sort, as tags name them. */
function fieldsOf(query: Query | undefined): string[] {
  const filters = [query?.filter ?? []].flat()
  const sorts = query?.sort ?? []
  const names = [...filters.flatMap(Object.keys), ...sorts.map(({ field }) => field)]
  return [...new Set(names.flatMap((name) => tagFields[name] ?? [name]))]
}

/** Fields of products that lists are filtered or sorted by. */
export const listFields = [
  'name',
  'slug',
  'description',
  'price',
  'sku',
  'productType',
  'collectionIds',
  'lastUpdated',
] as const

/**
 * Returns the tags invalidated by a write of our own to these ids. A request does not state its side effects, so
 * every list is invalidated; responses about other entities only are not.
 */
export const tagsOfIds = (ids: readonly string[]): CacheTag[] => [
  ...ids.flatMap((id) => [
    cacheTags.product(id),
    cacheTags.collection(id),
    cacheTags.brand(id),
    cacheTags.inCollection(id),
  ]),
  cacheTags.products,
  cacheTags.collections,
  cacheTags.brands,
  cacheTags.counts,
  ...listFields.map(cacheTags.productsBy),
]
