import { expect, test } from 'vitest'
import { createRecentEntries } from './recent-entries.ts'

const add = (entries: ReturnType<typeof createRecentEntries<number>>, keys: string) =>
  [...keys].forEach((key, index) => void entries.add(key, index))

test('finds what was added, and nothing else', () => {
  const entries = createRecentEntries<number | null>(2)
  entries.add('a', 0)
  entries.add('b', null)
  expect([entries.find('a'), entries.find('b'), entries.find('c')]).toEqual([0, null, undefined])
  entries.add('a', 7)
  expect(entries.find('a')).toBe(7)
})

test('holds two generations: the third pushes out the first', () => {
  const entries = createRecentEntries<number>(2)
  add(entries, 'abcd')
  expect(entries.find('a')).toBe(0)
  // `a` is of the newest generation now, with `e`; `c` and `d` are of the one before.
  add(entries, 'e')
  expect([entries.find('a'), entries.find('b')]).toEqual([0, undefined])
})

test('what is used stays, however many are added', () => {
  const entries = createRecentEntries<number>(3)
  entries.add('used', 5)
  for (let index = 0; index < 100; index += 1) {
    entries.add(`other ${index}`, index)
    expect(entries.find('used')).toBe(5)
  }
  expect(entries.find('other 0')).toBeUndefined()
})
