// Shared reads: concurrent requests share one fetch, responses are cached, served stale while they are revalidated,
// and invalidated by tag.

import type { LanguageCode } from '@vitrine/languages'
import { createCache } from 'async-cache-dedupe'
import type { AnswerOf, InputOf, PlatformCall } from '../platform/platform-call.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import { createBoundedEntries } from './bounded-entries.ts'
import { type CacheTag, tagsOf } from './cache-tags.ts'
import { createInFlightReads, type InFlightRead } from './in-flight-reads.ts'
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
  /** Returns the response in place of a refusal, which is cached like any other; throws other errors. */
  insteadOf?: (error: unknown) => AnswerOf<C>
}

/** Most entries of all reads together. */
const maxEntries = 2000
/** Most bytes of all entries, as they were sent: some two hundred lists of 50 products. */
const maxBytes = 40 * 1024 * 1024
/** State of a fetch before it is sent. */
const unsent = { bytes: 0, wasInvalidated: false }
/** TTL in seconds of responses that change with every order. */
const volatileSeconds = 3

/**
 * Returns what the cache calls for a read. It fetches what is missing right after it has reported it; every other fetch
 * revalidates a stale response.
 */
function readListeners(name: string, onRead: SharedReadOptions['onRead']) {
  const missing = new Set<string>()
  return {
    listeners: {
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

export function createSharedReads(options: SharedReadOptions) {
  const { transport, token, language, seconds, staleSeconds, onError, onRead } = options
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
  const inFlight = createInFlightReads((read) => {
    const { name, key, bytes, seconds: time } = read
    bounds.add(JSON.stringify([name, key]), read, { bytes, ms: time * 1000 })
  })

  /** Defines a cached read. */
  function shared<C extends PlatformCall>(
    service: string,
    call: C,
    name: string,
    { isVolatile = false, isLasting = false, insteadOf }: ReadRules<C> = {},
  ): Read<C> {
    type Key = { request: InputOf<C>; currency?: string }
    type Defined = Record<string, (key: Key) => Promise<AnswerOf<C>>>
    const { listeners: reports, isRevalidation } = readListeners(name, onRead)
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
      const onBytes = (bytes: number) => {
        fetch.bytes = bytes
      }
      const { isBackground } = fetch
      const more = { currency, waits, onBytes, isBackground }
      const sent = transport.send(service, call, request, { ...scope, ...more })
      return insteadOf ? sent.catch(insteadOf) : sent
    }
    const fetched = (key: Key, text: string) => {
      const isBackground = isRevalidation(text)
      const fetch = { name, key, seconds: ttl + stale, isBackground, ...unsent }
      const { orLast } = isVolatile ? lastAnswers.volatile : lastAnswers.lasting
      const last = () => orLast(fetch, (waits) => send(fetch, key, waits))
      return inFlight.track(fetch, isVolatile || isLasting ? last : () => send(fetch, key))
    }
    // Cast: its types leave out the text of the key, the second argument.
    const typed = fetched as (key: Key) => Promise<unknown>
    const defined = cache.define(name, times, typed) as unknown as Defined
    return (request, currency) => {
      const read = defined[name]
      if (!read) throw new Error(`No shared read is called ${name}`)
      return read({ request, currency })
    }
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
      return notifyAfter(cache.invalidateAll([...tags]))
    },
    /** Invalidates everything: after a gap in the events, and in tests. */
    clear: () => notifyAfter(Promise.all([cache.clear(), lastAnswers.clear(), bounds.clear()])),
    /** Registers a listener for invalidations, for caches of derived data. */
    onInvalidate: (listener: () => void) => void listeners.add(listener),
  }
}
