// Cart writes whose response is lost, which are repeated, or which the write log cannot follow.
import type { WireCart } from '@vitrine/platform'
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { type SessionRecord, SessionStoreUnavailable } from '../../session/session-store.ts'
import type { WriteEntry, WriteLog } from '../../storage/cart-write-log.ts'
import type { KeyedMutex } from '../../storage/keyed-mutex.ts'
import type { Bucket } from '../../storage/token-bucket.ts'
import type { CartWrite, CartWriteContext, CartWriter } from './cart-context.ts'
import { type CartMemory, createCartMemory } from './cart-memory.ts'
import { createCartWriter } from './cart-writer.ts'

const cartOf = (id: string, revision: number, quantity: number) =>
  ({ id, revision: String(revision), lineItems: [{ id: 'line', quantity }] }) as WireCart
const failure = (status?: number, cause?: unknown, requestId?: string) =>
  new PlatformFailure('system', 'lost', { call: 'addToCurrentCart', status, cause, requestId })
const cutOff = failure(undefined, Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
const timedOut = failure(undefined, Object.assign(new Error('late'), { name: 'TimeoutError' }))
const refusal = new PlatformFailure(
  'application',
  'no',
  { call: 'addToCurrentCart', status: 409 },
  [],
  {
    code: 'OTHER',
    description: '',
  },
)
const noCart = new PlatformFailure(
  'application',
  'none',
  { call: 'getCurrentCart', status: 404 },
  [],
  {
    code: 'OWNED_CART_NOT_FOUND',
    description: '',
  },
)

/** The cart on the platform, or why it cannot be read. */
let served: WireCart | Error
let reads: number
let entries: Map<string, WriteEntry>
let memory: CartMemory
let log: WriteLog
let handle: Parameters<Parameters<KeyedMutex>[1]>[0]
let session: SessionRecord
let bucket: Awaited<ReturnType<Bucket>>
let ensure: () => Promise<SessionRecord>
let published: unknown[]
let logged: [string, object][]
let writer: CartWriter
let context: CartWriteContext
let touched: unknown[]

beforeEach(() => {
  served = cartOf('first', 1, 2)
  reads = 0
  entries = new Map()
  memory = createCartMemory()
  published = []
  logged = []
  touched = []
  handle = { lockChangedHands: false, assertHeld() {} }
  session = { idHash: 'session', cartHint: 'some' } as SessionRecord
  bucket = { ok: true, retryAfterSeconds: 0 }
  ensure = async () => session
  log = {
    find: (_, id) => entries.get(id) ?? null,
    begin: (_, id, entry) => void entries.set(id, { ...entry, outcome: undefined }),
    finish: (_, id, outcome) => {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, outcome })
    },
    discard: (_, id) => void entries.delete(id),
  }
  writer = createCartWriter({
    enqueue: (_, task) => task(handle),
    log: {
      find: (...of) => log.find(...of),
      begin: (...of) => log.begin(...of),
      finish: (...of) => log.finish(...of),
      discard: (...of) => log.discard(...of),
    },
    memory,
    take: () => bucket,
  })
  const getCurrentCart = async () => {
    reads += 1
    if (served instanceof Error) throw served
    return { cart: served }
  }
  context = {
    requestId: 'req-12345678',
    session: {
      find: async () => session,
      ensure: () => ensure(),
      touch: async (changes: unknown) => void touched.push(changes),
    },
    own: { currentCart: { getCurrentCart } },
    bus: { publish: (topic: string, change: unknown) => published.push([topic, change]) },
    log: {
      warn: (facts: object) => logged.push(['warn', facts]),
      info: (facts: object) => logged.push(['info', facts]),
    },
  } as unknown as CartWriteContext
})

/** One addition; each of `sends` is the outcome of one attempt. */
function add(sends: (WireCart | Error)[], more: Partial<CartWrite> = {}) {
  let attempts = 0
  const run = writer(context, {
    name: 'addToCurrentCart',
    requestId: 'add-0001',
    payload: { quantity: 1 },
    isRepeatable: false,
    quantitiesPerLine: ({ lineItems }) => [
      lineItems.reduce((sum, line) => sum + (line.quantity ?? 0), 0),
    ],
    send: async () => {
      const outcome = sends[attempts]
      attempts += 1
      if (!outcome) throw new Error('It was sent once too often')
      if (outcome instanceof Error) throw outcome
      served = outcome
      return outcome
    },
    ...more,
  })
  return run.then((result) => ({ ...result, attempts }))
}
const codesOf = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)

describe('a write with an answer', () => {
  test('is logged with its problems and remembered, and compared with the cart before it', async () => {
    const seen: unknown[] = []
    const notice = problem('QUANTITY_CAPPED')
    const notices = (before: WireCart | null, after: WireCart) => {
      seen.push(before?.revision, after.revision)
      return [notice]
    }
    const result = await add([cartOf('first', 2, 3)], { notices })
    expect([codesOf(result), result.cart?.revision]).toEqual([['QUANTITY_CAPPED'], '2'])
    expect(seen).toEqual(['1', '2'])
    expect(memory.get('session')?.revision).toBe('2')
    expect(JSON.parse(entries.get('add-0001')?.outcome ?? '')).toMatchObject([notice])
    expect(touched.at(-1)).toEqual({ cartHint: 'some' })
  })

  test('without a request id leaves no entry', async () => {
    await add([cartOf('first', 2, 3)], { requestId: null })
    expect(entries.size).toBe(0)
  })

  test('is not compared with another cart', async () => {
    const seen: unknown[] = []
    memory.set('session', cartOf('other', 9, 9))
    const notices = (before: WireCart | null) => {
      seen.push(before)
      return []
    }
    await add([cartOf('first', 2, 3)], { notices })
    expect(seen).toEqual([null])
  })

  test('is refused with the cart as it was; its id may be used again', async () => {
    memory.set('session', cartOf('first', 1, 2))
    const result = await add([refusal], { field: 'code' })
    expect(result.problems).toMatchObject([{ code: 'REFUSED', field: 'code' }])
    expect([result.cart?.revision, entries.size]).toEqual(['1', 0])
    expect(logged).toMatchObject([
      ['info', { call: 'addToCurrentCart', code: 'OTHER', status: 409 }],
    ])
    expect(codesOf(await add([cartOf('first', 2, 3)]))).toEqual([])
  })

  test('a refusal of fields is logged by their names', async () => {
    const violation = { field: 'lineItems[0].quantity', description: 'd', violatedRule: 'MAX' }
    const invalid = new PlatformFailure('validation', 'no', { call: 'c', status: 400 }, [
      violation as never,
    ])
    await add([invalid])
    expect(logged).toMatchObject([['info', { fields: ['lineItems[0].quantity'] }]])
    await add([refusal])
    expect(logged[1]?.[1]).not.toHaveProperty('fields')
  })

  test('a bug is no refusal', async () => {
    await expect(add([new TypeError('bug')])).rejects.toThrow(TypeError)
    expect(entries.size).toBe(0)
  })
})

describe('the cart before an addition', () => {
  test('is read when it is not known, and there may be one', async () => {
    await add([cartOf('first', 2, 3)])
    expect(reads).toBe(1)
  })

  test('is not read when it is known, when there is none, or when nothing is compared', async () => {
    memory.set('session', cartOf('first', 1, 2))
    await add([cartOf('first', 2, 3)])
    memory.delete('session')
    session = { ...session, cartHint: 'none' }
    await add([cartOf('first', 3, 4)], { requestId: 'add-0002' })
    session = { ...session, cartHint: 'some' }
    memory.delete('session')
    const plain = { requestId: 'add-0003', quantitiesPerLine: undefined }
    await add([cartOf('first', 4, 5)], plain)
    expect(reads).toBe(0)
  })

  test('is read again when another gateway may have changed it', async () => {
    memory.set('session', cartOf('first', 1, 9))
    session = { ...session, cartHint: 'none' }
    handle = { ...handle, lockChangedHands: true }
    await add([cartOf('first', 2, 3)])
    expect([reads, entries.get('add-0001')?.before]).toEqual([1, { cartId: 'first', pieces: [2] }])
  })
})

describe('a write without an answer', () => {
  test('that did not happen is a failure when the platform said so', async () => {
    const result = await add([failure(500)])
    expect([codesOf(result), result.attempts]).toEqual([['UPSTREAM_UNAVAILABLE'], 1])
    expect(entries.size).toBe(0)
    expect(logged).toMatchObject([['warn', { status: 500 }]])
  })

  test('is sent again when its connection broke, which stops the platform’s work', async () => {
    const result = await add([cutOff, cartOf('first', 2, 3)])
    expect([codesOf(result), result.attempts, result.cart?.revision]).toEqual([[], 2, '2'])
  })

  test('is not sent again after a timeout: the platform may still be working on it', async () => {
    const result = await add([timedOut])
    expect([codesOf(result), result.attempts]).toEqual([['OUTCOME_UNKNOWN'], 1])
    // It stays begun: a repeated request settles it.
    expect(entries.get('add-0001')).toMatchObject({ outcome: undefined })
    served = cartOf('first', 2, 3)
    expect(await add([])).toMatchObject({ problems: [], cart: { revision: '2' }, attempts: 0 })
  })

  test('has an unknown outcome when the cart cannot be read either', async () => {
    memory.set('session', cartOf('first', 1, 2))
    served = failure(503)
    const result = await add([failure(502, undefined, 'wix-1')])
    expect(result.problems).toMatchObject([
      { code: 'OUTCOME_UNKNOWN', requestId: 'wix-1', suggestedFix: 'TRY_AGAIN' },
    ])
    expect([result.cart?.revision, entries.size]).toEqual(['1', 1])
  })

  test('has our own request id where the platform has given none', async () => {
    served = failure(503)
    memory.set('session', cartOf('first', 1, 2))
    const result = await add([failure(502)])
    expect(result.problems).toMatchObject([{ requestId: 'req-12345678' }])
  })

  test('that can be repeated is sent again at once', async () => {
    const result = await add([failure(500), cartOf('first', 2, 3)], { isRepeatable: true })
    expect([codesOf(result), result.attempts]).toEqual([[], 2])
  })

  test('that was never sent is a failure, and nothing is looked up', async () => {
    memory.set('session', cartOf('first', 1, 2))
    const refused = failure(undefined, Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
    const result = await add([refused])
    expect([codesOf(result), reads, entries.size]).toEqual([['UPSTREAM_UNAVAILABLE'], 0, 0])
  })

  test('a lock that may have expired stops it before it is sent', async () => {
    handle = {
      lockChangedHands: false,
      assertHeld() {
        throw new SessionStoreUnavailable(new Error('expired'))
      },
    }
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(SessionStoreUnavailable)
    expect(entries.size).toBe(1)
  })

  test('an addition to no cart happened when there is one now', async () => {
    served = noCart
    const write = add([failure(500)], {
      send: async () => {
        served = cartOf('new', 1, 1)
        throw failure(500)
      },
    })
    expect(await write).toMatchObject({ problems: [], cart: { id: 'new' } })
    expect(entries.get('add-0001')?.before).toEqual({ cartId: null, pieces: [] })
  })
})

describe('a repeated request', () => {
  test('has the problems of the first one and the cart as it is now', async () => {
    const notices = () => [problem('QUANTITY_CAPPED')]
    await add([cartOf('first', 2, 3)], { notices })
    served = cartOf('first', 7, 3)
    const again = await add([])
    expect([codesOf(again), again.cart?.revision]).toEqual([['QUANTITY_CAPPED'], '7'])
  })

  test('with another payload or call is refused', async () => {
    await add([cartOf('first', 2, 3)])
    const used = [{ code: 'INVALID_ARGUMENT', field: 'requestId' }]
    const other = await add([], { payload: { quantity: 2 } })
    expect(other.problems).toMatchObject(used)
    expect(other.cart?.revision).toBe('2')
    expect((await add([], { name: 'removeLineItems' })).problems).toMatchObject(used)
  })

  test('of a process that was killed is sent again when the cart has gained nothing', async () => {
    const begun = { before: { cartId: 'first', pieces: [2] }, outcome: undefined }
    await add([timedOut])
    entries.set('add-0001', { ...begun, fingerprint: entries.get('add-0001')?.fingerprint ?? '' })
    expect(await add([cartOf('first', 2, 3)])).toMatchObject({ problems: [], attempts: 1 })
  })

  test('of a process that was killed stays unknown while the cart cannot be read', async () => {
    await add([timedOut])
    served = failure(503)
    const result = await add([])
    expect([codesOf(result), entries.size]).toEqual([['OUTCOME_UNKNOWN'], 1])
    served = new TypeError('bug')
    await expect(add([])).rejects.toThrow(TypeError)
  })
})

describe('a store that is away', () => {
  const away = () => {
    throw new SessionStoreUnavailable(new Error('redis'))
  }

  test('after the write does not fail it', async () => {
    log.finish = away
    const result = await add([cartOf('first', 2, 3)])
    expect([codesOf(result), result.cart?.revision]).toEqual([[], '2'])
    expect(logged).toMatchObject([['warn', { err: { message: 'redis' } }]])
  })

  test('before the write fails it, and the write stays begun', async () => {
    log.begin = away
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(SessionStoreUnavailable)
    expect(logged).toEqual([])
  })

  test('another error of the log is not hidden', async () => {
    log.finish = () => {
      throw new TypeError('bug')
    }
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(TypeError)
  })
})

describe('a write that does not begin', () => {
  test('is over the rate limit: the cart stays as it was', async () => {
    bucket = { ok: false, retryAfterSeconds: 7 }
    memory.set('session', cartOf('first', 1, 2))
    const result = await add([])
    expect(result).toMatchObject({
      cart: { revision: '1' },
      problems: [{ code: 'RATE_LIMITED', suggestedFix: 'TRY_AGAIN' }],
    })
    expect(result.problems[0]?.message).toContain('7')
    memory.delete('session')
    expect((await add([])).cart).toBeNull()
    expect(await writer.withLock(context, async () => 1)).toMatchObject({
      ok: false,
      problem: { code: 'RATE_LIMITED' },
    })
  })

  test('has no session: the token endpoint failed', async () => {
    ensure = () => Promise.reject(failure(503))
    const result = await add([])
    expect(result).toMatchObject({
      cart: null,
      problems: [{ code: 'UPSTREAM_UNAVAILABLE', requestId: 'req-12345678' }],
    })
    ensure = () => Promise.reject(new TypeError('bug'))
    await expect(add([])).rejects.toThrow(TypeError)
  })
})

describe('the remembered cart', () => {
  test('is published when it is another one, and not when it changed', async () => {
    await writer.remember(context, cartOf('first', 1, 2))
    await writer.remember(context, cartOf('first', 2, 3))
    await writer.remember(context, null)
    await writer.remember(context, null)
    expect(published).toEqual([
      [expect.stringContaining('session'), { kind: 'CART', at: expect.any(Number), revision: '1' }],
      [expect.stringContaining('session'), { kind: 'CART', at: expect.any(Number) }],
    ])
    expect(await writer.last(context)).toBeNull()
    expect(touched.map((one) => JSON.stringify(one)).slice(-1)).toEqual(['{"cartHint":"none"}'])
  })

  test('of the same revision, or without one, replaces the one before', async () => {
    await writer.remember(context, cartOf('first', 2, 1))
    await writer.remember(context, cartOf('first', 2, 5))
    const quantity = async () => (await writer.last(context))?.lineItems[0]?.quantity
    expect(await quantity()).toBe(5)
    await writer.remember(context, { ...cartOf('first', 0, 6), revision: undefined } as WireCart)
    expect(await quantity()).toBe(6)
    await writer.remember(context, cartOf('first', 1, 7))
    expect(await quantity()).toBe(7)
  })

  test('is none without a session, also when the store is away', async () => {
    memory.set('session', cartOf('first', 1, 2))
    context.session.find = async () => null
    await writer.remember(context, cartOf('first', 2, 3))
    expect([await writer.last(context), published]).toEqual([null, []])
    context.session.find = () => Promise.reject(new SessionStoreUnavailable(new Error('away')))
    expect(await writer.last(context)).toBeNull()
  })

  test('another task runs under the same lock', async () => {
    expect(await writer.withLock(context, async () => 'done')).toEqual({ ok: true, value: 'done' })
  })
})
