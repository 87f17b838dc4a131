import type { ReactNode } from 'react'
import type { Totals_SummaryFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/cart.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import { ChargedIn } from './ChargedIn.tsx'
import styles from './TotalRows.module.css'

type Amount = { display: string } | null
type Named = { name?: string | null; code?: string | null; amount?: Amount }

type TotalRowsProps = {
  summary: Totals_SummaryFragment
  discounts: readonly Named[]
  fees: readonly { name: string; price?: Amount }[]
  /** Card that pays a part, which the total is without. */
  giftCard: { obfuscatedCode: string | null; amount: Amount } | null
  /** Set for an order: nothing remains to be paid. */
  isPaid?: boolean
  /** Null when nothing ships, or before a country is chosen. */
  deliveryTitle: string | null
  isPlaceKnown: boolean
  /** Tax and total are final: the address is complete enough. See `isTaxPlace`. */
  isTaxKnown: boolean
  /** Leaves out what is not known yet. */
  isBrief?: boolean
  isPending?: boolean
}

const open = (words: string) => <span className={styles.later}>{words}</span>
const later = open(messages.calculatedWithYourAddress)

/** Shows the totals as the platform last calculated them. Amounts that may still change are not shown as totals. */
export function TotalRows(props: TotalRowsProps) {
  const { discounts, fees, giftCard, deliveryTitle, isPlaceKnown, isTaxKnown, isPending } = props
  const { isBrief } = props
  const isLeftOut = isBrief && !isTaxKnown
  const { subtotal, shipping, tax, total } = props.summary
  const paid = giftCard?.amount?.display
  // A card that covers everything pays more once delivery and tax are known.
  const isPaidFinal = isTaxKnown || Number(total?.amount) > 0
  return (
    <>
      <dl className={styles.rows} aria-busy={isPending || undefined}>
        <Row label={messages.subtotal}>{subtotal?.display}</Row>
        {discounts.map(({ name, code, amount }) => (
          <Row key={code ?? name} label={name ?? code ?? commonMessages.discount} look="discount">
            {amount && minus(amount.display)}
          </Row>
        ))}
        {deliveryTitle && (
          <Row label={messages.delivery({ deliveryTitle })}>{shipping?.display}</Row>
        )}
        {!isPlaceKnown && (
          <Row label={commonMessages.delivery} isLeftOut={isBrief}>
            {open(messages.chooseCountry)}
          </Row>
        )}
        {fees.map(({ name, price }) => (
          <Row key={name} label={name}>
            {price?.display}
          </Row>
        ))}
        <Row label={commonMessages.tax} isLeftOut={isLeftOut}>
          {isTaxKnown ? tax?.display : later}
        </Row>
        {paid && (
          <Row label={giftCardWords(giftCard)} look="discount">
            {isPaidFinal ? minus(paid) : later}
          </Row>
        )}
        <Row
          label={paid && !props.isPaid ? messages.remainingToPay : commonMessages.total}
          look="total"
          isLeftOut={isLeftOut}
        >
          {isTaxKnown ? total?.display : later}
        </Row>
      </dl>
      <ChargedIn subtotal={subtotal} total={isTaxKnown ? total : null} />
    </>
  )
}

/** Names the card by the end of its code. */
export const giftCardWords = ({ obfuscatedCode }: { obfuscatedCode: string | null }) =>
  messages.giftCardEnding({ end: obfuscatedCode?.slice(-4) ?? '' })

/** The sign stands before the number, after the mark of a converted amount. */
const minus = (text: string) => text.replace(/^(≈\s)?/, '$1−')

type RowProps = {
  label: string
  children: ReactNode
  look?: 'row' | 'discount' | 'total'
  isLeftOut?: boolean | undefined
}

function Row({ label, children, look = 'row', isLeftOut }: RowProps) {
  if (isLeftOut) return null
  return (
    <div className={styles[look]}>
      <dt>{label}</dt>
      <dd className="money">{children}</dd>
    </div>
  )
}
