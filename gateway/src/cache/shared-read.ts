// Shared reads: concurrent requests share one fetch, responses are cached, served stale while they are revalidated,
// and invalidated by tag.

import type { LanguageCode } from '@vitrine/languages'
import { createCache } from 'async-cache-dedupe'
import type { Operation } from '../platform/operations.ts'
import type { AnswerOf, InputOf, PlatformCall } from '../platform/platform-call.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import { createBoundedEntries } from './bounded-entries.ts'
import { type CacheTag, tagsOf } from './cache-tags.ts'
import { createInFlightReads, type InFlightRead, newRead, sendingOf } from './in-flight-reads.ts'
import { createLastAnswers } from './last-answers.ts'

export type SharedReadOptions = {
  transport: Transport
  token: (fresh: boolean) => Promise<string>
  /** Language of the texts. */
  language?: LanguageCode
  seconds: number
  staleSeconds: number
  onError?: (error: unknown) => void
  /** Called with the outcome of each read, for the metrics. */
  onRead?: (name: string, how: 'hit' | 'miss' | 'shared') => void
  /** What is stored of the responses elsewhere, and invalidated with them. */
  derived?: { invalidate(tags: readonly CacheTag[]): void; clear(): void }
}

export type Read<C extends PlatformCall> = (
  request: InputOf<C>,
  currency?: string,
) => Promise<AnswerOf<C>>

type ReadRules<C extends PlatformCall> = {
  /** The response changes with every order: the TTL is short and nothing is served stale. */
  isVolatile?: boolean
  /** The last response is served for as long as the platform does not respond: every page has a part of it. */
  isLasting?: boolean
  /** Called with each response that has been cached; `ms`: for how long it is fresh. */
  onCached?: (response: AnswerOf<C>, sent: CachedResponse) => void
  /** Returns the response in place of a refusal, which is cached like any other; throws other errors. */
  insteadOf?: (error: unknown) => AnswerOf<C>
}

/** `bytes`: of the response as it was sent. */
export type CachedResponse = { currency: string | undefined; bytes: number; ms: number }

export type SharedReads = ReturnType<typeof createSharedReads>

/** Most entries of all reads together. */
const maxEntries = 2000
/** Most bytes of all entries, as they were sent: some two hundred lists of 50 products. */
const maxBytes = 40 * 1024 * 1024
/** TTL in seconds of responses that change with every order. */
const volatileSeconds = 3

/**
 * Returns what the cache calls for a read. It fetches what is missing right after it has reported it; every other fetch
 * revalidates a stale response.
 */
function readReports(name: string, onRead: SharedReadOptions['onRead']) {
  const missing = new Set<string>()
  return {
    reports: {
      onHit: () => onRead?.(name, 'hit'),
      onMiss(key: string) {
        missing.add(key)
        onRead?.(name, 'miss')
      },
      onDedupe: () => onRead?.(name, 'shared'),
    },
    isRevalidation: (key: string) => !missing.delete(key),
  }
}

/** Returns what the cache has defined under a name. */
function definedRead<C extends PlatformCall>(defined: object, name: string): Read<C> {
  type Key = { request: InputOf<C>; currency?: string }
  // Cast: the types of the cache leave out what is defined by a name that is no literal.
  const read = (defined as Record<string, (key: Key) => Promise<AnswerOf<C>>>)[name]
  if (!read) throw new Error(`No shared read is called ${name}`)
  return (request, currency) => read({ request, currency })
}

export function createSharedReads(options: SharedReadOptions) {
  const { transport, token, language, seconds, staleSeconds, onError, onRead, derived } = options
  const scope: CallScope = { token, language, requestId: 'public', credential: 'public' }
  const storage = { type: 'memory' as const, options: { size: maxEntries, invalidation: true } }
  const cache = createCache({ ttl: seconds, stale: staleSeconds, storage, onError })
  const listeners = new Set<() => void>()
  const lastAnswers = createLastAnswers(staleSeconds)
  // The cache counts entries, and removes what has expired when it is read again.
  const bounds = createBoundedEntries<InFlightRead>({
    maxBytes,
    onEvict: ({ name, key }) => void cache.clear(name, key).catch((error) => onError?.(error)),
  })
  const inFlight = createInFlightReads((read, response) => {
    const { name, key, bytes, seconds: time } = read
    bounds.add(JSON.stringify([name, key]), read, { bytes, ms: time * 1000 })
    read.onCached?.(response, bytes)
  })

  /** Defines a cached read. */
  function shared<C extends Operation>(
    call: C,
    name: string,
    { isVolatile = false, isLasting = false, insteadOf, onCached }: ReadRules<C> = {},
  ): Read<C> {
    type Key = { request: InputOf<C>; currency?: string }
    const { reports, isRevalidation } = readReports(name, onRead)
    const ttl = isVolatile ? Math.min(seconds, volatileSeconds) : seconds
    const stale = isVolatile ? 0 : staleSeconds
    // A response whose fetch began before an invalidation is returned to its caller but not cached.
    const ttlFor = (time: number) => (response: unknown) => (inFlight.mayCache(response) ? time : 0)
    const times = {
      ttl: ttlFor(ttl),
      stale: ttlFor(stale),
      references: ({ request }: Key, _: string, response: unknown) =>
        tagsOf(name, request, response),
      ...reports,
    }
    const send = (fetch: InFlightRead, { request, currency }: Key, waits = true) => {
      const more = { ...scope, currency, waits, ...sendingOf(fetch) }
      const sent = transport.send(call.service, call, request, more)
      return insteadOf ? sent.catch(insteadOf) : sent
    }
    const fetched = (key: Key, text: string) => {
      const fetch = newRead({
        ...{ name, key, seconds: ttl + stale, isBackground: isRevalidation(text) },
        onCached: (response, bytes) =>
          // Cast: it is the response of this fetch.
          onCached?.(response as AnswerOf<C>, { currency: key.currency, bytes, ms: ttl * 1000 }),
      })
      const { orLast } = isVolatile ? lastAnswers.volatile : lastAnswers.lasting
      const last = () => orLast(fetch, (waits) => send(fetch, key, waits))
      return inFlight.track(fetch, isVolatile || isLasting ? last : () => send(fetch, key))
    }
    // Cast: its types leave out the text of the key, the second argument.
    const typed = fetched as (key: Key) => Promise<unknown>
    return definedRead(cache.define(name, times, typed), name)
  }

  async function notifyAfter(invalidation: Promise<unknown>): Promise<void> {
    await Promise.all([inFlight.detach(({ name, key }) => cache.clear(name, key)), invalidation])
    for (const listener of listeners) listener()
  }

  return {
    shared,
    /** Invalidates the responses that have one of these tags. */
    invalidate(tags: readonly CacheTag[]) {
      lastAnswers.invalidate(tags)
      derived?.invalidate(tags)
      return notifyAfter(cache.invalidateAll([...tags]))
    },
    /** Invalidates everything: after a gap in the events, and in tests. */
    clear() {
      for (const one of [lastAnswers, bounds, derived]) one?.clear()
      return notifyAfter(cache.clear())
    },
    /** Registers a listener for invalidations, for caches of derived data. */
    onInvalidate: (listener: () => void) => void listeners.add(listener),
  }
}
