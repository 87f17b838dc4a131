import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshShop } from '../fresh-shop.ts'
import type { DeliveryAttempt, StoredEvent } from '../rows/event-rows.ts'
import { haldenShop } from '../seed/shop.ts'
import { State } from '../state/state.ts'
import { memoryStore } from '../state/store.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { EventLog } from './event-log.ts'
import { anonymous } from './identities.ts'

let state: State
let log: EventLog
let queue: DeliveryQueue
/** Ids of entities in the order their events were sent. */
let sent: string[]
/** When each was. */
let moments: number[]
/** What a delivery to an entity is answered; 200 unless said otherwise. */
let answers: Record<string, number>
let underWay: number
let mostUnderWay: number

beforeEach(() => {
  vi.useFakeTimers()
  state = new State(memoryStore, freshShop(haldenShop))
  log = new EventLog(state)
  sent = []
  moments = []
  answers = {}
  underWay = 0
  mostUnderWay = 0
  queue = new DeliveryQueue(state, send)
})
afterEach(() => {
  queue.stop()
  vi.useRealTimers()
})

async function send(event: StoredEvent): Promise<DeliveryAttempt> {
  sent.push(event.entityId)
  moments.push(Date.now())
  underWay += 1
  mostUnderWay = Math.max(mostUnderWay, underWay)
  await new Promise((resolve) => setTimeout(resolve, 10))
  underWay -= 1
  return { at: '', status: answers[event.entityId] ?? 200, ms: 10 }
}

const raise = (entityId: string): StoredEvent => {
  const raised = { name: 'CartUpdated', entityId, body: { id: entityId } } as const
  const event = state.transaction(() => log.raise(raised, anonymous, true))
  queue.add(event)
  queue.wake()
  return event
}
const deliveryOf = ({ id }: StoredEvent) => state.deliveries.get(id)

describe('the delivery queue', () => {
  it('sends nothing before it is open', async () => {
    raise('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    queue.setOpen(true)
    await vi.advanceTimersByTimeAsync(20)
    expect(sent).toEqual(['a'])
  })

  it('delivers once what is answered 2xx', async () => {
    queue.setOpen(true)
    answers.a = 204
    const event = raise('a')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(sent).toEqual(['a'])
    expect(deliveryOf(event)).toMatchObject({ state: 'DELIVERED', attempts: [{ status: 204 }] })
  })

  it('tries again after ever longer rests, and gives up after twelve tries', async () => {
    queue.setOpen(true)
    answers.a = 500
    const event = raise('a')
    await vi.advanceTimersByTimeAsync(86_400_000)
    const rests = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
    // A try takes ten milliseconds.
    const seconds = rests.map((ms) => Math.floor((ms - 10) / 10) / 100)
    expect(seconds).toEqual([0.25, 1, 5, 30, 120, 600, 600, 600, 600, 600, 600])
    expect(deliveryOf(event)).toMatchObject({ state: 'GIVEN_UP', failures: 12 })
    expect(deliveryOf(event)?.attempts).toHaveLength(12)
  })

  it.each([0, 302, 404, 503])('%i is no delivery', async (status) => {
    queue.setOpen(true)
    answers.a = status
    const event = raise('a')
    await vi.advanceTimersByTimeAsync(20)
    expect(deliveryOf(event)).toMatchObject({ state: 'WAITING', failures: 1 })
  })

  it('keeps the order of one entity while its deliveries fail, and serves the others', async () => {
    queue.setOpen(true)
    answers.a = 500
    const [first, second] = [raise('a'), raise('a')]
    const other = raise('b')
    await vi.advanceTimersByTimeAsync(30)
    expect(sent).toEqual(['a', 'b'])
    expect(deliveryOf(other)?.state).toBe('DELIVERED')
    expect(deliveryOf(second)?.attempts).toEqual([])
    answers.a = 200
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual(['a', 'b', 'a', 'a'])
    expect([deliveryOf(first)?.state, deliveryOf(second)?.state]).toEqual([
      'DELIVERED',
      'DELIVERED',
    ])
  })

  it('goes on with the next event of an entity once one is given up', async () => {
    queue.setOpen(true)
    answers.a = 500
    raise('a')
    await vi.advanceTimersByTimeAsync(86_400_000)
    answers.a = 200
    const next = raise('a')
    await vi.advanceTimersByTimeAsync(20)
    expect(deliveryOf(next)?.state).toBe('DELIVERED')
  })

  it('has at most eight deliveries under way', async () => {
    queue.setOpen(true)
    for (let entity = 0; entity < 30; entity++) raise(`e${entity}`)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toHaveLength(30)
    expect(mostUnderWay).toBe(8)
  })

  it('takes up what another one left', async () => {
    const events = [raise('a'), raise('b'), raise('a')]
    const next = new DeliveryQueue(state, send)
    next.setOpen(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toEqual(['a', 'b', 'a'])
    expect(events.map((event) => deliveryOf(event)?.state)).toEqual(Array(3).fill('DELIVERED'))
    next.stop()
  })

  it('writes nothing down after it was stopped', async () => {
    queue.setOpen(true)
    const event = raise('a')
    await vi.advanceTimersByTimeAsync(5)
    queue.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(deliveryOf(event)).toMatchObject({ state: 'WAITING', attempts: [] })
  })
})
