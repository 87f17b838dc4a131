// Money, in the form of this gateway. docs/contract/cart.md §5.1, docs/contract/cart-v2.md §10.

/** An amount of a cart, a checkout, an order or an event. The catalog has numbers instead: `PriceAmount`. */
export type Money = {
  /** Decimal text, as the platform sends it. */
  readonly amount: string
  /** ISO 4217; null is that of the shop. */
  readonly currency: string | null
  /** The platform's text in the language of the site; null where it sends none. */
  readonly formatted: string | null
  /** In the currency that the shopper chose; null when it is the same. */
  readonly converted: Money | null
}

/** The currency of the amounts of a cart, and the one that they are converted to; null is that of the shop. */
export type Currencies = {
  readonly currency: string | null
  readonly conversionCurrency: string | null
}
