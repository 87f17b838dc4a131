import type { WireGiftCard } from '@vitrine/platform'
import type { Currencies } from '../../graphql/sources.ts'
import { moneyOf } from './money.ts'

/** Returns the gift card of an estimate or a checkout. docs/contract/cart.md §6. */
export const giftCardOf = (card: WireGiftCard | null | undefined, currencies: Currencies) =>
  card
    ? {
        obfuscatedCode: card.obfuscatedCode,
        amount: moneyOf(card.amount, currencies),
        appId: card.appId,
        externalId: card.externalId,
        requestedAmount: moneyOf(card.requestedAmount, currencies),
      }
    : null
