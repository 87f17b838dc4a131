// Changes that outlive their page. docs/security.md S121.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setViewer } from '../lib/cart-signal.ts'
import { CartEngine } from './cart-engine.ts'
import type { CartIntent } from './cart-intents.ts'
import type { RestoredSlot } from './engine-types.ts'
import { hasRetained, RetainedChanges } from './retained-changes.ts'
import { fakeLocks } from './test/fake-locks.ts'
import { cartOf, request, start } from './test/started-engine.ts'
import type { CartSnapshot, Transport } from './transport.ts'

const stored = new Map<string, string>()
let locks: ReturnType<typeof fakeLocks>

/** Own keys are the entries, as in the browser. */
const storage = () =>
  new Proxy({} as Record<string, string>, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      })[String(name)],
  })

beforeEach(() => {
  stored.clear()
  locks = fakeLocks()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('addEventListener', () => undefined)
  setViewer(null)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns the engine of a page without a connection, and what it retains. */
function offlinePage() {
  const { engine } = start()
  const retained = new RetainedChanges()
  engine.subscribe(() => retained.write(engine.state))
  engine.dispatch({ type: 'online', isOnline: false })
  return engine
}

type Sent = { intent: CartIntent; idempotencyKey: string; answer: () => void }

/** Returns what a new page sends of what was retained, with its keys. */
async function sentByNextPage(cart: CartSnapshot | null = start().engine.state.cart) {
  const sent: Sent[] = []
  const send: Transport['send'] = (intent, idempotencyKey) =>
    new Promise((resolve) => {
      const answer = () => resolve({ cart: cartOf(String(sent.length), 1), problems: [] })
      sent.push({ intent, idempotencyKey, answer })
    })
  const engine = new CartEngine({ send, read: () => Promise.reject(new Error('down')) })
  engine.adopt(cart)
  const retained = new RetainedChanges()
  engine.subscribe(() => retained.write(engine.state))
  const take = (slots: readonly RestoredSlot[]) => engine.dispatch({ type: 'restored', slots })
  retained.adopt(take, () => undefined)
  await locks.settled()
  return sent
}

test('changes made without a connection are sent by the next page, in order and under their keys', async () => {
  const engine = offlinePage()
  void engine.add(request)
  void engine.add({ ...request, productId: 'c', quantity: 2 })
  engine.remove('a')
  await locks.settled()
  const keys = engine.state.slots.map(({ retryId }) => retryId)
  expect(hasRetained()).toBe(true)
  locks.endPage()
  const sent = await sentByNextPage()
  expect(sent.map(({ intent }) => intent)).toMatchObject([
    { kind: 'add', line: { productId: 'b' } },
    { kind: 'add', line: { productId: 'c', quantity: 2 } },
    { kind: 'remove', lineId: 'a' },
  ])
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys)
  expect(new Set(keys).size).toBe(3)
  expect(hasRetained()).toBe(true)
  for (const { answer } of sent) answer()
  await locks.settled()
  expect(hasRetained()).toBe(false)
})

test('a page that is closed while it sends what it took over leaves the rest to the next one', async () => {
  const engine = offlinePage()
  void engine.add(request)
  void engine.add({ ...request, productId: 'c' })
  await locks.settled()
  const [first, second] = engine.state.slots.map(({ retryId }) => retryId)
  locks.endPage()
  // Without a cart, the second waits for the session that the first creates.
  const [one] = await sentByNextPage(null)
  expect(one?.idempotencyKey).toBe(first)
  locks.endPage()
  const again = await sentByNextPage(null)
  expect(again.map(({ idempotencyKey }) => idempotencyKey)).toEqual([first])
  again[0]?.answer()
  await locks.settled()
  expect(again.map(({ idempotencyKey }) => idempotencyKey)).toEqual([first, second])
  again[1]?.answer()
  await locks.settled()
  expect(stored.size).toBe(0)
})

test('what another page retained is there until this page retains it', async () => {
  void offlinePage().add(request)
  await locks.settled()
  const sizes: number[] = []
  const removed = stored.delete.bind(stored)
  vi.spyOn(stored, 'delete').mockImplementation((key) => {
    sizes.push(stored.size)
    return removed(key)
  })
  locks.endPage()
  await sentByNextPage()
  expect(sizes).toEqual([2])
})

test('another page takes nothing while the page is open, and one of two once it is gone', async () => {
  void offlinePage().add(request)
  await locks.settled()
  const taken = [vi.fn(), vi.fn()]
  for (const take of taken) new RetainedChanges().adopt(take, () => undefined)
  await locks.settled()
  expect(taken.flatMap(({ mock }) => mock.calls)).toEqual([])
  locks.endPage()
  await locks.settled()
  expect(taken.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
})

test('a page that waited for changes which another page has sent learns of it', async () => {
  void offlinePage().add(request)
  await locks.settled()
  const [take, onSent] = [vi.fn(), vi.fn()]
  new RetainedChanges().adopt(take, onSent)
  stored.clear()
  expect(onSent).not.toHaveBeenCalled()
  locks.endPage()
  await locks.settled()
  expect([take.mock.calls.length, onSent.mock.calls.length]).toEqual([0, 1])
})

test('a page in another language leaves them: choices have the names of one language', async () => {
  void offlinePage().add(request)
  await locks.settled()
  locks.endPage()
  for (const [key, entry] of [...stored]) {
    stored.delete(key)
    stored.set(key.replace(':en:', ':de:'), entry)
  }
  expect(await sentByNextPage()).toEqual([])
  expect([...stored.keys()]).toEqual([expect.stringMatching(/^vitrine-changes:de:/)])
})

test('what got no response is retained until it is answered', async () => {
  const { engine, sent } = start()
  const retained = new RetainedChanges()
  engine.subscribe(() => retained.write(engine.state))
  engine.remove('a')
  await locks.settled()
  expect(hasRetained()).toBe(false)
  sent[0]?.answer({ cart: null, problems: [{ code: 'NO_ANSWER', message: '' }] })
  await locks.settled()
  expect(hasRetained()).toBe(true)
  engine.retry('line:a')
  expect(hasRetained()).toBe(true)
  sent[1]?.answer({ cart: cartOf('2', 1), problems: [] })
  await locks.settled()
  expect(hasRetained()).toBe(false)
})

test.each(['{', 'null', '7', '{"at":1}', '{"slots":{}}'])(
  'an entry that cannot be read is removed: %s',
  async (text) => {
    stored.set('vitrine-changes:en:broken', text)
    const [take, onSent] = [vi.fn(), vi.fn()]
    new RetainedChanges().adopt(take, onSent)
    await locks.settled()
    expect(stored.size).toBe(0)
    expect([take.mock.calls.length, onSent.mock.calls.length]).toEqual([0, 0])
  },
)

test('changes that a page fails to take over are left to the next one', async () => {
  void offlinePage().add(request)
  await locks.settled()
  locks.endPage()
  const before = [...stored]
  const take = () => {
    throw new Error('full')
  }
  new RetainedChanges().adopt(take, () => undefined)
  await locks.settled()
  expect([...stored]).toEqual(before)
})

test('S121 notes and addresses are not retained', async () => {
  const engine = offlinePage()
  engine.request('note', { kind: 'note', text: 'for Ada' })
  engine.request('delivery', { kind: 'delivery', delivery: { address: null, option: null } })
  await locks.settled()
  expect([...stored.values()]).toEqual([])
})

test('S129 a code that is worth money is not retained', async () => {
  const engine = offlinePage()
  engine.request('gift-card', { kind: 'gift-card', code: 'HALDEN25-4711' })
  await locks.settled()
  expect([...stored.values()].join('')).not.toContain('HALDEN25')
  expect(hasRetained()).toBe(false)
})

test.each([
  ['a visitor', null, 'Mara'],
  ['a member', 'Mara', null],
])('S121 changes of %s are not sent for another person', async (_, before, now) => {
  setViewer(before)
  void offlinePage().add(request)
  await locks.settled()
  locks.endPage()
  setViewer(now)
  expect(await sentByNextPage()).toEqual([])
  expect(stored.size).toBe(0)
})

test('S121 changes are not sent once the gateway may have dropped their keys', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  void offlinePage().add(request)
  await locks.settled()
  locks.endPage()
  vi.setSystemTime(Date.now() + 21 * 3600 * 1000)
  expect(await sentByNextPage()).toEqual([])
  expect(stored.size).toBe(0)
})
