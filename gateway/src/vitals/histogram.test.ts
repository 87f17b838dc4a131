import { expect, test } from 'vitest'
import { bucketOfValue, percentile, valueOfBucket } from './histogram.ts'

const countsOf = (values: number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOfValue(value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

test.each([1, 1.04, 2, 37, 100, 199, 2500, 4001, 59_999])(
  '%d is stored within 2.5 percent',
  (value) => {
    const stored = valueOfBucket(bucketOfValue(value))
    expect(Math.abs(stored - value) / value).toBeLessThan(0.025)
  },
)

test('percentiles are those of the values, by nearest rank', () => {
  const values = Array.from({ length: 1000 }, (_, index) => index + 1)
  expect(percentile(countsOf(values), 0.5) / 500).toBeCloseTo(1, 1)
  expect(percentile(countsOf(values), 0.75) / 750).toBeCloseTo(1, 1)
  const two = countsOf([100, 900])
  expect(Math.abs(percentile(two, 0.5) / 100 - 1)).toBeLessThan(0.025)
  expect(Math.abs(percentile(two, 0.75) / 900 - 1)).toBeLessThan(0.025)
})

test('nothing measured is 0, and what is absurd shares the last bucket', () => {
  expect(percentile(new Map(), 0.75)).toBe(0)
  expect(percentile(countsOf([0, 0, 0.4]), 0.75)).toBe(0)
  expect(bucketOfValue(1e300)).toBe(bucketOfValue(1e12))
})
