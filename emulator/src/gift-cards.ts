// Seeds gift cards: two that pay, and one of every kind that does not.
import { guidOf } from './ids.ts'
import type { StoredGiftCard } from './rows/commerce-rows.ts'

/** App that gift cards belong to. docs/contract/checkout-order.md §2. */
export const giftCardAppId = guidOf('gift-card-app')

const day = 86_400_000

export function seedGiftCards(seedTime: number): StoredGiftCard[] {
  const cards: (Pick<StoredGiftCard, 'code' | 'balance'> & Partial<StoredGiftCard>)[] = [
    { code: 'HALDEN25-4711', balance: '25' },
    { code: 'HALDEN500-8246', balance: '500' },
    { code: 'HALDEN0-1357', balance: '0' },
    {
      code: 'HALDENOLD-2468',
      balance: '40',
      expiresAt: new Date(seedTime - 30 * day).toISOString(),
    },
    { code: 'HALDENOFF-9753', balance: '40', disabled: true },
  ]
  return cards.map((card) => ({ disabled: false, ...card, id: guidOf('gift-card', card.code) }))
}
