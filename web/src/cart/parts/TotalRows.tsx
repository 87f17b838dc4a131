import type { ReactNode } from 'react'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { Totals_summary } from '../estimate-document.ts'
import styles from './TotalRows.module.css'

type Named = { name?: string | null; code?: string | null; amount?: { formatted: string } | null }

type TotalRowsProps = {
  summary: FragmentType<typeof Totals_summary>
  discounts: readonly Named[]
  fees: readonly { name: string; price?: { formatted: string } | null }[]
  /** Null when nothing travels, or nobody knows where to yet. */
  deliveryTitle: string | null
  isPlaceKnown: boolean
  /** Stands for delivery and tax while the place is not known. */
  unknown?: string
  isPending?: boolean
}

/** The sum, part by part, as the platform calculated it last. */
export function TotalRows(props: TotalRowsProps) {
  const { discounts, fees, deliveryTitle, isPlaceKnown, isPending } = props
  const { unknown = 'Choose a country' } = props
  const { subtotal, shipping, tax, total } = unmask(Totals_summary, props.summary)
  return (
    <dl className={styles.rows} aria-busy={isPending || undefined}>
      <Row label="Subtotal">{subtotal?.formatted}</Row>
      {discounts.map(({ name, code, amount }) => (
        <Row key={code ?? name} label={name ?? code ?? 'Discount'} look="discount">
          {amount ? `−${amount.formatted}` : ''}
        </Row>
      ))}
      {deliveryTitle && <Row label={`Delivery: ${deliveryTitle}`}>{shipping?.formatted}</Row>}
      {!isPlaceKnown && (
        <Row label="Delivery and tax" look="open">
          {unknown}
        </Row>
      )}
      {fees.map(({ name, price }) => (
        <Row key={name} label={name}>
          {price?.formatted}
        </Row>
      ))}
      {isPlaceKnown && <Row label="Tax">{tax?.formatted}</Row>}
      <Row label={isPlaceKnown ? 'Total' : 'Total so far'} look="total">
        {total?.formatted}
      </Row>
    </dl>
  )
}

type RowProps = { label: string; children: ReactNode; look?: 'row' | 'discount' | 'open' | 'total' }

function Row({ label, children, look = 'row' }: RowProps) {
  return (
    <div className={styles[look]}>
      <dt>{label}</dt>
      <dd className="money">{children}</dd>
    </div>
  )
}
