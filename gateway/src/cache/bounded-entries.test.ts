import { expect, test } from 'vitest'
import { createBoundedEntries } from './bounded-entries.ts'

function bounded(maxBytes: number) {
  const evicted: string[] = []
  const clock = { now: 0 }
  const entries = createBoundedEntries<string>({
    maxBytes,
    onEvict: (value) => void evicted.push(value),
    now: () => clock.now,
  })
  const add = (key: string, bytes: number, ms = 10) => entries.add(key, key, { bytes, ms })
  return { entries, evicted, add, clock }
}

test('the oldest values make room, by bytes and not by number', () => {
  const { add, evicted, entries } = bounded(100)
  for (const key of ['a', 'b', 'c']) add(key, 30)
  expect(evicted).toEqual([])
  add('d', 60)
  expect(evicted).toEqual(['a', 'b'])
  expect([entries.size(), entries.find('a'), entries.find('d')]).toEqual([90, undefined, 'd'])
})

test('a value that is added again counts once, and is the youngest', () => {
  const { add, evicted, entries } = bounded(100)
  for (const key of ['a', 'b', 'a']) add(key, 40)
  expect(entries.size()).toBe(80)
  add('c', 40)
  expect(evicted).toEqual(['b'])
})

test('what has expired is not found, and is evicted when the next value is added', () => {
  const { add, evicted, clock, entries } = bounded(100)
  add('short', 10, 3)
  add('long', 10, 60)
  clock.now = 5
  expect([entries.find('short'), entries.find('long')]).toEqual([undefined, 'long'])
  add('next', 10)
  expect(evicted).toEqual(['short'])
  expect(entries.size()).toBe(20)
})

test('one that is larger than all may be together is not retained', () => {
  const { add, evicted, entries } = bounded(100)
  add('whole', 101)
  expect(evicted).toEqual(['whole'])
  expect(entries.size()).toBe(0)
})
