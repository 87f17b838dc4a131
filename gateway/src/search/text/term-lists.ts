// Lists of numbers by slot, all in one array outside of the heap: a hundred thousand small arrays would be marked by each
// garbage collection.

export type TermLists = {
  /** Sets the list of a slot that has none. */
  set(slot: number, list: readonly number[]): void
  /** Returns the list of a slot as a view, which is valid until the next change; empty when it has none. */
  of(slot: number): Uint32Array
  remove(slot: number): void
}

/** Returns a larger copy, with room for at least `size` numbers. */
function grown(array: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(size, Math.ceil(array.length * 1.5)))
  larger.set(array)
  return larger
}

export function createTermLists(): TermLists {
  let data = new Uint32Array(1024)
  let end = 0
  let unused = 0
  let starts = new Uint32Array(64)
  let lengths = new Uint32Array(64)

  const of = (slot: number) => {
    const start = starts[slot] ?? 0
    return data.subarray(start, start + (lengths[slot] ?? 0))
  }

  /** Closes the gaps of removed lists. */
  function compact(): void {
    const packed = new Uint32Array(Math.max(1024, end - unused))
    let at = 0
    for (let slot = 0; slot < lengths.length; slot += 1) {
      packed.set(of(slot), at)
      starts[slot] = at
      at += lengths[slot] ?? 0
    }
    data = packed
    end = at
    unused = 0
  }

  return {
    of,
    set(slot, list) {
      if (slot >= lengths.length) {
        starts = grown(starts, slot + 1)
        lengths = grown(lengths, slot + 1)
      }
      if (end + list.length > data.length) data = grown(data, end + list.length)
      data.set(list, end)
      starts[slot] = end
      lengths[slot] = list.length
      end += list.length
    },
    remove(slot) {
      unused += lengths[slot] ?? 0
      if (slot < lengths.length) lengths[slot] = 0
      if (unused > 1024 && unused > end / 2) compact()
    },
  }
}
