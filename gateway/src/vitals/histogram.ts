// Percentiles from counts in logarithmic buckets: a fixed size, and an error of at most 2.5 percent.

const growth = 1.05
const lastBucket = 320

/** Returns the bucket of a value of at least 0; all below 1 share the first one. */
export const bucketOfValue = (value: number): number =>
  value < 1 ? 0 : Math.min(lastBucket, 1 + Math.floor(Math.log(value) / Math.log(growth)))

/** Returns the value that stands for a bucket: its geometric mean. */
export const valueOfBucket = (bucket: number): number =>
  bucket === 0 ? 0 : growth ** (bucket - 0.5)

export type Counts = ReadonlyMap<number, number>

export const totalOf = (counts: Counts) => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** Returns the value that a share of all values does not exceed, by nearest rank. 0 without values. */
export function percentile(counts: Counts, share: number): number {
  const rank = Math.max(1, Math.ceil(totalOf(counts) * share))
  let seen = 0
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    seen += count
    if (seen >= rank) return valueOfBucket(bucket)
  }
  return 0
}
