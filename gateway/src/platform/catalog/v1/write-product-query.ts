// Converts queries of products and variants to the dialects of catalog v1. docs/contract/catalog.md §4.
import type { ListFilter } from '../../list-query.ts'
import { joined, listWriters, stringBodyOf, stringOperators } from '../../write-list-query.ts'
import type {
  ManagedProductField,
  ManagedProductParts,
  ManagedProductQuery,
  ProductCondition,
  ProductField,
  ProductQuery,
  StoreVariantField,
  StoreVariantQuery,
  VariantsQuery,
} from '../product-query.ts'
import { productTypeWords } from '../product-type.ts'

const products = listWriters<ProductField>({
  id: 'id',
  slug: 'slug',
  name: 'name',
  price: 'priceData.price',
  sku: 'sku',
  type: 'productType',
  collectionIds: 'collectionIds',
  updatedAt: 'lastUpdated',
  creationOrder: 'numericId',
})
const managed = listWriters<ManagedProductField>(
  {
    id: 'id',
    name: 'name',
    price: 'price',
    sku: 'sku',
    type: 'productType',
    collectionIds: 'collections.id',
    updatedAt: 'lastUpdated',
    creationOrder: 'numericId',
    visible: 'visible',
    inventoryStatus: 'inventoryStatus',
    createdAt: 'createdDate',
  },
  stringOperators,
)
const storeVariants = listWriters<StoreVariantField>({
  productId: 'productId',
  variantId: 'variantId',
  sku: 'sku',
})

const typeWords: Readonly<Record<string, string>> = productTypeWords

/** Returns a filter with the platform's words for types of products. */
function withTypeWords<Filter extends ListFilter<'type'>>(filter: Filter): Filter {
  const { type } = filter
  if (typeof type !== 'object' || !('in' in type)) return filter
  return { ...filter, type: { in: type.in.map((name) => typeWords[name] ?? name) } }
}

/** Every word is in the name or the description. */
const textBody = (words: readonly string[]) =>
  joined(
    words.map((word) => ({
      $or: [{ name: { $contains: word } }, { description: { $contains: word } }],
    })),
  )

const conditionBody = (condition: ProductCondition) =>
  'text' in condition ? textBody(condition.text) : products.filterBodyOf(withTypeWords(condition))

/** Returns a query of the object dialect. */
export const productsBody = ({ query }: { readonly query: ProductQuery }) => ({
  query: {
    filter: query.filter && joined(query.filter.map(conditionBody)),
    sort: products.sortBodyOf(query.sort),
    paging: products.pagingBodyOf(query.page),
  },
})

type Managed = { readonly query: ManagedProductQuery } & ManagedProductParts

/** Returns a query of the string dialect, the only one with hidden products, variants and costs. */
export const managedProductsBody = ({ query, ...parts }: Managed) => ({
  query: stringBodyOf({
    filter: query.filter && managed.filterBodyOf(withTypeWords(query.filter)),
    sort: managed.sortBodyOf(query.sort),
    paging: managed.pagingBodyOf(query.page),
  }),
  ...parts,
})

/** Returns a query of the variants of all products. */
export const storeVariantsBody = ({ query }: { readonly query: StoreVariantQuery }) => ({
  query: {
    filter: query.filter && joined(query.filter.map(storeVariants.filterBodyOf)),
    sort: storeVariants.sortBodyOf(query.sort),
    paging: storeVariants.pagingBodyOf(query.page),
  },
})

/** Returns a query of the variants of a product. */
export const variantsBody = ({ id, choices, page }: VariantsQuery) => ({
  id,
  choices: choices && { ...choices },
  paging: page && products.pagingBodyOf(page),
})
