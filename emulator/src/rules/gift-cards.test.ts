import Big from 'big.js'
import { expect, test } from 'vitest'
import { seedGiftCards } from '../gift-cards.ts'
import {
  giftCardCodeOf,
  giftCardProblem,
  giftCardShare,
  giftCardStatus,
  obfuscatedCode,
} from './gift-cards.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const cards = seedGiftCards(now.getTime())

function card(code: string) {
  const found = cards.find((one) => one.code === code)
  if (!found) throw new Error(`The seed has no ${code}`)
  return found
}

test.each([
  ['HALDEN25-4711', undefined, 'ACTIVE'],
  ['HALDEN0-1357', 'GIFT_CARD_IS_EMPTY', 'EMPTY'],
  ['HALDENOLD-2468', 'GIFT_CARD_EXPIRED', 'EXPIRED'],
  ['HALDENOFF-9753', 'GIFT_CARD_DISABLED', 'DISABLED'],
])('%s: %s', (code, problem, status) => {
  expect(giftCardProblem(card(code), { now, hasGiftCardLine: false })?.code).toBe(problem)
  expect(giftCardStatus(card(code), now)).toBe(status)
})

test('a card expires at its moment, not before', () => {
  const one = { ...card('HALDEN25-4711'), expiresAt: now.toISOString() }
  const use = { hasGiftCardLine: false }
  expect(giftCardProblem(one, { ...use, now })?.code).toBe('GIFT_CARD_EXPIRED')
  expect(giftCardProblem(one, { ...use, now: new Date(now.getTime() - 1) })).toBeUndefined()
})

test('a gift card pays for no other', () => {
  const problem = giftCardProblem(card('HALDEN25-4711'), { now, hasGiftCardLine: true })
  expect(problem?.code).toBe('GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
})

test.each([
  ['25', '60', undefined, '25'],
  ['25', '12.5', undefined, '12.5'],
  ['25', '60', '10', '10'],
  ['25', '60', '30', '25'],
  ['25', '0', undefined, '0'],
])('a card of %s pays of %s, limited to %s: %s', (balance, total, most, share) => {
  const one = { ...card('HALDEN25-4711'), balance }
  expect(giftCardShare(one, new Big(total), most).toFixed()).toBe(share)
})

test.each([
  [' halden25-4711 ', 'HALDEN25-4711'],
  ['ABCD EFGH 1234', 'ABCDEFGH1234'],
])('%j is the code %s', (typed, code) => expect(giftCardCodeOf(typed)).toBe(code))

test.each(['1234567', 'A'.repeat(21), 'ABCD_1234'])('%s is no code', (typed) =>
  expect(giftCardCodeOf(typed)).toMatchObject({ code: 'GIFT_CARD_CODE_INVALID' }),
)

test('shows the last four characters of a code only', () => {
  expect(obfuscatedCode(card('HALDEN25-4711'))).toBe('*********4711')
})
