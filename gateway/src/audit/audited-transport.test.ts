import { expect, test } from 'vitest'
import type { Actor } from '../auth/actor.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { operations } from '../platform/operations.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { Transport } from '../platform/transport.ts'
import type { AuditIntent, AuditOutcome } from './audit-log.ts'
import { auditedTransport } from './audited-transport.ts'

type Entry = { intent: AuditIntent; outcome?: AuditOutcome }
type Made = {
  actor?: Partial<Actor>
  request?: object
  answer?: unknown
  /** The platform does not do it. */
  error?: Error
}

/** Makes one call and returns what the log has of it. */
const named = { name: 'Ostra' }

async function entryOf(
  service: string,
  call: PlatformCall,
  made: Made = {},
): Promise<Entry | undefined> {
  const entries = new Map<string, Entry>()
  const log = {
    begin(intent: AuditIntent) {
      entries.set('record', { intent })
      return 'record'
    },
    end(record: string, outcome: AuditOutcome) {
      const entry = entries.get(record)
      if (entry) entry.outcome = outcome
    },
    read: () => [],
    count: () => 0,
    check: () => Promise.reject(new Error('not used')),
  }
  const send = (async () => {
    // The entry is written before the call is made.
    expect(entries.get('record')?.outcome).toBeUndefined()
    expect(entries.size).toBe(1)
    if (made.error) throw made.error
    return made.answer ?? {}
  }) as Transport['send']
  const actor = async () => ({ kind: 'STAFF' as const, id: 'owner', ...made.actor })
  const transport = auditedTransport({ send } as Transport, log, actor)
  const sent = transport.send(
    service,
    call,
    (made.request ?? { brand: named, query: { page: { limit: 1 } }, ...named }) as never,
    {
      requestId: 'req-12345678',
    },
  )
  if (made.error) await expect(sent).rejects.toBe(made.error)
  else expect(await sent).toEqual(made.answer ?? {})
  return entries.get('record')
}

test.each([
  ['brandsWrite', operations.catalogWrites.getOrCreateBrand, true],
  ['brandsWrite', operations.catalogWrites.createBrand, true],
  ['productsWrite', operations.catalogWrites.deleteProduct, true],
  ['members', operations.members.query, false],
  ['orders', operations.orders.search, false],
  ['orders', operations.orders.get, false],
] as const)('S92 a call of %s is recorded as what it is', async (service, call, isWrite) => {
  const entry = await entryOf(service, call)
  expect(entry?.intent).toMatchObject({ operation: `${service}.${call.name}`, isWrite })
})

test.each([
  ['GET', 'previewBrand', false],
  ['POST', 'previewBrand', true],
  ['POST', 'recountBrands', true],
  ['POST', 'countBrands', false],
] as const)('a call by %s named %s is a write: %s', async (method, name, isWrite) => {
  const call = { ...operations.catalogWrites.createBrand, method, name } as PlatformCall
  expect((await entryOf('brandsWrite', call))?.intent.isWrite).toBe(isWrite)
})

const {
  createBrand,
  updateBrand,
  deleteBrand,
  deleteBrands: bulkDeleteBrands,
} = operations.catalogWrites

test('S92 an entry names the actor, the request and its time', async () => {
  const before = Date.now()
  const actor = { name: 'owner@shop.test', role: 'OWNER' as const }
  const entry = await entryOf('brandsWrite', deleteBrand, { actor })
  expect(entry?.intent).toMatchObject({
    actor: { kind: 'STAFF', id: 'owner', ...actor },
    requestId: 'req-12345678',
  })
  expect(entry?.outcome).toEqual({ at: expect.any(Number), result: 'SUCCESS' })
  expect(entry?.intent.at).toBeGreaterThanOrEqual(before)
})

test('an actor without name and role has none; one without id has the empty one', async () => {
  const actor = { kind: 'VISITOR' as const, id: undefined }
  const entry = await entryOf('brandsWrite', deleteBrand, { actor })
  expect(entry?.intent.actor).toEqual({ kind: 'VISITOR', id: '' })
})

test('of more than a hundred ids the first hundred are written down, and how many there were', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `b${index}`)
  const entry = await entryOf('brandsWrite', bulkDeleteBrands, { request: { ids } })
  expect(entry?.intent).toMatchObject({ ids: ids.slice(0, 100), idCount: 101 })
})

test('ids are found in the request as it is sent', async () => {
  const request = { query: { filter: { id: { in: ['b1', 'b2'] } }, page: { limit: 2 } } }
  const entry = await entryOf('brands', operations.catalog.queryBrands, { request })
  expect(entry?.intent).toMatchObject({ isWrite: false, ids: ['b1', 'b2'], idCount: 2 })
})

test('the id of what came into being is written down, of a write without ids only', async () => {
  const answer = { brand: { id: 'new', parentId: 'other' } }
  const made = await entryOf('brandsWrite', createBrand, { answer })
  expect(made?.outcome).toMatchObject({ result: 'SUCCESS', ids: ['new'] })
  const change = { brand: { id: 'b1', revision: '1', ...named } }
  const changed = await entryOf('brandsWrite', updateBrand, { answer, request: change })
  expect(changed?.outcome).not.toHaveProperty('ids')
  const read = await entryOf('members', operations.members.query, { answer })
  expect(read?.outcome).not.toHaveProperty('ids')
})

const facts = (status?: number) => ({ call: 'c', status })
test.each([
  [new Error('bug'), { result: 'FAILED' }],
  [new PlatformFailure('system', 's', facts()), { result: 'FAILED' }],
  [new PlatformFailure('system', 's', facts(503)), { result: 'FAILED', code: '503' }],
  [new PlatformFailure('refused', 's', facts(403)), { result: 'REFUSED', code: '403' }],
  [
    new PlatformFailure('application', 's', facts(409), [], { code: 'IN_USE', description: '' }),
    { result: 'REFUSED', code: 'IN_USE' },
  ],
])('S92 a call that ended with %s', async (error, outcome) => {
  const entry = await entryOf('brandsWrite', deleteBrand, { error })
  expect(entry?.outcome).toEqual({ at: expect.any(Number), ...outcome })
})
