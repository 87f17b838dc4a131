// Keeps what was made of documents, bounded by bytes: a document can be a thousand times as large as another one.
// SECURITY S60.

export type DocumentCache<Held> = {
  get(source: string): Held | undefined
  /** Adds an entry; those unused for longest make room. What is larger than all of it is not held. */
  set(source: string, held: Held, bytes: number): void
  readonly bytes: number
}

export function createDocumentCache<Held>(maxBytes: number): DocumentCache<Held> {
  const entries = new Map<string, { held: Held; bytes: number }>()
  let total = 0

  function remove(source: string): void {
    total -= entries.get(source)?.bytes ?? 0
    entries.delete(source)
  }
  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return
      remove(oldest)
    }
  }
  return {
    get(source) {
      const entry = entries.get(source)
      if (!entry) return undefined
      // The map stays in the order of last use.
      entries.delete(source)
      entries.set(source, entry)
      return entry.held
    },
    set(source, held, bytes) {
      remove(source)
      entries.set(source, { held, bytes })
      total += bytes
      makeRoom()
    },
    get bytes() {
      return total
    },
  }
}

/** A node of a parsed document with what it holds, measured on Node 20 and rounded up. */
const bytesPerNode = 200

/** Returns about how much memory a parsed document takes together with its text, two bytes a character. */
export const heldBytes = (source: string, nodes: number): number =>
  2 * source.length + bytesPerNode * nodes
