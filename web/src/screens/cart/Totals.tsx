import type { Problem } from '../../cart/engine-types.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import type { Estimate } from '../../cart/use-estimate.ts'
import type { Delivery } from '../../cart/wishes.ts'
import { isTaxPlace } from '../../lib/tax-place.ts'
import styles from './Totals.module.css'

type TotalsProps = {
  estimate: Estimate | null
  delivery: Delivery
  isPending: boolean
  problems: readonly Problem[]
  retry: () => void
  /** What the cart itself says it comes to. */
  subtotal: string | null
}

const failures = new Set(['NO_ANSWER', 'UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN'])

/** What it comes to; while that is not known, its place. */
export function Totals(props: TotalsProps) {
  const { estimate, delivery, isPending, problems, retry, subtotal } = props
  const isPlaceKnown = delivery.address !== null
  const selected = estimate?.shippingInfo?.selected
  return (
    <>
      {estimate ? (
        <TotalRows
          summary={estimate.priceSummary}
          discounts={estimate.appliedDiscounts}
          fees={estimate.additionalFees}
          deliveryTitle={(isPlaceKnown && selected?.title) || null}
          isPlaceKnown={isPlaceKnown}
          isTaxKnown={isTaxPlace(delivery.address)}
          isPending={isPending}
        />
      ) : (
        <Unknown subtotal={subtotal} hasFailed={problems.length > 0 && !isPending} />
      )}
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

/** No totals: on their way, or not to be had. Then the goods' own sum is still known. */
function Unknown({ subtotal, hasFailed }: { subtotal: string | null; hasFailed: boolean }) {
  if (!hasFailed) return <div className={styles.skeleton} aria-hidden="true" />
  return (
    subtotal && (
      <p className={styles.subtotal}>
        Subtotal <strong className="money">{subtotal}</strong>
      </p>
    )
  )
}
