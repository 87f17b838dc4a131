import { expect, test } from 'vitest'
import type { Offer } from './offer.ts'
import { afterRefusal } from './use-refusal.ts'

const offer = { isSellable: true, left: 1, deadEnd: null } as unknown as Offer

test('a refused combination is no longer offered, whatever was cached', () => {
  expect(afterRefusal(offer, 0)).toMatchObject({ isSellable: false, left: 0 })
  expect(afterRefusal(offer, 3)).toMatchObject({ isSellable: true, left: 3 })
})
