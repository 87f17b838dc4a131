// All values of one kind (makers, collections, values of options) and which products have each of them.
import type { Bits } from './bits.ts'
import { createPosting, type Posting } from './posting.ts'

export type Value = { readonly key: string; label: string; readonly posting: Posting }

export type Dimension = {
  /** `key` is what a value is found by, `label` what people read; the newest label counts. */
  add(slot: number, key: string, label?: string): void
  remove(slot: number, key: string): void
  find(key: string): Value | undefined
  values(): Iterable<Value>
  addTo(bits: Bits, keys: Iterable<string>): void
}

export function createDimension(): Dimension {
  const known = new Map<string, Value>()
  return {
    add(slot, key, label = key) {
      const value = known.get(key) ?? { key, label, posting: createPosting() }
      value.label = label
      value.posting.add(slot)
      known.set(key, value)
    },
    remove(slot, key) {
      const value = known.get(key)
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
