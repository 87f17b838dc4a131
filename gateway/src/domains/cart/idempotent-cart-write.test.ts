// Cart writes whose response is lost, and those that are repeated.
import { describe, expect, test } from 'vitest'
import { problem } from '../../graphql/problems.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import {
  add,
  bench,
  cartOf,
  codesOf,
  failure,
  useCartWrites,
} from '../../testing/cart-write-kit.ts'

useCartWrites()

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

describe('a write with an answer', () => {
  test('is logged with its problems and remembered, and compared with the cart before it', async () => {
    const seen: unknown[] = []
    const notice = problem('QUANTITY_CAPPED')
    const notices = (before: Cart | null, after: Cart) => {
      seen.push(before?.revision, after.revision)
      return [notice]
    }
    const result = await add([cartOf('first', 2, 3)], { notices })
    expect([codesOf(result), result.cart?.revision]).toEqual([['QUANTITY_CAPPED'], '2'])
    expect(seen).toEqual(['1', '2'])
    expect(bench.memory.get('session')?.revision).toBe('2')
    expect(JSON.parse(bench.entries.get('add-0001')?.outcome ?? '')).toMatchObject([notice])
    expect(bench.touched.at(-1)).toEqual({ cartHint: 'some' })
  })

  test('without an idempotency key leaves no entry', async () => {
    await add([cartOf('first', 2, 3)], { idempotencyKey: null })
    expect(bench.entries.size).toBe(0)
  })

  test('is not compared with another cart', async () => {
    const seen: unknown[] = []
    bench.memory.set('session', cartOf('other', 9, 9))
    const notices = (before: Cart | null) => {
      seen.push(before)
      return []
    }
    await add([cartOf('first', 2, 3)], { notices })
    expect(seen).toEqual([null])
  })

  test('is refused with the cart as it was; its id may be used again', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    const result = await add([refusal], { field: 'code' })
    expect(result.problems).toMatchObject([{ code: 'REFUSED', field: 'code' }])
    expect([result.cart?.revision, bench.entries.size]).toEqual(['1', 0])
    expect(bench.logged).toMatchObject([
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
    expect(bench.logged).toMatchObject([['info', { fields: ['lineItems[0].quantity'] }]])
    await add([refusal])
    expect(bench.logged[1]?.[1]).not.toHaveProperty('fields')
  })

  test('a bug is no refusal', async () => {
    await expect(add([new TypeError('bug')])).rejects.toThrow(TypeError)
    expect(bench.entries.size).toBe(0)
  })
})

describe('the cart before an addition', () => {
  test('is read when it is not known, and there may be one', async () => {
    await add([cartOf('first', 2, 3)])
    expect(bench.reads).toBe(1)
  })

  test('is not read when it is known, when there is none, or when nothing is compared', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    await add([cartOf('first', 2, 3)])
    bench.memory.delete('session')
    bench.session = { ...bench.session, cartHint: 'none' }
    await add([cartOf('first', 3, 4)], { idempotencyKey: 'add-0002' })
    bench.session = { ...bench.session, cartHint: 'some' }
    bench.memory.delete('session')
    const plain = { idempotencyKey: 'add-0003', quantitiesPerLine: undefined }
    await add([cartOf('first', 4, 5)], plain)
    expect(bench.reads).toBe(0)
  })

  test('is read again when another gateway may have changed it', async () => {
    bench.memory.set('session', cartOf('first', 1, 9))
    bench.session = { ...bench.session, cartHint: 'none' }
    bench.handle = { ...bench.handle, lockChangedHands: true }
    await add([cartOf('first', 2, 3)])
    expect([bench.reads, bench.entries.get('add-0001')?.before]).toEqual([
      1,
      { cartId: 'first', pieces: [2], total: 2 },
    ])
  })
})

describe('a write without an answer', () => {
  test('that did not happen is a failure when the platform said so', async () => {
    const result = await add([failure(500)])
    expect([codesOf(result), result.attempts]).toEqual([['UPSTREAM_UNAVAILABLE'], 1])
    expect(bench.entries.size).toBe(0)
    expect(bench.logged).toMatchObject([['warn', { status: 500 }]])
  })

  test('is sent again when its connection broke, which stops the platform’s work', async () => {
    const result = await add([cutOff, cartOf('first', 2, 3)])
    expect([codesOf(result), result.attempts, result.cart?.revision]).toEqual([[], 2, '2'])
  })

  test('is not sent again after a timeout: the platform may still be working on it', async () => {
    const result = await add([timedOut])
    expect([codesOf(result), result.attempts]).toEqual([['OUTCOME_UNKNOWN'], 1])
    // It stays begun: a repeated request settles it.
    expect(bench.entries.get('add-0001')).toMatchObject({ outcome: undefined })
    bench.served = cartOf('first', 2, 3)
    expect(await add([])).toMatchObject({ problems: [], cart: { revision: '2' }, attempts: 0 })
  })

  test('has an unknown outcome when the cart cannot be read either', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    bench.served = failure(503)
    const result = await add([failure(502, undefined, 'wix-1')])
    expect(result.problems).toMatchObject([
      { code: 'OUTCOME_UNKNOWN', requestId: 'wix-1', suggestedFix: 'TRY_AGAIN' },
    ])
    expect([result.cart?.revision, bench.entries.size]).toEqual(['1', 1])
  })

  test('has our own request id where the platform has given none', async () => {
    bench.served = failure(503)
    bench.memory.set('session', cartOf('first', 1, 2))
    const result = await add([failure(502)])
    expect(result.problems).toMatchObject([{ requestId: 'req-12345678' }])
  })

  test('that can be repeated is sent again at once', async () => {
    const result = await add([failure(500), cartOf('first', 2, 3)], { isRepeatable: true })
    expect([codesOf(result), result.attempts]).toEqual([[], 2])
  })

  test('that was never sent is a failure, and nothing is looked up', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    const refused = failure(undefined, Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
    const result = await add([refused])
    expect([codesOf(result), bench.reads, bench.entries.size]).toEqual([
      ['UPSTREAM_UNAVAILABLE'],
      0,
      0,
    ])
  })

  test('a lock that may have expired stops it before it is sent', async () => {
    bench.handle = {
      lockChangedHands: false,
      assertHeld() {
        throw new SessionStoreUnavailable(new Error('expired'))
      },
    }
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(SessionStoreUnavailable)
    expect(bench.entries.size).toBe(1)
  })

  test('that added one of two lines happened', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    const two = ({ lines }: Cart) => [lines[0]?.quantity ?? 0, 0]
    const write = add([failure(500)], {
      quantitiesPerLine: two,
      send: async () => {
        bench.served = cartOf('first', 2, 3)
        throw failure(500)
      },
    })
    expect(await write).toMatchObject({ problems: [], cart: { revision: '2' } })
  })

  test('of a write that compares nothing is a failure when the platform said so', async () => {
    const result = await add([failure(500)], { quantitiesPerLine: undefined })
    expect(codesOf(result)).toEqual(['UPSTREAM_UNAVAILABLE'])
  })

  test('an addition to no cart happened when there is one now', async () => {
    bench.served = noCart
    const write = add([failure(500)], {
      send: async () => {
        bench.served = cartOf('new', 1, 1)
        throw failure(500)
      },
    })
    expect(await write).toMatchObject({ problems: [], cart: { id: 'new' } })
    expect(bench.entries.get('add-0001')?.before).toEqual({
      cartId: null,
      pieces: [],
      total: 0,
    })
  })
})

describe('a repeated request', () => {
  test('has the problems of the first one and the cart as it is now', async () => {
    const notices = () => [problem('QUANTITY_CAPPED')]
    await add([cartOf('first', 2, 3)], { notices })
    bench.served = cartOf('first', 7, 3)
    const again = await add([])
    expect([codesOf(again), again.cart?.revision]).toEqual([['QUANTITY_CAPPED'], '7'])
  })

  test('with another payload or call is refused', async () => {
    await add([cartOf('first', 2, 3)])
    const used = [{ code: 'INVALID_ARGUMENT', field: 'idempotencyKey' }]
    const other = await add([], { payload: { quantity: 2 } })
    expect(other.problems).toMatchObject(used)
    expect(other.cart?.revision).toBe('2')
    expect((await add([], { name: 'removeLineItems' })).problems).toMatchObject(used)
  })

  test('of a process that was killed is sent again when the cart has gained nothing', async () => {
    const begun = { before: { cartId: 'first', pieces: [2], total: 2 }, outcome: undefined }
    await add([timedOut])
    bench.entries.set('add-0001', {
      ...begun,
      fingerprint: bench.entries.get('add-0001')?.fingerprint ?? '',
    })
    expect(await add([cartOf('first', 2, 3)])).toMatchObject({ problems: [], attempts: 1 })
  })

  test('of a process that was killed stays unknown while the cart cannot be read', async () => {
    await add([timedOut])
    bench.served = failure(503)
    const result = await add([])
    expect([codesOf(result), bench.entries.size]).toEqual([['OUTCOME_UNKNOWN'], 1])
    bench.served = new TypeError('bug')
    await expect(add([])).rejects.toThrow(TypeError)
  })

  test('after another write is not taken for done by the pieces of that one', async () => {
    await add([timedOut])
    await add([cartOf('first', 2, 3)], { idempotencyKey: 'add-0002' })
    expect(await add([cartOf('first', 3, 4)])).toMatchObject({ problems: [], attempts: 1 })
  })

  test('after another write is done when the cart had gained before that one', async () => {
    await add([timedOut])
    bench.served = cartOf('first', 2, 3)
    await add([cartOf('first', 3, 4)], { idempotencyKey: 'add-0002' })
    expect(await add([])).toMatchObject({ problems: [], attempts: 0, cart: { revision: '3' } })
  })

  test('a write after an unfinished one is not sent while the cart cannot be read', async () => {
    await add([timedOut])
    bench.served = failure(503)
    const other = await add([], { idempotencyKey: 'add-0002' })
    expect([codesOf(other), [...bench.entries.keys()]]).toEqual([
      ['UPSTREAM_UNAVAILABLE'],
      ['add-0001'],
    ])
  })
})
