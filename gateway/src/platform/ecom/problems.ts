// What the platform could not calculate, and what it objects to, inside a response with status 200.
// docs/contract/cart.md §6.

/** A part that could not be calculated. */
export type PartFailure = {
  /** The platform decided so; otherwise it failed. */
  readonly isRefusal: boolean
  /** The platform's code. */
  readonly code: string | null
  readonly description: string | null
}

/** An objection to an order of the cart. */
export type Violation = {
  readonly severity: 'WARNING' | 'ERROR'
  readonly description: string | null
  /** Null for one that concerns the whole cart. */
  readonly line: {
    readonly id: string | null
    readonly suggestedFix: 'REMOVE_LINE_ITEM' | 'UNKNOWN'
  } | null
}

/** The problems of an estimate or a checkout, by the part that could not be calculated; null parts have none. */
export type CalculationProblems = {
  readonly violations: readonly Violation[]
  readonly delivery: PartFailure | null
  readonly selectedDelivery: PartFailure | null
  readonly tax: PartFailure | null
  readonly coupon: PartFailure | null
  readonly giftCard: PartFailure | null
  readonly membership: PartFailure | null
  readonly discounts: PartFailure | null
  readonly order: readonly PartFailure[]
}
