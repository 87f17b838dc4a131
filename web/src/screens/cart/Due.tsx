import { unmask } from '../../__generated__/fragment-masking.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { Totals_summary } from '../../cart/estimate-document.ts'
import type { Estimate } from '../../cart/use-estimate.ts'

type DueProps = {
  estimate: Estimate | null
  /** The subtotal of the cart itself, known before the estimate. */
  subtotal: string | null
  /** Tax and total are final. */
  isTaxKnown: boolean
  isPending: boolean
  /** Number of problems that block the checkout. */
  blocking: number
}

/** What stands beside the button on a phone: the total, what is known of it, or why it cannot be paid. */
export function Due({ estimate, subtotal, isTaxKnown, isPending, blocking }: DueProps) {
  if (blocking > 0) return messages.linesToChange({ count: blocking })
  const summary = estimate && unmask(Totals_summary, estimate.priceSummary)
  const isTotal = isTaxKnown && summary?.total
  const amount = isTotal ? summary?.total?.display : (summary?.subtotal?.display ?? subtotal)
  const totalWords = estimate?.giftCard ? messages.remainingToPay : commonMessages.total
  return (
    <>
      {isTotal ? totalWords : messages.subtotal}
      <strong className="money" aria-busy={isPending || undefined}>
        {amount ?? '…'}
      </strong>
    </>
  )
}
