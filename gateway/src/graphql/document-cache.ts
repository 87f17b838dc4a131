// A cache of parsed documents, bounded by bytes because their sizes differ by a factor of a thousand. Stores a
// document only when it comes a second time, so that one-off documents do not reach the old heap. docs/security.md S60.
import { hash } from 'node:crypto'

export type DocumentCache<Value> = {
  get(source: string): Value | undefined
  /**
   * Stores an entry that comes a second time and evicts the least recently used ones. An entry larger than the
   * whole cache is not stored.
   */
  set(source: string, held: Value, bytes: number): void
  readonly bytes: number
}

/** Most hashes of documents that were seen once. */
const maxSeen = 1000

export function createDocumentCache<Value>(maxBytes: number): DocumentCache<Value> {
  const entries = new Map<string, { held: Value; bytes: number }>()
  const seen = new Set<string>()
  let total = 0

  /** Returns whether a document was seen recently. */
  function isSecond(source: string): boolean {
    const seenAs = hash('sha256', source, 'base64url')
    if (seen.delete(seenAs)) return true
    seen.add(seenAs)
    const [oldest] = seen
    if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest)
    return false
  }

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
      // Moves the entry to the end: the map is in order of last use.
      entries.delete(source)
      entries.set(source, entry)
      return entry.held
    },
    set(source, held, bytes) {
      if (!isSecond(source)) return
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

/** Memory of a parsed node with its content, measured on Node 20 and rounded up. */
const bytesPerNode = 200

/** Estimates the memory of a parsed document and its text, two bytes per character. */
export const heldBytes = (source: string, nodes: number): number =>
  2 * source.length + bytesPerNode * nodes
