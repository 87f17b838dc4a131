// Fields of the string dialect, each with its documented operators. docs/contract/catalog.md §4.2.
import type { StoredCollection, StoredProduct } from '../rows/catalog-rows.ts'
import type { Operator, QueryField, QueryFields } from '../rules/query-fields.ts'
import { inventoryStatusOf } from '../rules/stock.ts'
import { collectionFields, productFields } from './fields.ts'

const word: Operator[] = ['$eq', '$ne', '$hasSome']
const text: Operator[] = [...word, '$contains', '$startsWith']
const ordered: Operator[] = [...word, '$lt', '$lte', '$gt', '$gte']
const list: Operator[] = [...word, '$hasAll']

const { id, name, slug, sku, productType, description } = productFields
const { numericId, price, lastUpdated, createdDate } = productFields

const ownFields: QueryFields<StoredProduct> = {
  ...listed({ name, slug, sku, description }, text),
  ...listed({ id, productType }, word),
  ...listed({ numericId, price, lastUpdated }, ordered),
  ...(createdDate && { createdDate: { ...createdDate, operators: ordered, sortable: true } }),
  'collections.id': { kind: 'list', read: (product) => product.collectionIds, operators: list },
  // Not in the list, but documented by the SDK's annotation of `visible`: with `includeHiddenProducts` it
  // finds hidden products only.
  visible: { kind: 'flag', read: (product) => product.visible, operators: ['$eq', '$ne'] },
  inventoryStatus: { kind: 'text', read: inventoryStatusOf, operators: word },
}

function listed<Item>(
  fields: Record<string, QueryField<Item> | undefined>,
  operators: readonly Operator[],
): QueryFields<Item> {
  const known = Object.entries(fields).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    known.map(([key, field]) => [key, { ...field, operators }]),
  ) as QueryFields<Item>
}

/** `options.<option name>` exists for every option of any product. */
export function stringProductFields(
  products: readonly StoredProduct[],
): QueryFields<StoredProduct> {
  const names = new Set(products.flatMap(({ options }) => options.map((option) => option.name)))
  const options = [...names].map((option): [string, QueryField<StoredProduct>] => [
    `options.${option}`,
    { kind: 'list', read: (product) => choicesOf(product, option), operators: list },
  ])
  return { ...ownFields, ...Object.fromEntries(options) }
}

const choicesOf = (product: StoredProduct, name: string): string[] =>
  product.options
    .filter((option) => option.name === name)
    .flatMap((option) => option.choices.map((choice) => choice.description))

/** Not listed for collections: the same operators as for products. Assumed. */
export const stringCollectionFields: QueryFields<StoredCollection> = {
  ...listed({ id: collectionFields.id }, word),
  ...listed({ name: collectionFields.name }, text),
}
