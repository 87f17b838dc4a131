// All values of one dimension (brands, collections, values of options) with a posting list each.
import type { Bits } from './bits.ts'
import { createPosting, type Posting } from './posting.ts'

export type Value = { readonly key: string; readonly label: string; readonly posting: Posting }

export type Dimension = {
  /** `key` identifies a value, `label` is displayed: the most common one when spellings differ. */
  add(slot: number, key: string, label?: string): void
  remove(slot: number, key: string, label?: string): void
  find(key: string): Value | undefined
  values(): Iterable<Value>
  addTo(bits: Bits, keys: Iterable<string>): void
}

/** Counts how often each spelling of a value is used. */
function createLabels() {
  const times = new Map<string, number>()
  return {
    count(label: string, step: 1 | -1): void {
      const now = (times.get(label) ?? 0) + step
      if (now > 0) times.set(label, now)
      else times.delete(label)
    },
    commonest(): string {
      let [best = '', most = 0] = times.entries().next().value ?? []
      for (const [label, count] of times) if (count > most) [best, most] = [label, count]
      return best
    },
  }
}

function createValue(key: string) {
  const labels = createLabels()
  return {
    key,
    get label() {
      return labels.commonest()
    },
    posting: createPosting(),
    labels,
  }
}

export function createDimension(): Dimension {
  const known = new Map<string, ReturnType<typeof createValue>>()
  return {
    add(slot, key, label = key) {
      const value = known.get(key) ?? createValue(key)
      known.set(key, value)
      value.labels.count(label, 1)
      value.posting.add(slot)
    },
    remove(slot, key, label = key) {
      const value = known.get(key)
      value?.labels.count(label, -1)
      value?.posting.remove(slot)
      if (value?.posting.size === 0) known.delete(key)
    },
    find: (key) => known.get(key),
    values: () => known.values(),
    addTo(bits, keys) {
      for (const key of keys) known.get(key)?.posting.addTo(bits)
    },
  }
}
