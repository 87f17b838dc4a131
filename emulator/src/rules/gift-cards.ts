// Decides when a gift card pays, and how much of a total. Codes: docs/contract/checkout-order.md §2.
import Big from 'big.js'
import type { StoredGiftCard } from '../rows/commerce-rows.ts'
import { smaller, zero } from './money.ts'

export type GiftCardProblem = { code: string; description: string; status: number }

const problem = (code: string, description: string, status = 409): GiftCardProblem => ({
  code: `GIFT_CARD_${code}`,
  description,
  status,
})

/** 404 as for other missing things. */
export const unknownGiftCard = problem('NOT_FOUND', 'This gift card does not exist', 404)
const malformed = problem('CODE_INVALID', 'This is not the code of a gift card', 400)

/** What the card would pay for. */
export type GiftCardUse = { now: Date; hasGiftCardLine: boolean }

/** Returns the code as cards store it; the problem of a text that is none. */
export function giftCardCodeOf(typed: string): string | GiftCardProblem {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{8,20}$/.test(code) ? code : malformed
}

/** Returns why the card pays nothing; `undefined` when it does. */
export function giftCardProblem(
  card: StoredGiftCard,
  { now, hasGiftCardLine }: GiftCardUse,
): GiftCardProblem | undefined {
  if (card.disabled) return problem('DISABLED', 'This gift card is switched off')
  if (isExpired(card, now)) return problem('EXPIRED', 'This gift card has expired')
  if (isEmpty(card)) return problem('IS_EMPTY', 'Nothing is left on this gift card')
  if (!hasGiftCardLine) return
  const why = 'A gift card cannot pay for another gift card'
  return problem('CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', why, 428)
}

const isExpired = ({ expiresAt }: StoredGiftCard, now: Date) =>
  expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime()
const isEmpty = ({ balance }: StoredGiftCard) => new Big(balance).lte(0)

/** Returns a card's status for the owner's lists. */
export function giftCardStatus(card: StoredGiftCard, now: Date): string {
  if (card.disabled) return 'DISABLED'
  if (isExpired(card, now)) return 'EXPIRED'
  return isEmpty(card) ? 'EMPTY' : 'ACTIVE'
}

/** Returns what the card pays of a total: its balance, up to the requested amount. */
export function giftCardShare({ balance }: StoredGiftCard, total: Big, most?: string): Big {
  const limit = most === undefined ? new Big(balance) : smaller(new Big(balance), new Big(most))
  const share = smaller(limit, total)
  return share.gt(0) ? share : zero
}

/** Hides all characters of a code but the last four. */
export const obfuscatedCode = ({ code }: StoredGiftCard): string =>
  '*'.repeat(code.length - 4) + code.slice(-4)
