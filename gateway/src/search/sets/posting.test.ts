import { expect, test } from 'vitest'
import { emptyBits, hasBit, setBit } from './bits.ts'
import { createPosting, type Posting } from './posting.ts'

const room = 4096
const all = emptyBits(room).fill(0xffffffff)

function slotsIn(posting: Posting): number[] {
  const bits = emptyBits(room)
  posting.addTo(bits)
  return Array.from({ length: room }, (_, slot) => slot).filter((slot) => hasBit(bits, slot))
}

function postingOf(slots: readonly number[]): Posting {
  const posting = createPosting()
  for (const slot of slots) posting.add(slot)
  return posting
}
const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index)

test.each([
  ['none', []],
  ['one', [7]],
  ['as many as an array has', range(0, 32)],
  ['one more', range(0, 33)],
  ['many', range(5, 1000)],
  ['many with high slots', range(1000, 400)],
  ['a slot far beyond the others', [...range(0, 40), 4000]],
  ['slots at the end of the first room', range(960, 160)],
])('contains the slots that were added: %s', (_, slots) => {
  const posting = postingOf(slots)
  expect(posting.size).toBe(slots.length)
  expect(slotsIn(posting)).toEqual(slots)
  expect(posting.countIn(all)).toBe(slots.length)
})

test.each([
  ['few', 20],
  ['many', 200],
])('loses the slots that are removed: %s', (_, count) => {
  const posting = postingOf(range(0, count))
  for (const slot of [0, 7, count - 1]) posting.remove(slot)
  const left = range(1, count - 2).filter((slot) => slot !== 7)
  expect(posting.size).toBe(count - 3)
  expect(slotsIn(posting)).toEqual(left)
  expect(posting.countIn(all)).toBe(left.length)
  posting.add(0)
  expect(slotsIn(posting)).toEqual([0, ...left])
})

test('loses the slot that was added last', () => {
  const posting = postingOf([3, 7])
  posting.remove(7)
  expect(slotsIn(posting)).toEqual([3])
  posting.remove(3)
  expect(slotsIn(posting)).toEqual([])
})

test.each([
  ['one', 1],
  ['few', 20],
  ['many', 200],
])('that lost all of its slots has none, and then those that are added: %s', (_, count) => {
  const posting = postingOf(range(3, count))
  for (const slot of range(3, count)) posting.remove(slot)
  expect([posting.size, posting.countIn(all), slotsIn(posting)]).toEqual([0, 0, []])
  for (const slot of [9, 5]) posting.add(slot)
  expect([posting.size, posting.countIn(all), slotsIn(posting)]).toEqual([2, 2, [5, 9]])
})

test.each([
  ['few', 20],
  ['many', 200],
])('counts the slots that a set has in common with it: %s', (_, count) => {
  const wanted = emptyBits(room)
  for (const slot of [0, 3, 3000]) setBit(wanted, slot)
  expect(postingOf(range(0, count)).countIn(wanted)).toBe(2)
})
