import { useRef } from 'react'
import { unmask } from '../../__generated__/fragment-masking.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import type { Delivery } from '../../cart/cart-intents.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { Totals_summary } from '../../cart/estimate-document.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import type { Estimate } from '../../cart/use-estimate.ts'
import { isTaxPlace } from '../../lib/tax-place.ts'
import { useHeldHeight } from '../../ui/use-held-height.ts'
import styles from './Totals.module.css'

type TotalsProps = {
  estimate: Estimate | null
  delivery: Delivery
  isPending: boolean
  problems: readonly Problem[]
  retry: () => void
  /** The subtotal of the cart itself. */
  subtotal: string | null
  /** Something in the cart is delivered. */
  isShipped: boolean
}

const failures = new Set(['NO_ANSWER', 'UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN'])

/** Total; a placeholder while it is unknown. */
export function Totals(props: TotalsProps) {
  const { estimate, delivery, isPending, isShipped, problems, retry, subtotal } = props
  const isPlaceKnown = delivery.address !== null
  const title = (isPlaceKnown && estimate?.shippingInfo?.selected?.title) || null
  // The row of the delivery stays while its price is fetched.
  const isAwaited = isPlaceKnown && isPending && !title
  const rows = useRef<HTMLDivElement>(null)
  useHeldHeight(rows)
  return (
    <>
      <div ref={rows} className={styles.rows}>
        {estimate ? (
          <TotalRows
            summary={unmask(Totals_summary, estimate.priceSummary)}
            discounts={estimate.appliedDiscounts}
            fees={estimate.additionalFees}
            giftCard={estimate.giftCard}
            deliveryTitle={title}
            isPlaceKnown={(isPlaceKnown && !isAwaited) || !isShipped}
            {...(isAwaited && { unknown: '…' })}
            isTaxKnown={isTaxPlace(delivery.address)}
            isPending={isPending}
          />
        ) : (
          <SubtotalOnly subtotal={subtotal} hasFailed={problems.length > 0 && !isPending} />
        )}
      </div>
      {problems.map((problem) => (
        <ProblemNote
          key={problem.code}
          problem={problem}
          fix={failures.has(problem.code) ? tryAgain(retry) : null}
        />
      ))}
    </>
  )
}

/** Shown without totals, loading or failed: the subtotal of the products is known. */
function SubtotalOnly({ subtotal, hasFailed }: { subtotal: string | null; hasFailed: boolean }) {
  if (!hasFailed) return <div className={styles.skeleton} aria-hidden="true" />
  return (
    subtotal && (
      <p className={styles.subtotal}>
        {messages.subtotal} <strong className="money">{subtotal}</strong>
      </p>
    )
  )
}
