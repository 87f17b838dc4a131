/** Computes the mean relative position of keys in the lists they occur in. */
export type MeanPositions = {
  note(keys: readonly string[]): void
  /** Returns 0 for always first, 1 for always last, 0.5 when unknown. */
  of(key: string): number
}

export function createMeanPositions(): MeanPositions {
  const sums = new Map<string, { sum: number; times: number }>()
  return {
    note(keys) {
      if (keys.length < 2) return
      for (const [index, key] of keys.entries()) {
        const { sum, times } = sums.get(key) ?? { sum: 0, times: 0 }
        sums.set(key, { sum: sum + index / (keys.length - 1), times: times + 1 })
      }
    },
    of(key) {
      const known = sums.get(key)
      return known ? known.sum / known.times : 0.5
    },
  }
}
