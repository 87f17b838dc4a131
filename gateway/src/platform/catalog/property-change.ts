// What a call changes of many products at once: one property. docs/contract/catalog.md §9.
type Text = string | null | undefined
type Amount = number | null | undefined

/** The property that is set: one of these. An empty text removes it. A weight is in the unit of the shop. */
export type PropertyValue = {
  readonly basePrice?: Amount
  readonly cost?: Amount
  readonly weight?: Amount
  readonly ribbon?: Text
  readonly brand?: Text
}

/** By an amount, or by a percentage rounded to whole numbers or to two decimals: one of these. */
export type Adjustment = {
  readonly amount?: Amount
  readonly percentage?: {
    readonly percent: number
    readonly roundToInteger?: boolean | null
  } | null
}

/** The property that is adjusted: one of these. */
export type PropertyAdjustment = {
  readonly basePrice?: Adjustment | null
  readonly cost?: Adjustment | null
  readonly weight?: Adjustment | null
}
