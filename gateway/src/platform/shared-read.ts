// One read many may ask for: shared in flight, kept for a while, served stale while it is renewed.
import type { Call, RequestOf, ResponseOf } from '@vitrine/platform'
import { createCache } from 'async-cache-dedupe'
import type { CallScope, Transport } from './transport.ts'

export type SharedReadOptions = {
  transport: Transport
  token: (fresh: boolean) => Promise<string>
  seconds: number
  staleSeconds: number
  onError?: (error: unknown) => void
}

export type Read<C extends Call> = (
  request: RequestOf<C>,
  currency?: string,
) => Promise<ResponseOf<C>>

/** Entries kept over all reads together. */
const maxKept = 2000
/** Seconds an answer is kept that changes with every order. */
const liveSeconds = 3

export function createSharedReads({
  transport,
  token,
  seconds,
  staleSeconds,
  onError,
}: SharedReadOptions) {
  const scope: CallScope = { token, requestId: 'public' }
  const storage = { type: 'memory' as const, options: { size: maxKept } }
  const cache = createCache({ ttl: seconds, stale: staleSeconds, storage, onError })

  /** `isLive` reads change with every order: kept only for a moment. */
  function shared<C extends Call>(service: string, call: C, name: string, isLive = false): Read<C> {
    type Key = { request: RequestOf<C>; currency?: string }
    const times = isLive ? { ttl: Math.min(seconds, liveSeconds), stale: 0 } : {}
    const defined = cache.define(name, times, ({ request, currency }: Key) =>
      transport.send(service, call, request, { ...scope, currency }),
    ) as unknown as Record<string, (key: Key) => Promise<ResponseOf<C>>>
    return (request, currency) => {
      const read = defined[name]
      if (!read) throw new Error(`No shared read is called ${name}`)
      return read({ request, currency })
    }
  }
  const listeners = new Set<() => void>()
  return {
    shared,
    clear() {
      for (const listener of listeners) listener()
      return cache.clear()
    },
    /** Told when everything is dropped: for whoever keeps what was made from it. */
    onClear: (listener: () => void) => void listeners.add(listener),
  }
}
