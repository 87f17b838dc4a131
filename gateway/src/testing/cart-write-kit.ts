// A setup for tests of cart writes: one session, a cart on the platform, and a write log in memory.
import { beforeEach } from 'vitest'
import type { CartWrite, CartWriteContext, CartWriter } from '../domains/cart/cart-context.ts'
import { type CartMemory, createCartMemory } from '../domains/cart/cart-memory.ts'
import { createCartWriter } from '../domains/cart/cart-writer.ts'
import type { Cart } from '../platform/ecom/cart.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { SessionRecord } from '../session/session-store.ts'
import type { WriteEntry, WriteLog } from '../storage/cart-write-log.ts'
import type { KeyedMutex } from '../storage/keyed-mutex.ts'
import type { Bucket } from '../storage/token-bucket.ts'
import { wireCart } from './wire-cart.ts'

export const cartOf = (id: string, revision: number, quantity: number) =>
  wireCart({ id, revision: String(revision), lineItems: [{ id: 'line', quantity }] })

/** No usable response; a failure with a response has a status. */
export const failure = (status?: number, cause?: unknown, requestId?: string) =>
  new PlatformFailure('system', 'lost', { call: 'addToCurrentCart', status, cause, requestId })

type Bench = {
  /** The cart on the platform, or why it cannot be read. */
  served: Cart | Error
  /** Number of reads. */
  reads: number
  entries: Map<string, WriteEntry>
  memory: CartMemory
  log: WriteLog
  handle: Parameters<Parameters<KeyedMutex>[1]>[0]
  session: SessionRecord
  bucket: Awaited<ReturnType<Bucket>>
  ensure: () => Promise<SessionRecord>
  published: unknown[]
  logged: [string, object][]
  touched: unknown[]
  writer: CartWriter
  context: CartWriteContext
}
export const bench = {} as Bench

/** Creates a new setup for every test of a file. */
export function useCartWrites(): void {
  beforeEach(() => {
    const entries = new Map<string, WriteEntry>()
    const memory = createCartMemory()
    Object.assign(bench, {
      ...{ served: cartOf('first', 1, 2), reads: 0, entries, memory, log: writeLogOf(entries) },
      ...{ handle: { lockChangedHands: false, assertHeld() {} } },
      ...{ session: { idHash: 'session', cartHint: 'some' }, ensure: async () => bench.session },
      ...{
        bucket: { ok: true, retryAfterSeconds: 0, left: 1 },
        published: [],
        logged: [],
        touched: [],
      },
      writer: createCartWriter({
        enqueue: (_, task) => task(bench.handle),
        log: {
          find: (...of) => bench.log.find(...of),
          begin: (...of) => bench.log.begin(...of),
          finish: (...of) => bench.log.finish(...of),
          discard: (...of) => bench.log.discard(...of),
          unfinished: (...of) => bench.log.unfinished(...of),
        },
        memory,
        take: () => bench.bucket,
      }),
      context: contextOf(),
    })
  })
}

/** A write log in memory. */
export const writeLogOf = (entries: Map<string, WriteEntry>): WriteLog => ({
  find: (_, id) => entries.get(id) ?? null,
  begin: (_, id, entry) => void entries.set(id, { ...entry, outcome: undefined }),
  finish: (_, id, outcome) => {
    const entry = entries.get(id)
    if (entry) entries.set(id, { ...entry, outcome })
  },
  discard: (_, id) => void entries.delete(id),
  unfinished: () =>
    [...entries].flatMap(([idempotencyKey, { before, outcome }]) =>
      outcome === undefined && before.total !== null ? [{ idempotencyKey, before }] : [],
    ),
})

/** The part of the context that a cart write reads. */
const contextOf = () => {
  const readCart = async () => {
    bench.reads += 1
    if (bench.served instanceof Error) throw bench.served
    return { cart: bench.served }
  }
  return contextWith(readCart)
}

const contextWith = (readCart: () => Promise<{ cart: unknown }>) => ({
  requestId: 'req-12345678',
  session: {
    find: async () => bench.session,
    ensure: () => bench.ensure(),
    touch: async (changes: unknown) => void bench.touched.push(changes),
  },
  own: {
    cart: {
      get: readCart,
      update: readCart,
    },
  },
  bus: { publish: (topic: string, change: unknown) => bench.published.push([topic, change]) },
  log: {
    warn: (facts: object) => bench.logged.push(['warn', facts]),
    info: (facts: object) => bench.logged.push(['info', facts]),
  },
})

/** One add; each of `sends` is the outcome of one attempt. */
export function add(sends: (Cart | Error)[], more: Partial<CartWrite> = {}) {
  let attempts = 0
  const run = bench.writer(bench.context, {
    name: 'addToCurrentCart',
    idempotencyKey: 'add-0001',
    payload: { quantity: 1 },
    isRepeatable: false,
    quantitiesPerLine: ({ lines }) => [lines.reduce((sum, line) => sum + line.quantity, 0)],
    send: async () => {
      const outcome = sends[attempts]
      attempts += 1
      if (!outcome) throw new Error('It was sent once too often')
      if (outcome instanceof Error) throw outcome
      bench.served = outcome
      return outcome
    },
    ...more,
  })
  return run.then((result) => ({ ...result, attempts }))
}
export const codesOf = ({ problems }: { problems: { code: string }[] }) =>
  problems.map(({ code }) => code)
