import { beforeAll, describe, expect, it } from 'vitest'
import * as messages from '../__generated__/messages/cart.ts'
import { problemMessages } from '../__generated__/problem-messages.ts'
import { loadedProblemWords, loadProblemWords } from '../lib/loaded-problem-words.ts'
import { cartProblemsFromUrl } from './problems-from-url.ts'

const read = (text: string) => cartProblemsFromUrl(new URLSearchParams(text))

describe('the problem of a plain form of the cart', () => {
  it('is not shown before its messages are loaded', () => {
    expect(loadedProblemWords()).toBeNull()
    expect(read('problem=OUT_OF_STOCK')).toEqual({})
  })
})

describe('with its messages loaded, the problem', () => {
  beforeAll(async () => void (await loadProblemWords()))

  it('has all that the address says', () => {
    expect(read('problem=QUANTITY_CAPPED&line=a&left=2&ref=r1')).toEqual({
      'line:a': [
        {
          code: 'QUANTITY_CAPPED',
          message: messages.onlyLeftSoWeLoweredQuantity({ left: 2 }),
          severity: 'WARNING',
          lineId: 'a',
          availableQuantity: 2,
          requestId: 'r1',
        },
      ],
    })
  })

  it('has the message of its code otherwise', () => {
    expect(read('problem=OUT_OF_STOCK&left=2')).toEqual({
      cart: [
        {
          code: 'OUT_OF_STOCK',
          message: problemMessages.OUT_OF_STOCK,
          severity: 'ERROR',
          lineId: null,
          availableQuantity: 2,
          requestId: null,
        },
      ],
    })
  })

  it.each(['', '&left=0', '&left=x', '&left=2x', '&left=x2', '&left=-1', '&left=123456'])(
    'names no quantity that is not left: %j',
    (left) => {
      const [problem] = read(`problem=QUANTITY_CAPPED${left}`).cart ?? []
      expect(problem?.message).toBe(problemMessages.QUANTITY_CAPPED)
    },
  )

  it('reads a quantity of up to five digits', () => {
    expect(read('problem=OUT_OF_STOCK&left=12345').cart?.[0]?.availableQuantity).toBe(12_345)
  })

  it.each([
    ['problem=COUPON_EXPIRED', 'coupon'],
    ['problem=INVALID_LENGTH&field=code', 'coupon'],
    ['problem=GIFT_CARD_EXPIRED', 'gift-card'],
    ['problem=GIFT_CARDS_NOT_ACCEPTED', 'gift-card'],
    ['problem=INVALID_LENGTH&field=giftCardCode', 'gift-card'],
    ['problem=INVALID_LENGTH&field=buyerNote', 'note'],
    ['problem=INVALID_LENGTH&field=contactAddress.postalCode', 'delivery'],
    ['problem=SHIPPING_NOT_AVAILABLE', 'delivery'],
    ['problem=INVALID_LENGTH&field=lines', 'cart'],
    ['problem=INVALID_LENGTH', 'cart'],
    ['problem=COUPON_EXPIRED&line=a', 'line:a'],
  ])('of %s stands at %s', (text, place) => {
    expect(Object.keys(read(text))).toEqual([place])
  })

  it('is none for an unknown code', () => {
    expect([read('problem=toString'), read('')]).toEqual([{}, {}])
  })
})
