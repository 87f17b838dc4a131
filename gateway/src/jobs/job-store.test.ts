// Whose job it is, which worker works on it, and what is left of it after a kill.
import { beforeEach, describe, expect, test } from 'vitest'
import { problem } from '../graphql/problems.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { JobRow, NewItem, NewJobRow } from './job-rows.ts'
import { type JobStore, sqliteJobStore } from './job-store.ts'
import { type JobLists, type JobQuery, sqliteJobLists } from './list-jobs.ts'

const day = 24 * 3600 * 1000
const owner = { kind: 'STAFF', id: 'o', name: 'Owner@shop.test', role: 'OWNER' } as const
const unknown = problem('OUTCOME_UNKNOWN')
const refused = problem('REFUSED')

let clock: number
let store: JobStore
let lists: JobLists
beforeEach(() => {
  clock = 1000 * day
  const database = openSqlite('memory')
  store = sqliteJobStore(database, () => clock)
  lists = sqliteJobLists(database)
})

let count = 0
function create(job: Partial<NewJobRow> = {}, items: readonly NewItem[] = [{ id: 'a' }]): string {
  count += 1
  const row: NewJobRow = {
    ...{
      actor: owner,
      idempotencyKey: `request-${count}`,
      fingerprint: 'f',
      requestId: `requestId-${count}`,
    },
    work: { action: 'DELETE_BRANDS' },
    ...job,
  }
  return store.create(row, items, 'worker')
}
const items = (...ids: string[]) => ids.map((id) => ({ id }))
const statesOf = (id: string) => lists.items(id, { limit: 100 }).map(({ state }) => state)
const send = (id: string, size = 100) => {
  const part = store.waiting(id, size)
  return store.send(id, 'worker', part) ? part : []
}

test('a job is stored whole, with the step of each item', () => {
  const step = { do: 'RENAME_BRAND', name: 'Anvil' } as const
  const id = create({ idempotencyKey: 'r' }, [{ id: 'a', step }, { id: 'b' }])
  expect(store.find(id)).toMatchObject({
    ...{
      id,
      actor: owner,
      idempotencyKey: 'r',
      fingerprint: 'f',
      work: { action: 'DELETE_BRANDS' },
    },
    ...{ total: 2, succeeded: 0, failed: 0, state: 'RUNNING', problem: null },
    ...{ startedAt: clock, finishedAt: null },
  })
  expect(store.waiting(id, 1)).toEqual([{ place: 0, id: 'a', sent: 0, step }])
  expect(store.waiting(id, 9)[1]).toEqual({ place: 1, id: 'b', sent: 0, step: null })
  expect(store.find('other')).toBeNull()
})

describe('whose job it is', () => {
  test('S91 a request id is one of an actor: of its kind as well as of its id', () => {
    const id = create({ idempotencyKey: 'same' })
    expect(store.findRequest(owner, 'same')?.id).toBe(id)
    const app = { kind: 'APP', id: 'o' } as const
    expect(store.findRequest(app, 'same')).toBeNull()
    expect(store.findRequest({ kind: 'STAFF', id: 'other' }, 'same')).toBeNull()
    expect(() => create({ idempotencyKey: 'same' })).toThrow()
    create({ idempotencyKey: 'same', actor: app })
    expect([store.running(owner), store.running(app)]).toEqual([1, 1])
  })

  test('an actor without an id has jobs of its own', () => {
    const nameless = { kind: 'STAFF' } as const
    const id = create({ idempotencyKey: 'n', actor: nameless })
    expect(store.findRequest(nameless, 'n')?.id).toBe(id)
    expect([store.running(nameless), store.running(owner)]).toEqual([1, 0])
    expect(lists.list({ limit: 9, whose: nameless }).map((job) => job.id)).toEqual([id])
  })

  test('jobs that have ended do not count as running', () => {
    const id = create({ work: { action: 'DELETE_PRODUCTS' } })
    expect(store.isRunning(['DELETE_BRANDS', 'DELETE_PRODUCTS'])).toBe(true)
    expect([store.isRunning(['DELETE_BRANDS']), store.isRunning([])]).toEqual([false, false])
    store.end(id, 'worker', 'DONE')
    expect([store.isRunning(['DELETE_PRODUCTS']), store.running(owner)]).toEqual([false, 0])
  })
})

describe('a batch', () => {
  test('is sent by the worker of the job only, and while it runs', () => {
    const id = create({}, items('a', 'b'))
    const part = store.waiting(id, 1)
    expect(store.send(id, 'other worker', part)).toBe(false)
    expect(statesOf(id)).toEqual(['WAITING', 'WAITING'])
    expect(store.send(id, 'worker', part)).toBe(true)
    expect(statesOf(id)).toEqual(['SENT', 'WAITING'])
    store.stop(id)
    expect(store.send(id, 'worker', store.waiting(id, 1))).toBe(false)
  })

  test('settles what was sent, and counts the attempts of what was not', () => {
    const id = create({}, items('a', 'b', 'c'))
    const [a, b, c] = send(id)
    if (!a || !b || !c) throw new Error('not sent')
    store.unsent(id, [c])
    store.answered(id, [
      { place: 0, problem: null },
      { place: 1, problem: refused },
      // It was not sent: nothing is known of it.
      { place: 2, problem: null },
    ])
    expect(statesOf(id)).toEqual(['DONE', 'FAILED', 'WAITING'])
    expect(store.find(id)).toMatchObject({ succeeded: 1, failed: 1 })
    expect(store.waiting(id, 9)).toMatchObject([{ id: 'c', sent: 1 }])
    expect(lists.failures(id, { limit: 9 })).toEqual([{ index: 1, id: 'b', problem: refused }])
    expect([lists.failures(id, { above: 1, limit: 9 }), lists.failures(id, { limit: 0 })]).toEqual([
      [],
      [],
    ])
  })

  test('that created something has it in place of the item', () => {
    const id = create({}, items('new-0'))
    send(id)
    const made = { id: 'p1', kind: 'PRODUCT', name: 'Mug', facts: { name: 'Mug' } } as const
    store.answered(id, [{ place: 0, problem: null, made }])
    expect(lists.items(id, { limit: 9 })).toEqual([
      {
        ...{ index: 0, id: 'p1', state: 'DONE', thing: 'PRODUCT', name: 'Mug', problem: null },
        ...{ before: null, after: { name: 'Mug' } },
      },
    ])
  })
})

describe('the end of a job', () => {
  test('is that of its worker', () => {
    const id = create()
    store.end(id, 'other worker', 'DONE')
    expect(store.find(id)).toMatchObject({ state: 'RUNNING', finishedAt: null })
    clock += 5
    store.end(id, 'worker', 'INTERRUPTED', refused)
    const ended = { state: 'INTERRUPTED', finishedAt: clock, problem: refused }
    expect(store.find(id)).toMatchObject(ended)
    clock += 5
    store.end(id, 'worker', 'DONE')
    expect([store.find(id)?.finishedAt, store.stop(id)]).toEqual([clock - 5, false])
  })

  test('an interrupted job is resumed by one worker; a running one and a finished one by none', () => {
    const id = create()
    expect(store.take(id, 'second')).toBe(false)
    expect(store.stop(id)).toBe(true)
    expect([store.take(id, 'second'), store.take(id, 'third')]).toEqual([true, false])
    expect(store.find(id)).toMatchObject({ state: 'RUNNING', finishedAt: null, problem: null })
    expect(store.send(id, 'worker', store.waiting(id, 1))).toBe(false)
    store.end(id, 'second', 'DONE')
    expect(store.take(id, 'third')).toBe(false)
  })
})

describe('after a kill', () => {
  test('what can be sent again waits, and what cannot has an unknown outcome', () => {
    const first = create({}, items('a', 'b', 'c'))
    send(first, 2)
    const second = create({ work: { action: 'EDIT_PRODUCTS' } }, [
      { id: 'a', step: { do: 'DELETE_BRAND' } },
    ])
    send(second)
    clock += 7
    store.recover(
      (work, step) => step?.do === 'DELETE_BRAND' && work.action === 'EDIT_PRODUCTS',
      () => unknown,
    )
    expect([statesOf(first), statesOf(second)]).toEqual([
      ['FAILED', 'FAILED', 'WAITING'],
      ['WAITING'],
    ])
    expect(lists.failures(first, { limit: 1 })).toMatchObject([{ problem: unknown }])
    for (const id of [first, second])
      expect(store.find(id)).toMatchObject({ state: 'INTERRUPTED', finishedAt: clock })
  })

  test('a job that was stopped just before is settled too, and one that is done is left alone', () => {
    const stopped = create()
    send(stopped)
    store.stop(stopped)
    const done = create()
    const part = send(done)
    store.answered(
      done,
      part.map(({ place }) => ({ place, problem: null })),
    )
    store.end(done, 'worker', 'DONE')
    store.recover(
      () => false,
      () => unknown,
    )
    expect([statesOf(stopped), statesOf(done)]).toEqual([['FAILED'], ['DONE']])
    expect(store.find(done)?.state).toBe('DONE')
  })
})

test('jobs are deleted after thirty days, running ones never', () => {
  const ended = create()
  store.end(ended, 'worker', 'DONE')
  const running = create()
  clock += 30 * day
  create()
  expect(store.find(ended)).not.toBeNull()
  clock += 1
  create()
  expect([store.find(ended), lists.items(ended, { limit: 9 })]).toEqual([null, []])
  expect([store.find(running)?.state, statesOf(running)]).toEqual(['RUNNING', ['WAITING']])
})

describe('a list of jobs', () => {
  const listed = (query: Partial<JobQuery>) =>
    lists.list({ limit: 99, ...query }).map((job: JobRow) => job.idempotencyKey)

  test('has the newest first, by its filters, which must all hold', () => {
    const start = clock
    create(
      { idempotencyKey: 'one', actor: { kind: 'APP', id: 'feed', name: 'Feed' } },
      items('A', 'b'),
    )
    clock += 10
    create({ idempotencyKey: 'two', work: { action: 'DELETE_PRODUCTS' } }, items('c'))
    clock += 10
    const third = create({ idempotencyKey: 'three' }, items('b'))
    send(third)
    const made = { id: 'p', kind: 'PRODUCT', name: 'Blue Mug', facts: {} } as const
    store.answered(third, [{ place: 0, problem: null, made }])

    expect(listed({})).toEqual(['three', 'two', 'one'])
    expect(listed({ limit: 1 })).toEqual(['three'])
    const numbers = lists.list({ limit: 9 }).map(({ number }) => number)
    expect(listed({ below: numbers[0] })).toEqual(['two', 'one'])
    expect(listed({ whose: owner })).toEqual(['three', 'two'])
    expect(listed({ whose: { kind: 'APP', id: 'o' } })).toEqual([])
    expect(listed({ actions: ['DELETE_PRODUCTS'] })).toEqual(['two'])
    expect(listed({ things: ['PRODUCT'] })).toEqual(['three'])
    expect(listed({ ids: new Set(['a', 'c']) })).toEqual(['two', 'one'])
    expect(listed({ since: start + 10 })).toEqual(['three', 'two'])
    expect(listed({ until: start + 10 })).toEqual(['one'])
    expect(listed({ since: start + 10, until: start + 20 })).toEqual(['two'])
    expect(listed({ actor: { part: 'FEED', ids: [] } })).toEqual(['one'])
    expect(listed({ actor: { part: 'nothing', ids: ['o'] } })).toEqual(['three', 'two'])
    expect(listed({ actor: { part: 'nothing', ids: [] } })).toEqual([])
    expect(lists.idsNamed('blue m')).toEqual(['p'])
    expect(lists.idsNamed('green')).toEqual([])
  })

  test('of a request has the job about an id first, otherwise its first one', () => {
    create({ idempotencyKey: 'one', requestId: 'r' }, items('a'))
    create({ idempotencyKey: 'two', requestId: 'r' }, items('B'))
    create({ idempotencyKey: 'three', requestId: 'other' }, items('b'))
    expect(lists.ofRequest('r', ['b'])?.idempotencyKey).toBe('two')
    expect(lists.ofRequest('r', ['c'])?.idempotencyKey).toBe('one')
    expect([lists.ofRequest('r', [])?.idempotencyKey, lists.ofRequest('none', [])]).toEqual([
      'one',
      null,
    ])
    expect(lists.itemsOfRequest('r', ['A', 'b'], 9).map(({ id }) => id)).toEqual(['a', 'B'])
    expect(lists.itemsOfRequest('r', ['a', 'b'], 1)).toHaveLength(1)
    expect(lists.requestIdsOf(new Set(['b']))).toEqual(new Set(['r', 'other']))
  })

  test('are counted under the conditions of the list', () => {
    create({ idempotencyKey: 'one' }, items('a'))
    create({ idempotencyKey: 'two' }, items('a', 'b'))
    expect([lists.count({}), lists.count({ until: 0 })]).toEqual([2, 0])
    expect(lists.count({ since: 0, ids: new Set(['b']) })).toBe(1)
    expect(lists.count({ until: 0, ids: new Set(['b']) })).toBe(0)
  })

  test('the items of a job are read in pages', () => {
    const id = create({}, items('a', 'b', 'c'))
    const last = { limit: 2, isReversed: true }
    expect(lists.items(id, last).map(({ index }) => index)).toEqual([2, 1])
    expect(lists.items(id, { limit: 2 }).map(({ index }) => index)).toEqual([0, 1])
    expect(lists.items(id, { above: 1, limit: 2 })).toMatchObject([
      { index: 2, before: undefined, after: undefined },
    ])
  })
})
