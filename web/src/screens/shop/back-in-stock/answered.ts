/** What came of asking to be told. */
export type Answered =
  | { isAccepted: true; text: string }
  | { isAccepted: false; text: string; isAtEmail: boolean; requestId?: string | null }
