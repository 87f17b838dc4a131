import { expect, test } from 'vitest'
import { createTermLists } from './term-lists.ts'

test('each slot has the list that was set last, whatever was removed before', () => {
  const lists = createTermLists()
  const expected = new Map<number, number[]>()
  let seed = 7
  const below = (most: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % most
  }
  for (let step = 0; step < 3000; step += 1) {
    const slot = below(200)
    if (expected.delete(slot)) lists.remove(slot)
    else {
      const list = Array.from({ length: below(60) }, () => below(2 ** 32))
      lists.set(slot, list)
      expected.set(slot, list)
    }
  }
  expect(expected.size).toBeGreaterThan(50)
  for (let slot = 0; slot < 200; slot += 1)
    expect([...lists.of(slot)]).toEqual(expected.get(slot) ?? [])
})

test('a slot beyond the last one has no list', () => {
  const lists = createTermLists()
  expect([...lists.of(100_000)]).toEqual([])
  lists.remove(100_000)
  lists.set(100_000, [1, 2])
  expect([...lists.of(100_000)]).toEqual([1, 2])
})
