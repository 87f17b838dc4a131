/** Outcome of a stock alert request. */
export type StockAlertOutcome =
  | { isAccepted: true; text: string }
  | { isAccepted: false; text: string; isAtEmail: boolean; requestId?: string | null }
