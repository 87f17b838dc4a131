// Fields of the string dialect. contract/catalog.md §4.2.

import type { StoredProduct } from '../rows/catalog-rows.ts'
import type { QueryField, QueryFields } from '../rules/query-fields.ts'
import { inventoryStatusOf } from '../rules/stock.ts'
import { collectionFields, productFields } from './fields.ts'

const ownFields: QueryFields<StoredProduct> = {
  ...productFields,
  createdDate: { kind: 'date', read: (product) => product.createdDate, sortable: true },
  'collections.id': { kind: 'list', read: (product) => product.collectionIds },
  inventoryStatus: { kind: 'text', read: inventoryStatusOf },
}

/** `options.<option name>` exists for every option any product has. */
export function stringProductFields(
  products: readonly StoredProduct[],
): QueryFields<StoredProduct> {
  const names = new Set(products.flatMap(({ options }) => options.map((option) => option.name)))
  const options = [...names].map((name): [string, QueryField<StoredProduct>] => [
    `options.${name}`,
    { kind: 'list', read: (product) => choicesOf(product, name) },
  ])
  return { ...ownFields, ...Object.fromEntries(options) }
}

const choicesOf = (product: StoredProduct, name: string): string[] =>
  product.options
    .filter((option) => option.name === name)
    .flatMap((option) => option.choices.map((choice) => choice.description))

export const stringCollectionFields = collectionFields
