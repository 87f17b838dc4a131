import * as messages from '../../__generated__/messages/cart.ts'
import styles from './TotalRows.module.css'

type Sum = { display: string; formatted: string; currency: string } | null | undefined

type ChargedInProps = {
  subtotal: Sum
  /** Null while it may still change. */
  total?: Sum
}

/** Where sums are shown in a currency that the visitor chose: what is charged, and in which currency. */
export function ChargedIn({ subtotal, total }: ChargedInProps) {
  const sum = total ?? subtotal
  if (!sum || sum.display === sum.formatted) return null
  const { formatted: amount, currency } = sum
  return (
    <p className={styles.charged}>
      {total
        ? messages.chargedTotal({ amount, currency })
        : messages.chargedSubtotal({ amount, currency })}{' '}
      {messages.convertedAmounts}
    </p>
  )
}
