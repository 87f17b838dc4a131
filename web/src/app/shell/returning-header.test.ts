import { expect, test } from 'vitest'
import { directionOf, type Scrolled } from './returning-header.ts'

const height = 56

test.each<[string, Scrolled, number, number, Scrolled]>([
  ['down, out of sight', 'up', 60, 80, 'down'],
  ['down, where the header is', 'up', 0, 40, 'up'],
  ['up', 'down', 800, 780, 'up'],
  ['up, from a place before the script', 'past', 800, 780, 'up'],
  ['further down from there', 'past', 800, 900, 'past'],
  ['a tremble up', 'down', 800, 796, 'down'],
  ['a tremble down', 'up', 800, 805, 'up'],
  ['the last pixels to the top', 'down', 4, 0, 'up'],
])('%s', (_, before, from, to, expected) => {
  expect(directionOf(before, from, to, height)).toBe(expected)
})
