// `?problem=OUT_OF_STOCK&line=…`: what the gateway says when it answered a plain form.

import { loadedProblemWords } from '../lib/loaded-problem-words.ts'
import type { Problem } from './engine-types.ts'
import { slots } from './wishes.ts'

export function toldByAddress(search: URLSearchParams): Record<string, Problem[]> {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if (!words?.isProblemCode(code)) return {}
  const line = search.get('line')
  const left = search.get('left')
  const problem: Problem = {
    code,
    message: words.problemWords[code],
    severity: words.problemTone(code) === 'warning' ? 'WARNING' : 'ERROR',
    lineId: line,
    availableQuantity: left && /^\d{1,5}$/.test(left) ? Number(left) : null,
    requestId: search.get('ref'),
  }
  return { [placeOf(code, search.get('field'), line)]: [problem] }
}

function placeOf(code: string, field: string | null, line: string | null): string {
  if (line) return slots.line(line)
  if (code.startsWith('COUPON_') || field === 'code') return slots.coupon
  if (field === 'buyerNote') return slots.note
  if (field?.startsWith('contactAddress') || code.startsWith('SHIPPING_')) return slots.delivery
  return slots.cart
}
