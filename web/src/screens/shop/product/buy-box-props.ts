// What the parts of the buy box know of the product and of what is chosen.
import type {
  ProductPrice_ProductFragment,
  ProductScreenQuery,
} from '../../../__generated__/graphql.ts'
import type { Selection } from '../../../lib/product-choices.ts'
import type { Offer } from './offer.ts'
import type { ProductChoices } from './product-fragments.ts'
import type { Availability } from './use-selection.ts'

export type BuyBoxProps = {
  product: NonNullable<ProductScreenQuery['product']>
  choices: ProductChoices
  price: ProductPrice_ProductFragment
  selection: Selection
  onChoose: (selection: Selection) => void
  availability: Availability | null
  offer: Offer
  search: URLSearchParams
  /** Called with the stock that a refusal reported for this combination. */
  onRefused: (left: number) => void
}
