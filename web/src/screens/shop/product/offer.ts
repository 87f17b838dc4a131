// Offer of the selected combination: the availability response if it is there, else the list of variants.

import type { ProductPrice_ProductFragment } from '../../../__generated__/graphql.ts'
import { type DeadEnd, deadEndOf, type Selection } from '../../../lib/product-choices.ts'
import { type ProductChoices, variantsOf } from './product-fragments.ts'
import type { Availability } from './use-selection.ts'

type Prices = Pick<
  NonNullable<Availability['selectedVariant']>,
  'price' | 'compareAtPrice' | 'unitPrice'
>

export type Offer = Prices & {
  isSellable: boolean
  /** Pieces left, when stock is tracked. */
  left: number | null
  deadEnd: DeadEnd | null
  /** The product is no longer visible, but was on screen before. */
  isGone: boolean
}

type OfferSources = {
  choices: ProductChoices
  price: ProductPrice_ProductFragment
  selection: Selection
  availability: Availability | null
}

export function offerOf(sources: OfferSources): Offer {
  const offer = currentOffer(sources)
  const isGone = !sources.price.visible
  return isGone ? { ...offer, isGone, isSellable: false, deadEnd: null } : offer
}

const pricesOf = (priced: Omit<Prices, 'unitPrice'> & Partial<Prices>): Prices => ({
  price: priced.price,
  compareAtPrice: priced.compareAtPrice,
  unitPrice: priced.unitPrice ?? null,
})

function currentOffer({ choices, price, selection, availability }: OfferSources): Offer {
  const isGone = false
  if (choices.options.length === 0) {
    const { inStock, tracked, quantity } = price.stock
    const left = tracked ? (quantity ?? null) : null
    return { ...pricesOf(price), isSellable: inStock, left, deadEnd: null, isGone }
  }
  const answered = availability?.selectedVariant
  const listed = choices.variants?.nodes.find((variant) =>
    variant.choices.every(({ option, choice }) => selection[option] === choice),
  )
  const isListed = listed ? listed.visible && listed.stock.inStock : price.stock.inStock
  const isSellable = availability ? availability.availableForPurchase : isListed
  return {
    ...pricesOf(answered ?? listed ?? price),
    isSellable,
    left: answered?.quantity ?? listed?.stock.quantity ?? null,
    deadEnd: isSellable ? null : deadEndOf(variantsOf(choices), selection),
    isGone,
  }
}
