// Shared reads: concurrent requests share one fetch, responses are cached, served stale while they are revalidated,
// and invalidated by tag.

import type { LanguageCode } from '@vitrine/languages'
import type { Call, RequestOf, ResponseOf } from '@vitrine/platform'
import { createCache } from 'async-cache-dedupe'
import type { CallScope, Transport } from '../platform/transport.ts'
import { type CacheTag, tagsOf } from './cache-tags.ts'
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

export type Read<C extends Call> = (
  request: RequestOf<C>,
  currency?: string,
) => Promise<ResponseOf<C>>

type ReadRules<C extends Call> = {
  /** The response changes with every order: the TTL is short and nothing is served stale. */
  isVolatile?: boolean
  /** The last response is served for as long as the platform does not respond: every page has a part of it. */
  isLasting?: boolean
  /** Returns the response in place of a refusal, which is cached like any other; throws other errors. */
  insteadOf?: (error: unknown) => ResponseOf<C>
}

/** Most entries of all reads together. */
const maxEntries = 2000
/** TTL in seconds of responses that change with every order. */
const volatileSeconds = 3

type InFlightRead = { name: string; key: unknown; wasInvalidated: boolean }

export function createSharedReads(options: SharedReadOptions) {
  const { transport, token, language, seconds, staleSeconds, onError, onRead } = options
  const scope: CallScope = { token, language, requestId: 'public', credential: 'public' }
  const storage = { type: 'memory' as const, options: { size: maxEntries, invalidation: true } }
  const cache = createCache({ ttl: seconds, stale: staleSeconds, storage, onError })
  const inFlight = new Set<InFlightRead>()
  /** The fetch that produced a response. */
  const fetchOf = new WeakMap<object, InFlightRead>()
  const listeners = new Set<() => void>()
  const lastAnswers = createLastAnswers(staleSeconds)

  async function track(fetch: InFlightRead, read: () => Promise<unknown>): Promise<unknown> {
    inFlight.add(fetch)
    try {
      const response = await read()
      fetchOf.set(response as object, fetch)
      return response
    } finally {
      // After the response was cached: from then on it is found by its tags.
      setImmediate(() => inFlight.delete(fetch))
    }
  }

  /** Defines a cached read. */
  function shared<C extends Call>(
    service: string,
    call: C,
    name: string,
    { isVolatile = false, isLasting = false, insteadOf }: ReadRules<C> = {},
  ): Read<C> {
    type Key = { request: RequestOf<C>; currency?: string }
    const ttl = isVolatile ? Math.min(seconds, volatileSeconds) : seconds
    const stale = isVolatile ? 0 : staleSeconds
    // A response whose fetch began before an invalidation is returned to its caller but not cached.
    const ttlFor = (time: number) => (response: unknown) =>
      fetchOf.get(response as object)?.wasInvalidated ? 0 : time
    const times = {
      ttl: ttlFor(ttl),
      stale: ttlFor(stale),
      references: ({ request }: Key, _: string, response: unknown) =>
        tagsOf(name, request, response),
      ...(onRead && {
        onHit: () => onRead(name, 'hit'),
        onMiss: () => onRead(name, 'miss'),
        onDedupe: () => onRead(name, 'shared'),
      }),
    }
    const send = ({ request, currency }: Key, waits = true) => {
      const sent = transport.send(service, call, request, { ...scope, currency, waits })
      return insteadOf ? sent.catch(insteadOf) : sent
    }
    const defined = cache.define(name, times, (key: Key) => {
      const fetch = { name, key, wasInvalidated: false }
      const { orLast } = isVolatile ? lastAnswers.volatile : lastAnswers.lasting
      const last = () => orLast(fetch, (waits) => send(key, waits))
      return track(fetch, isVolatile || isLasting ? last : () => send(key))
    }) as unknown as Record<string, (key: Key) => Promise<ResponseOf<C>>>
    return (request, currency) => {
      const read = defined[name]
      if (!read) throw new Error(`No shared read is called ${name}`)
      return read({ request, currency })
    }
  }

  /** Requests that start after an invalidation never join an in-flight fetch that began before it. */
  async function detachInFlight(): Promise<void> {
    const running = [...inFlight]
    for (const fetch of running) fetch.wasInvalidated = true
    await Promise.all(running.map(({ name, key }) => cache.clear(name, key)))
  }

  async function notifyAfter(invalidation: Promise<unknown>): Promise<void> {
    await Promise.all([detachInFlight(), invalidation])
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
    clear: () => notifyAfter(Promise.all([cache.clear(), lastAnswers.clear()])),
    /** Registers a listener for invalidations, for caches of derived data. */
    onInvalidate: (listener: () => void) => void listeners.add(listener),
  }
}
