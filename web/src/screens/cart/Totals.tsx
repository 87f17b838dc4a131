import type { ReactNode } from 'react'
import { unmask } from '../../__generated__/fragment-masking.ts'
import type { Problem } from '../../cart/engine-types.ts'
import { Totals_summary } from '../../cart/estimate-document.ts'
import { ProblemNote, tryAgain } from '../../cart/parts/ProblemNote.tsx'
import styles from '../../cart/parts/Totals.module.css'
import type { Estimate } from '../../cart/use-estimate.ts'
import type { Delivery } from '../../cart/wishes.ts'

type TotalsProps = {
  estimate: Estimate | null
  delivery: Delivery
  isPending: boolean
  problems: readonly Problem[]
  retry: () => void
}

/** The sum, part by part, as the platform calculated it last. */
export function Totals({ estimate, delivery, isPending, problems, retry }: TotalsProps) {
  const isFailure = (code: string) => code === 'NO_ANSWER' || code === 'UPSTREAM_UNAVAILABLE'
  return (
    <>
      {estimate ? (
        <Rows estimate={estimate} delivery={delivery} isPending={isPending} />
      ) : (
        <div className={styles.skeleton} aria-hidden={problems.length > 0 || undefined} />
      )}
      {problems.map((problem) => (
        <ProblemNote
          key={problem.code}
          problem={problem}
          fix={isFailure(problem.code) ? tryAgain(retry) : null}
        />
      ))}
    </>
  )
}

type RowsProps = { estimate: Estimate; delivery: Delivery; isPending: boolean }

function Rows({ estimate, delivery, isPending }: RowsProps) {
  const { appliedDiscounts, additionalFees, shippingInfo } = estimate
  const { subtotal, shipping, tax, total } = unmask(Totals_summary, estimate.priceSummary)
  const isPlaceKnown = delivery.address !== null
  const isDelivered = isPlaceKnown && Boolean(shippingInfo?.selected)
  return (
    <dl className={styles.rows} aria-busy={isPending || undefined}>
      <Row label="Subtotal">{subtotal?.formatted}</Row>
      {appliedDiscounts.map(({ name, code, amount }) => (
        <Row key={code ?? name} label={name} isDiscount>
          {amount ? `−${amount.formatted}` : ''}
        </Row>
      ))}
      {isDelivered && (
        <Row label={`Delivery, ${shippingInfo?.selected?.title}`}>{shipping?.formatted}</Row>
      )}
      {!isPlaceKnown && <Row label="Delivery and tax">Choose a country</Row>}
      {additionalFees.map(({ name, price }) => (
        <Row key={name} label={name}>
          {price?.formatted}
        </Row>
      ))}
      {isPlaceKnown && <Row label="Tax">{tax?.formatted}</Row>}
      <Row label={isPlaceKnown ? 'Total' : 'Total so far'} isTotal>
        {total?.formatted}
      </Row>
    </dl>
  )
}

type RowProps = { label: string; children: ReactNode; isTotal?: boolean; isDiscount?: boolean }

function Row({ label, children, isTotal, isDiscount }: RowProps) {
  const name = (isTotal && styles.total) || (isDiscount && styles.discount) || styles.row
  return (
    <div className={name}>
      <dt>{label}</dt>
      <dd className="money">{children}</dd>
    </div>
  )
}
