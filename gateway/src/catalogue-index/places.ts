/** Where each of some keys usually stands in the lists it is part of, as the mean over all of them. */
export type Places = {
  note(keys: readonly string[]): void
  /** 0 for the first, 1 for the last, 0.5 where nothing tells. */
  of(key: string): number
}

export function createPlaces(): Places {
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
