// Remembers for a while which products the index dropped: the event that says why may arrive after it.

/** Longer than an event is usually retried, in milliseconds. */
const retentionMs = 10 * 60_000

export type DroppedProducts = {
  /** Records a product that was in the index and that a read, begun at this time, no longer found. */
  add(id: string, readFrom: number): void
  /** Returns whether a product that is no longer in the index was in it at that time. Milliseconds since 1970. */
  heldAt(id: string, time: number): boolean
}

export function createDroppedProducts(): DroppedProducts {
  /** In the order of the reads, which is that of insertion. */
  const readFroms = new Map<string, number>()
  return {
    add(id, readFrom) {
      for (const [other, at] of readFroms) {
        if (at >= readFrom - retentionMs) break
        readFroms.delete(other)
      }
      readFroms.delete(id)
      readFroms.set(id, readFrom)
    },
    heldAt: (id, time) => (readFroms.get(id) ?? Number.NEGATIVE_INFINITY) >= time,
  }
}
