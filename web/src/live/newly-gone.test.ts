import { expect, test } from 'vitest'
import { newlyGone } from './newly-gone.ts'

const line = (id: string, status: string) => ({ id, name: `Thing ${id}`, availability: { status } })
const cart = (...lines: ReturnType<typeof line>[]) => ({ lines })

test('returns lines that could be ordered and cannot now', () => {
  const before = cart(
    line('a', 'AVAILABLE'),
    line('b', 'PARTIALLY_AVAILABLE'),
    line('c', 'AVAILABLE'),
  )
  const after = cart(line('a', 'NOT_AVAILABLE'), line('b', 'NOT_FOUND'), line('c', 'AVAILABLE'))
  expect(newlyGone(before, after)).toEqual(['Thing a', 'Thing b'])
})

test('leaves out lines that were gone before, or are new', () => {
  const before = cart(line('a', 'NOT_AVAILABLE'))
  const after = cart(line('a', 'NOT_AVAILABLE'), line('b', 'NOT_AVAILABLE'))
  expect(newlyGone(before, after)).toEqual([])
  expect(newlyGone(null, after)).toEqual([])
  expect(newlyGone(before, null)).toEqual([])
})
