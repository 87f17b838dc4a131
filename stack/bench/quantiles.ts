/** Returns a quantile of a sorted list: 0.99 is what 99 of 100 values stay below. */
export const quantile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Returns values in ascending order; the list itself stays as it is. */
export const ascending = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other)

export type Spread = { median: number; least: number; most: number }

/** Returns the middle of some rounds, and the lowest and the highest of them; NaN without rounds. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = ascending(values)
  const middle = (sorted.length - 1) / 2
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.floor(middle)],
    sorted[Math.ceil(middle)],
  ]
  return {
    median: (below + above) / 2,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  }
}
