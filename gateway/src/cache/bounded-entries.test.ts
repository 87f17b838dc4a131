import { expect, test } from 'vitest'
import { createEntryBounds } from './bounded-entries.ts'

function bounded(maxBytes: number) {
  const evicted: unknown[] = []
  let time = 0
  const bounds = createEntryBounds({
    maxBytes,
    evict: ({ key }) => void evicted.push(key),
    now: () => time,
  })
  const add = (key: string, bytes: number, seconds = 10) =>
    bounds.add({ name: 'list', key, seconds }, bytes)
  return { bounds, evicted, add, pass: (seconds: number) => (time += seconds * 1000) }
}

test('the oldest entries make room, by bytes and not by number', () => {
  const { add, evicted, bounds } = bounded(100)
  for (const key of ['a', 'b', 'c']) add(key, 30)
  expect(evicted).toEqual([])
  add('d', 60)
  expect(evicted).toEqual(['a', 'b'])
  expect(bounds.size()).toBe(90)
})

test('an entry that is cached again counts once, and is the youngest', () => {
  const { add, evicted, bounds } = bounded(100)
  for (const key of ['a', 'b', 'a']) add(key, 40)
  expect(bounds.size()).toBe(80)
  add('c', 40)
  expect(evicted).toEqual(['b'])
})

test('what has expired is evicted with the next entry', () => {
  const { add, evicted, pass, bounds } = bounded(100)
  add('short', 10, 3)
  add('long', 10, 60)
  pass(5)
  add('next', 10)
  expect(evicted).toEqual(['short'])
  expect(bounds.size()).toBe(20)
})

test('one that is larger than all may be together is not retained', () => {
  const { add, evicted, bounds } = bounded(100)
  add('whole', 101)
  expect(evicted).toEqual(['whole'])
  expect(bounds.size()).toBe(0)
})
