import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { OrderPaymentStatus } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { Banner } from '../../ui/Banner.tsx'

export const OpenPayment_order = graphql(`
  fragment OpenPayment_order on Order {
    id
    number
    status
    paymentStatus
    buyerEmail
    balance {
      amount
      formatted
    }
  }
`)

const unpaid: ReadonlySet<OrderPaymentStatus> = new Set(['NOT_PAID', 'PARTIALLY_PAID', 'DECLINED'])

/** Shows the amount due and how to pay it. Renders nothing for a paid or canceled order. */
export function OpenPayment({ order }: { order: FragmentType<typeof OpenPayment_order> }) {
  const { number, status, paymentStatus, buyerEmail, balance } = unmask(OpenPayment_order, order)
  const isOpen = status !== 'CANCELED' && status !== 'REJECTED'
  const isDue = paymentStatus && unpaid.has(paymentStatus) && Number(balance?.amount ?? 0) > 0
  if (!isOpen || !isDue) return null
  return (
    <Banner tone="warning" title={messages.isStillDue({ balance: balance?.formatted ?? '' })}>
      <p>
        {buyerEmail
          ? messages.howToPayEmail({ email: buyerEmail, number: number ?? '' })
          : messages.howToPay({ number: number ?? '' })}
      </p>
    </Banner>
  )
}
