// What a shared answer was made of, by names it can be dropped by: the entities it shows, and the
// fields that decide what a list holds and in which order. DESIGN §4, SECURITY row 29.
import type { WireProduct } from '@vitrine/platform'

/** One name. `product:<id>` is in every answer that shows that product, `products` in every list of products. */
export type Reference = string

export const references = {
  product: (id: string): Reference => `product:${id}`,
  collection: (id: string): Reference => `collection:${id}`,
  brand: (id: string): Reference => `brand:${id}`,
  /** Products that say they are in a collection. */
  inCollection: (id: string): Reference => `in-collection:${id}`,
  /** Lists that somebody new may belong to. */
  products: 'products',
  collections: 'collections',
  brands: 'brands',
  /** Lists whose choice or order depends on a field of products. */
  productsBy: (field: string): Reference => `products-by:${field}`,
  /** Products that show something known by its name alone: an option, a ribbon, a brand. */
  showing: (kind: 'brand' | 'ribbon' | 'info-section' | 'option', name: string): Reference =>
    `showing:${kind}:${name.toLowerCase()}`,
  /** Answers that say how many products a brand or a collection has. */
  counts: 'counts',
  checkoutSettings: 'checkout-settings',
} as const

type Entity = { readonly id: string }
type Listed = Entity &
  Partial<
    Pick<
      WireProduct,
      'brand' | 'ribbon' | 'additionalInfoSections' | 'productOptions' | 'collectionIds'
    >
  >
type StoreVariant = { readonly productId?: string | null }

/** The members of answers that hold entities of the catalogue. */
type Answer = {
  product?: Listed
  products?: readonly Listed[]
  collection?: Entity
  collections?: readonly Entity[]
  brand?: Entity
  brands?: readonly Entity[]
  variant?: StoreVariant
  variants?: readonly StoreVariant[]
}
type Query = { filter?: unknown; sort?: unknown }

/** Everything an answer depends on. `name` is the read's; the shapes are those of the call table. */
export function referencesOf(name: string, request: unknown, response: unknown): Reference[] {
  // The platform's answers are objects; a member that is not there is as good as an empty one.
  const answer = response as Answer
  const asked = request as { id?: string; query?: Query }
  return [...new Set([...shown(answer, asked.id), ...listed(name, answer, asked.query)])]
}

/** Settings are read whole; a product's variants and choices are asked for by its id. */
function shown(answer: Answer, askedId: string | undefined): Reference[] {
  const products = [...(answer.products ?? []), ...(answer.product ? [answer.product] : [])]
  const collections = [
    ...(answer.collections ?? []),
    ...(answer.collection ? [answer.collection] : []),
  ]
  const brands = [...(answer.brands ?? []), ...(answer.brand ? [answer.brand] : [])]
  const variants = [...(answer.variants ?? []), ...(answer.variant ? [answer.variant] : [])]
  return [
    ...(askedId ? [references.product(askedId)] : []),
    ...products.map(({ id }) => references.product(id)),
    ...products.flatMap(within),
    ...collections.map(({ id }) => references.collection(id)),
    ...brands.map(({ id }) => references.brand(id)),
    ...(collections.length + brands.length > 0 ? [references.counts] : []),
    ...variants.flatMap(({ productId }) => (productId ? [references.product(productId)] : [])),
  ]
}

/** What a product shows that is somebody else's to change. */
function within(product: Listed): Reference[] {
  const { brand, ribbon, additionalInfoSections, productOptions, collectionIds } = product
  return [
    ...(collectionIds ?? []).map(references.inCollection),
    ...(brand ? [references.showing('brand', brand)] : []),
    ...(ribbon ? [references.showing('ribbon', ribbon)] : []),
    ...(additionalInfoSections ?? []).map(({ title }) =>
      references.showing('info-section', title ?? ''),
    ),
    ...(productOptions ?? []).map(({ name }) => references.showing('option', name)),
  ]
}

/** A list of chosen ids gains nobody; every other one may. */
function listed(name: string, answer: Answer, query: Query | undefined): Reference[] {
  if (name === 'checkoutSettings') return [references.checkoutSettings]
  if (answer.collections) return [references.collections]
  if (answer.brands) return [references.brands]
  const isOfProducts = answer.products ?? (query && answer.variants)
  if (!isOfProducts) return []
  const fields = fieldsOf(query)
  const isChosen = fields.length === 1 && fields[0] === 'id'
  return isChosen ? [] : [references.products, ...fields.map(references.productsBy)]
}

/** Names of fields in a filter and an order, in either dialect, without what stands before a dot. */
function fieldsOf(query: Query | undefined): string[] {
  const fields = new Set<string>()
  collect(parsed(query?.filter), fields)
  const sorts = parsed(query?.sort)
  for (const sort of Array.isArray(sorts) ? (sorts as unknown[]) : []) {
    const { fieldName } = sort as { fieldName?: string }
    if (fieldName) fields.add(lastPart(fieldName))
    else collect(sort, fields)
  }
  return [...fields]
}

/** The older dialect carries its filter as text. contract/catalog.md §4.2. */
function parsed(value: unknown): unknown {
  return typeof value === 'string' ? (JSON.parse(value) as unknown) : value
}

function collect(filter: unknown, fields: Set<string>): void {
  if (typeof filter !== 'object' || filter === null) return
  for (const [name, inner] of Object.entries(filter)) {
    const isField = !name.startsWith('$') && !Array.isArray(filter)
    if (isField) fields.add(lastPart(name))
    else collect(inner, fields)
  }
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** Fields of products a list is ever chosen or sorted by here. */
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
 * What a write of our own to these ids makes old. A request does not say what else it touches: every list may
 * be another one now, and answers about other things alone stay.
 */
export const referencesOfIds = (ids: readonly string[]): Reference[] => [
  ...ids.flatMap((id) => [
    references.product(id),
    references.collection(id),
    references.brand(id),
    references.inCollection(id),
  ]),
  references.products,
  references.collections,
  references.brands,
  references.counts,
  ...listFields.map(references.productsBy),
]
