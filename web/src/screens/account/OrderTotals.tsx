import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import styles from './Order.module.css'

export const OrderTotals_order = graphql(`
  fragment OrderTotals_order on Order {
    id
    subtotal {
      amount
      formatted
    }
    discount {
      amount
      formatted
    }
    shipping {
      amount
      formatted
    }
    additionalFees {
      amount
      formatted
    }
    tax {
      amount
      formatted
    }
    total {
      formatted
    }
    refunded {
      amount
      formatted
    }
    balance {
      amount
      formatted
    }
  }
`)

type Amount = { amount: string; formatted: string } | null | undefined

const isSome = (one: Amount) => one != null && Number(one.amount) !== 0

/** Totals of an order. The platform computes every amount; nothing is added up here. */
export function OrderTotals({ order }: { order: FragmentType<typeof OrderTotals_order> }) {
  const sums = unmask(OrderTotals_order, order)
  const rows: [string, Amount, boolean][] = [
    ['Items', sums.subtotal, true],
    ['Discount', sums.discount, isSome(sums.discount)],
    ['Delivery', sums.shipping, true],
    ['Fees', sums.additionalFees, isSome(sums.additionalFees)],
    ['Tax', sums.tax, true],
  ]
  const after: [string, Amount][] = [
    ['Refunded', sums.refunded],
    ['Still to pay', sums.balance],
  ]
  return (
    <section aria-label="Totals">
      <dl className={styles.sums}>
        {rows.map(
          ([label, amount, isShown]) =>
            isShown && amount && <Row key={label} label={label} text={amount.formatted} />,
        )}
        <Row label="Total" text={sums.total?.formatted ?? ''} isTotal />
        {after.map(
          ([label, amount]) =>
            isSome(amount) && <Row key={label} label={label} text={amount?.formatted ?? ''} />,
        )}
      </dl>
    </section>
  )
}

function Row({ label, text, isTotal }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd className="money">{text}</dd>
    </div>
  )
}
