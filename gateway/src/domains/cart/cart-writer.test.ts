import type { WireCart } from '@vitrine/platform'
import { beforeEach, expect, test } from 'vitest'
import type { Context } from '../../graphql/context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { createKeyedQueue } from '../../session/keyed-queue.ts'
import type { SessionRecord } from '../../session/session-store.ts'
import type { WriteEntry, WriteLog } from '../../session/write-log.ts'
import { createCartMemory } from './cart-memory.ts'
import { type CartWriter, createCartWriter } from './cart-writer.ts'

const cartOf = (id: string, revision: number, quantity: number) =>
  ({ id, revision: String(revision), lineItems: [{ id: 'line', quantity }] }) as WireCart
const piecesIn = ({ lineItems }: WireCart) => [
  lineItems.reduce((sum, line) => sum + (line.quantity ?? 0), 0),
]

/** The cart at the platform. */
let served: WireCart
let writer: CartWriter
let context: Context
const session = { idHash: 'session', cartMark: 'some' } as SessionRecord

beforeEach(() => {
  const entries = new Map<string, WriteEntry>()
  const log: WriteLog = {
    find: (_, id) => entries.get(id) ?? null,
    begin: (_, id, entry) => void entries.set(id, { ...entry, outcome: undefined }),
    finish: (_, id, outcome) => {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, outcome })
    },
    forget: (_, id) => void entries.delete(id),
  }
  writer = createCartWriter({
    enqueue: createKeyedQueue(),
    log,
    memory: createCartMemory(),
    take: () => ({ ok: true, retryAfterSeconds: 0 }),
  })
  // Only what a write of the cart looks at.
  context = {
    requestId: 'req-12345678',
    session: { find: async () => session, ensure: async () => session, remember: async () => {} },
    own: { currentCart: { getCurrentCart: async () => ({ cart: served }) } },
    bus: { publish() {} },
    log: { warn() {}, info() {} },
  } as unknown as Context
})

/** An addition whose answer is lost after `happens`. */
const lostAdd = (happens: () => void) =>
  writer(context, {
    name: 'addToCurrentCart',
    requestId: 'add-0001',
    payload: { quantity: 1 },
    isRepeatable: false,
    piecesIn,
    send: async () => {
      happens()
      throw new PlatformFailure('system', 'no answer', { call: 'addToCurrentCart', status: 500 })
    },
  })

test('a lost addition that happened shows in the pieces of its cart', async () => {
  served = cartOf('first', 1, 2)
  await writer.saw(context, served)
  const { problems, cart } = await lostAdd(() => {
    served = cartOf('first', 2, 3)
  })
  expect([problems, cart?.revision]).toEqual([[], '2'])
})

test('pieces of a cart before it are no measure: what a new cart holds was added to it', async () => {
  served = cartOf('first', 1, 2)
  await writer.saw(context, served)
  const { problems, cart } = await lostAdd(() => {
    served = cartOf('second', 1, 1)
  })
  expect([problems, cart?.id]).toEqual([[], 'second'])
})

test('a lost addition that did not happen is a problem', async () => {
  served = cartOf('first', 1, 2)
  await writer.saw(context, served)
  const { problems } = await lostAdd(() => {})
  expect(problems).not.toEqual([])
})

test('an answer that was overtaken does not replace a newer one', async () => {
  await writer.saw(context, cartOf('first', 10, 3))
  await writer.saw(context, cartOf('first', 9, 1))
  expect((await writer.last(context))?.revision).toBe('10')
  // Another cart has revisions of its own.
  await writer.saw(context, cartOf('second', 1, 1))
  expect((await writer.last(context))?.id).toBe('second')
})
