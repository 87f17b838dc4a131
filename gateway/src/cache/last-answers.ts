// Answers of reads that are fresh for a moment only, for the time in which the platform refuses calls for their number:
// an old stock is better than a page that fails. docs/contract/real-site.md §8.
import { isRateLimited } from '../platform/failure.ts'
import { type CacheTag, tagsOf } from './cache-tags.ts'

type Entry = { answer: unknown; tags: readonly CacheTag[]; until: number }

type ReadOfKey = { name: string; key: { request: unknown }; wasInvalidated: boolean }

/** Most answers; the oldest are removed first. */
const mostAnswers = 500

/** Creates a store of answers that are used for up to `seconds`. */
export function createLastAnswers(seconds: number) {
  const entries = new Map<string, Entry>()

  function find(key: string): unknown {
    const entry = entries.get(key)
    return entry && entry.until > Date.now() ? entry.answer : undefined
  }

  function store(key: string, answer: unknown, tags: readonly CacheTag[]): void {
    entries.delete(key)
    entries.set(key, { answer, tags, until: Date.now() + seconds * 1000 })
    const [oldest] = entries.keys()
    if (entries.size > mostAnswers && oldest !== undefined) entries.delete(oldest)
  }

  return {
    /** Sends a read; returns the last answer when that is refused for the number of calls. It waits only without one. */
    async orLast(read: ReadOfKey, send: (waits: boolean) => Promise<unknown>): Promise<unknown> {
      const { name, key } = read
      const text = JSON.stringify([name, key])
      try {
        const answer = await send(find(text) === undefined)
        if (!read.wasInvalidated) store(text, answer, tagsOf(name, key.request, answer))
        return answer
      } catch (error) {
        const last = isRateLimited(error) ? find(text) : undefined
        if (last === undefined) throw error
        return last
      }
    },
    invalidate(tags: readonly CacheTag[]): void {
      for (const [key, entry] of entries) {
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
      }
    },
    clear: () => entries.clear(),
  }
}
