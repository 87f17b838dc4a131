import type { Problem } from '../../cart/engine-types.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import { TotalRows } from '../../cart/parts/TotalRows.tsx'
import type { Estimate } from '../../cart/use-estimate.ts'
import type { Delivery } from '../../cart/wishes.ts'
import styles from './Totals.module.css'

type TotalsProps = {
  estimate: Estimate | null
  delivery: Delivery
  isPending: boolean
  problems: readonly Problem[]
  retry: () => void
}

const failures = new Set(['NO_ANSWER', 'UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN'])

/** What it comes to; while that is not known, its place. */
export function Totals({ estimate, delivery, isPending, problems, retry }: TotalsProps) {
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
          isPending={isPending}
        />
      ) : (
        <div className={styles.skeleton} aria-hidden="true" />
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
