// Answers of reads for the time in which the platform does not answer them: an old stock is better than a page that
// fails, and an old menu better than none. docs/contract/real-site.md §8.
import { isAbsent, isRateLimited } from '../platform/failure.ts'
import { type CacheTag, tagsOf } from './cache-tags.ts'

type Entry = { answer: unknown; tags: readonly CacheTag[]; until: number }

type ReadOfKey = { name: string; key: { request: unknown }; wasInvalidated: boolean }

/** Most answers; the oldest are removed first. */
const mostAnswers = 500

type Options = {
  /** For how long an answer is used. */
  seconds: number
  /** Failures in place of which the last answer is returned. */
  isReplaced: (error: unknown) => boolean
}

/** Creates the stores of last answers; those of volatile reads are used for up to `seconds`, lasting ones for any time. */
export function createLastAnswers(seconds: number) {
  const volatile = createStore({ seconds, isReplaced: isRateLimited })
  const lasting = createStore({ seconds: Number.POSITIVE_INFINITY, isReplaced: isAbsent })
  return {
    volatile,
    lasting,
    invalidate(tags: readonly CacheTag[]): void {
      volatile.invalidate(tags)
      lasting.invalidate(tags)
    },
    clear(): void {
      volatile.clear()
      lasting.clear()
    },
  }
}

function createStore({ seconds, isReplaced }: Options) {
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
    /** Sends a read; returns the last answer in place of a failure. It waits only without one. */
    async orLast(read: ReadOfKey, send: (waits: boolean) => Promise<unknown>): Promise<unknown> {
      const { name, key } = read
      const text = JSON.stringify([name, key])
      try {
        const answer = await send(find(text) === undefined)
        if (!read.wasInvalidated) store(text, answer, tagsOf(name, key.request, answer))
        return answer
      } catch (error) {
        const last = isReplaced(error) ? find(text) : undefined
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
