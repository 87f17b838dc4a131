// One read many may ask for: shared in flight, kept for a while, served stale while it is renewed, and
// dropped by name when what it was made of changes.
import type { Call, RequestOf, ResponseOf } from '@vitrine/platform'
import { createCache } from 'async-cache-dedupe'
import { type Reference, referencesOf } from './references.ts'
import type { CallScope, Transport } from './transport.ts'

export type SharedReadOptions = {
  transport: Transport
  token: (fresh: boolean) => Promise<string>
  seconds: number
  staleSeconds: number
  onError?: (error: unknown) => void
  /** Told how each question was answered, for the metrics. */
  onRead?: (name: string, how: 'hit' | 'miss' | 'shared') => void
}

export type Read<C extends Call> = (
  request: RequestOf<C>,
  currency?: string,
) => Promise<ResponseOf<C>>

/** Entries kept over all reads together. */
const maxKept = 2000
/** Seconds an answer is kept that changes with every order. */
const liveSeconds = 3

type Asking = { name: string; key: unknown; isOutdated: boolean }

export function createSharedReads(options: SharedReadOptions) {
  const { transport, token, seconds, staleSeconds, onError, onRead } = options
  const scope: CallScope = { token, requestId: 'public' }
  const storage = { type: 'memory' as const, options: { size: maxKept, invalidation: true } }
  const cache = createCache({ ttl: seconds, stale: staleSeconds, storage, onError })
  const asking = new Set<Asking>()
  /** Which question an answer belongs to. */
  const askedAs = new WeakMap<object, Asking>()
  const listeners = new Set<() => void>()

  async function ask(own: Asking, read: () => Promise<unknown>): Promise<unknown> {
    asking.add(own)
    try {
      const answer = await read()
      askedAs.set(answer as object, own)
      return answer
    } finally {
      // Only once the answer is kept: from then on it is found by what it was made of.
      setImmediate(() => asking.delete(own))
    }
  }

  /** `isLive` reads change with every order: kept only for a moment. */
  function shared<C extends Call>(service: string, call: C, name: string, isLive = false): Read<C> {
    type Key = { request: RequestOf<C>; currency?: string }
    const ttl = isLive ? Math.min(seconds, liveSeconds) : seconds
    const stale = isLive ? 0 : staleSeconds
    // What was asked for before something was dropped is right for who asked, and not kept.
    const keptFor = (time: number) => (answer: unknown) =>
      askedAs.get(answer as object)?.isOutdated ? 0 : time
    const times = {
      ttl: keptFor(ttl),
      stale: keptFor(stale),
      references: ({ request }: Key, _: string, answer: unknown) =>
        referencesOf(name, request, answer),
      ...(onRead && {
        onHit: () => onRead(name, 'hit'),
        onMiss: () => onRead(name, 'miss'),
        onDedupe: () => onRead(name, 'shared'),
      }),
    }
    const defined = cache.define(name, times, (key: Key) =>
      ask({ name, key, isOutdated: false }, () =>
        transport.send(service, call, key.request, { ...scope, currency: key.currency }),
      ),
    ) as unknown as Record<string, (key: Key) => Promise<ResponseOf<C>>>
    return (request, currency) => {
      const read = defined[name]
      if (!read) throw new Error(`No shared read is called ${name}`)
      return read({ request, currency })
    }
  }

  /** Nobody who asks from now on is given an answer that was already on its way. */
  async function leaveBehind(): Promise<void> {
    const running = [...asking]
    for (const own of running) own.isOutdated = true
    await Promise.all(running.map(({ name, key }) => cache.clear(name, key)))
  }

  async function tell(dropping: Promise<unknown>): Promise<void> {
    await Promise.all([leaveBehind(), dropping])
    for (const listener of listeners) listener()
  }

  return {
    shared,
    /** Drops the answers that were made of one of these, and no others. */
    drop: (names: readonly Reference[]) => tell(cache.invalidateAll([...names])),
    /** Drops everything: when nobody knows what changed, and in tests. */
    clear: () => tell(cache.clear()),
    /** Told when something is dropped: for whoever keeps what was made from it. */
    onClear: (listener: () => void) => void listeners.add(listener),
  }
}
