import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
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
    totalAdditionalFees {
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
    [messages.items, sums.subtotal, true],
    [commonMessages.discount, sums.discount, isSome(sums.discount)],
    [commonMessages.delivery, sums.shipping, true],
    [messages.fees, sums.totalAdditionalFees, isSome(sums.totalAdditionalFees)],
    [commonMessages.tax, sums.tax, true],
  ]
  const after: [string, Amount][] = [
    [messages.refunded, sums.refunded],
    [messages.stillToPay, sums.balance],
  ]
  return (
    <section aria-label={messages.totals}>
      <dl className={styles.sums}>
        {rows.map(
          ([label, amount, isShown]) =>
            isShown && amount && <Row key={label} label={label} text={amount.formatted} />,
        )}
        <Row label={commonMessages.total} text={sums.total?.formatted ?? ''} isTotal />
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
