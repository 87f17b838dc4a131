import { expect, test } from 'vitest'
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  countCommon,
  emptyBits,
  grownBits,
  hasBit,
  highest,
  keepCommon,
  setBit,
  without,
} from './bits.ts'

function bitsOf(size: number, ...numbers: number[]): Bits {
  const bits = emptyBits(size)
  for (const number of numbers) setBit(bits, number)
  return bits
}
const numbersIn = (bits: Bits) =>
  Array.from({ length: bits.length * 32 }, (_, slot) => slot).filter((slot) => hasBit(bits, slot))

test.each([
  [0, 0],
  [1, 1],
  [32, 1],
  [33, 2],
])('%d numbers take %d words', (size, words) => {
  expect(emptyBits(size)).toHaveLength(words)
})

test('numbers are added and removed one by one, at the edges of words too', () => {
  const bits = bitsOf(96, 0, 31, 32, 63, 64, 95)
  expect(numbersIn(bits)).toEqual([0, 31, 32, 63, 64, 95])
  for (const slot of [0, 31, 64, 65]) clearBit(bits, slot)
  expect(numbersIn(bits)).toEqual([32, 63, 95])
})

test('a number beyond the end is not in a set', () => {
  expect(hasBit(bitsOf(32, 0), 32)).toBe(false)
  expect(hasBit(emptyBits(0), 0)).toBe(false)
})

test('a set that grows keeps its numbers, and the old one stays as it is', () => {
  const bits = bitsOf(32, 3, 31)
  const grown = grownBits(bits, 96)
  setBit(grown, 95)
  expect(grown).toHaveLength(3)
  expect(numbersIn(grown)).toEqual([3, 31, 95])
  expect(numbersIn(bits)).toEqual([3, 31])
})

test.each([
  [96, 96],
  [96, 64],
  [64, 96],
])('sets of %d and %d numbers are combined', (size, otherSize) => {
  const [own, others] = [bitsOf(size, 1, 33, 40), bitsOf(otherSize, 1, 2, 40, otherSize - 1)]
  expect(countCommon(own, others)).toBe(2)
  expect(numbersIn(without(own, others))).toEqual([33])
  const common = own.slice()
  keepCommon(common, others)
  expect(numbersIn(common)).toEqual([1, 40])
  const all = own.slice()
  addAll(all, others)
  const most = otherSize <= size ? [otherSize - 1] : []
  expect(numbersIn(all)).toEqual([1, 2, 33, 40, ...most])
  expect(all).toHaveLength(own.length)
})

test('what is only in the longer set is in no common set', () => {
  const common = bitsOf(96, 1, 70)
  keepCommon(common, bitsOf(32, 1))
  expect(numbersIn(common)).toEqual([1])
  expect(numbersIn(without(bitsOf(96, 1, 70), bitsOf(32, 1)))).toEqual([70])
})

test('finds the highest numbers, the first one included', () => {
  const bits = bitsOf(64, 0, 5, 31, 32, 63)
  expect(numbersIn(highest(bits, 2))).toEqual([32, 63])
  expect(numbersIn(highest(bits, 0))).toEqual([])
  expect(numbersIn(highest(bits, 9))).toEqual([0, 5, 31, 32, 63])
})

test.each([0, 1, 2, 3, 15, 16, 31, 32])('counts %d numbers in every place of a word', (count) => {
  for (let shift = 0; shift < 32; shift += 1) {
    const numbers = Array.from({ length: count }, (_, index) => 32 + ((index + shift) % 32))
    expect(countBits(bitsOf(96, ...numbers, 64))).toBe(count + 1)
  }
})
