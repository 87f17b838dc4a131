import { expect, test } from 'vitest'
import { isLow } from './low-stock.ts'

test('stock is low from one to five pieces; none is sold out, and uncounted stock is never low', () => {
  expect([1, 5].map(isLow)).toEqual([true, true])
  expect([0, 6, null, undefined].map(isLow)).toEqual([false, false, false, false])
})
