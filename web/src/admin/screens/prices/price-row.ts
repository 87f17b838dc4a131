// A row of the price sheet, and its values as the server has them.
import { graphql } from '../../__generated__/gql.ts'
import type { PriceRow_ProductFragment } from '../../__generated__/graphql.ts'
import { discountOf, discountWords } from '../../lib/discount-words.ts'
import { weightText } from '../../lib/weight.ts'
import type { GridRow } from './grid-state.ts'

export const PriceRow_product = graphql(`
  fragment PriceRow_product on Product {
    id
    name
    weight { value unit }
    basePrice { amount }
    discount { type percent amount { amount } }
    costAndProfit { cost { amount } }
  }
`)

export const rowOf = (product: PriceRow_ProductFragment): GridRow => ({
  id: product.id,
  name: product.name,
  basePrice: product.basePrice.amount,
  discount: discountWords(discountOf(product)),
  cost: product.costAndProfit?.cost?.amount ?? '',
  weight: weightText(product.weight),
})
