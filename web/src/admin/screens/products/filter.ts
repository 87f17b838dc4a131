// Filters of the product table: address to gateway input.

import type {
  InventoryStatus,
  ManagedProductFilter,
  ProductType,
} from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/products.ts'

type Read = (name: string) => string

/** Checkbox filters: name in the address, label, filter input. */
export const ticks = [
  ['sale', messages.withDiscount, { onSale: true }],
  ['bare', messages.withoutPicture, { withoutPicture: true }],
  ['free', messages.priceZero, { priceZero: true }],
  ['loose', messages.inNoCollection, { withoutCollection: true }],
  ['loss', messages.soldAtLoss, { marginBelow: '0' }],
] as const

const decimal = (text: string) => (/^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? text.trim() : null)

/** Null without a filter. */
export function filterOf(get: Read): ManagedProductFilter | null {
  const [search, sku, brand] = [get('q').trim(), get('sku').trim(), get('brand')]
  const [one, other] = [decimal(get('min')), decimal(get('max'))]
  const [min, max] = one && other && Number(one) > Number(other) ? [other, one] : [one, other]
  const conditions: readonly (readonly [unknown, ManagedProductFilter])[] = [
    [search, { search }],
    [sku, { skus: [sku] }],
    [brand, brand === 'none' ? { withoutBrand: true } : { brands: [brand] }],
    [get('type'), { types: [get('type') as ProductType] }],
    [get('stock'), { inventoryStatuses: [get('stock') as InventoryStatus] }],
    [get('collection'), { collections: [get('collection')] }],
    [get('shown'), { visible: get('shown') === 'yes' }],
    [min ?? max, { basePrice: { min, max } }],
    ...ticks.map(([name, , part]) => [get(name), part] as const),
  ]
  const given = conditions.filter(([isSet]) => isSet).map(([, part]) => part)
  return given.length > 0 ? Object.assign({}, ...given) : null
}
