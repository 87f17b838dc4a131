// Reads the problem of a plain form from the address the gateway redirected to: `?problem=OUT_OF_STOCK&line=…`.
import * as messages from '../__generated__/messages/cart.ts'
import { loadedProblemWords } from '../lib/loaded-problem-words.ts'
import { slots } from './cart-intents.ts'
import type { Problem } from './engine-types.ts'

export function cartProblemsFromUrl(search: URLSearchParams): Record<string, Problem[]> {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if (!words?.isProblemCode(code)) return {}
  const line = search.get('line')
  const text = search.get('left') ?? ''
  const left = /^\d{1,5}$/.test(text) ? Number(text) : null
  const problem: Problem = {
    code,
    message: code === 'QUANTITY_CAPPED' && left ? cappedWords(left) : words.problemMessages[code],
    severity: words.problemTone(code) === 'warning' ? 'WARNING' : 'ERROR',
    lineId: line,
    availableQuantity: left,
    requestId: search.get('ref'),
  }
  return { [placeOf(code, search.get('field'), line)]: [problem] }
}

const cappedWords = (left: number) => messages.onlyLeftSoWeLoweredQuantity({ left })

function placeOf(code: string, field: string | null, line: string | null): string {
  if (line) return slots.line(line)
  if (code.startsWith('GIFT_CARD') || field === 'giftCardCode') return slots.giftCard
  if (code.startsWith('COUPON_') || field === 'code') return slots.coupon
  if (field === 'buyerNote') return slots.note
  if (field?.startsWith('contactAddress') || code.startsWith('SHIPPING_')) return slots.delivery
  return slots.cart
}
