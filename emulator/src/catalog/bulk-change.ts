// Changes one property of many products. docs/contract/catalog.md §9. A product that cannot be changed fails
// alone.
import type { AdjustValueBody, SetValueBody } from '@vitrine/platform'
import Big from 'big.js'
import { inBulk } from '../bulk.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { adjusted } from '../rules/adjust.ts'
import type { State } from '../state/state.ts'
import { withEqual, withMoved, withPrice } from './amounts.ts'
import { ownProduct, saveProduct } from './save-product.ts'

type Change = (product: StoredProduct) => StoredProduct

/** Returns the change; the call table ensures that exactly one property is present. */
export function setting({ price, cost, weight, ribbon, brand }: SetValueBody): Change {
  return (product) => {
    if (typeof price === 'number') return withPrice(product, price)
    if (typeof cost === 'number') return withEqual(product, 'cost', cost)
    if (typeof weight === 'number') return withEqual(product, 'weight', weight)
    if (typeof ribbon === 'string') return { ...product, ribbon: ribbon || undefined }
    return { ...product, brand: brand ?? '' }
  }
}

/** Returns the change; amounts are rounded to two digits. */
export function adjusting({ price, cost, weight }: AdjustValueBody): Change {
  const cents = (amount: Big) => amount.round(2, Big.roundHalfUp)
  return (product) => {
    if (price) return withPrice(product, cents(adjusted(new Big(product.price), price)))
    if (cost) return withMoved(product, 'cost', (amount) => cents(adjusted(amount, cost)))
    return weight ? withMoved(product, 'weight', (amount) => adjusted(amount, weight)) : product
  }
}

/** Applies the change; a product is refused before any of its data is saved. */
export const changeInBulk = (ids: readonly string[], change: Change, state: State) =>
  inBulk(
    ids,
    (id) => ({ id: saveProduct(change(ownProduct(id, state)), state).id }),
    (id) => id,
  )
