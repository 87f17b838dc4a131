import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['Mara', 'M'],
  [' Åsa', 'Å'],
  ['🦊 Fox', '🦊'],
  ['👩‍👩‍👧 Us', '👩‍👩‍👧'],
  ['שלום', 'ש'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
