import { beforeEach, expect, test } from 'vitest'
import type { Cart } from '../../platform/ecom/cart.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { SessionRecord } from '../../session/session-store.ts'
import { createKeyedMutex } from '../../storage/keyed-mutex.ts'
import { cartOf, writeLogOf } from '../../testing/cart-write-kit.ts'
import type { CartWriteContext, CartWriter } from './cart-context.ts'
import { createCartMemory } from './cart-memory.ts'
import { createCartWriter } from './cart-writer.ts'

const quantitiesPerLine = ({ lines }: Cart) => [
  lines.reduce((sum, { quantity }) => sum + quantity, 0),
]

/** The cart on the platform. */
let served: Cart
let writer: CartWriter
let context: CartWriteContext
const session = { idHash: 'session', cartHint: 'some' } as SessionRecord

beforeEach(() => {
  const log = writeLogOf(new Map())
  writer = createCartWriter({
    enqueue: createKeyedMutex(),
    log,
    memory: createCartMemory(),
    take: () => ({ ok: true, retryAfterSeconds: 0, left: 1 }),
  })
  // Only what a cart write reads.
  context = {
    requestId: 'req-12345678',
    session: { find: async () => session, ensure: async () => session, touch: async () => {} },
    own: {
      cart: {
        get: async () => ({ cart: served }),
        update: async () => ({ cart: served }),
      },
    },
    bus: { publish() {} },
    log: { warn() {}, info() {} },
  } as unknown as CartWriteContext
})

/** An addition whose response is lost after `happens` ran. */
const lostAdd = (happens: () => void) =>
  writer(context, {
    name: 'addToCurrentCart',
    idempotencyKey: 'add-0001',
    payload: { quantity: 1 },
    isRepeatable: false,
    quantitiesPerLine,
    send: async () => {
      happens()
      throw new PlatformFailure('system', 'no answer', { call: 'addToCurrentCart', status: 500 })
    },
  })

test('recognizes a lost addition that happened by the quantities of the cart', async () => {
  served = cartOf('first', 1, 2)
  await writer.remember(context, served)
  const { problems, cart } = await lostAdd(() => {
    served = cartOf('first', 2, 3)
  })
  expect([problems, cart?.revision]).toEqual([[], '2'])
})

test('does not compare quantities with those of another cart', async () => {
  served = cartOf('first', 1, 2)
  await writer.remember(context, served)
  const { problems, cart } = await lostAdd(() => {
    served = cartOf('second', 1, 1)
  })
  expect([problems, cart?.id]).toEqual([[], 'second'])
})

test('reports a lost addition that did not happen', async () => {
  served = cartOf('first', 1, 2)
  await writer.remember(context, served)
  const { problems } = await lostAdd(() => {})
  expect(problems).not.toEqual([])
})

test('does not replace a newer cart with a stale response', async () => {
  await writer.remember(context, cartOf('first', 10, 3))
  await writer.remember(context, cartOf('first', 9, 1))
  expect((await writer.last(context))?.revision).toBe('10')
  // Another cart has its own revisions.
  await writer.remember(context, cartOf('second', 1, 1))
  expect((await writer.last(context))?.id).toBe('second')
})
