import { expect, it } from 'vitest'
import { toggled } from './toggled.ts'

it('adds what is missing, removes what is there, and leaves the given set as it is', () => {
  const before = new Set(['a'])
  expect([...toggled(before, 'b')]).toEqual(['a', 'b'])
  expect([...toggled(before, 'a')]).toEqual([])
  expect([...before]).toEqual(['a'])
})
