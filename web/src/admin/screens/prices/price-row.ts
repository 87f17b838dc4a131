// A row of the price sheet, and its values as the server has them.
import { graphql } from '../../__generated__/gql.ts'
import type { PriceRow_ProductFragment } from '../../__generated__/graphql.ts'
import { discountWords } from '../../lib/discount-words.ts'
import type { GridRow } from './grid-state.ts'

export const PriceRow_product = graphql(`
  fragment PriceRow_product on Product {
    id
    name
    weight
    price { price { amount } }
    discount { type value }
    costAndProfit { itemCost { amount } }
  }
`)

export const rowOf = (product: PriceRow_ProductFragment): GridRow => ({
  id: product.id,
  name: product.name,
  price: product.price.price.amount,
  discount: discountWords(product.discount),
  cost: product.costAndProfit?.itemCost?.amount ?? '',
  weight: String(product.weight ?? ''),
})
