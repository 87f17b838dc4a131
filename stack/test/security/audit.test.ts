// docs/security.md S92, S93 and S96: every use of the site's key is recorded.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  bearer,
  createShopper,
  editor,
  elevatedStaff,
  executeAdmin,
  queryAdmin,
} from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const key = 'books-key'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  APP_KEYS: `books:${hash}:catalog:read+catalog:write`,
})

type Log = {
  auditLog: {
    nodes: {
      actor: { kind: string; name: string | null }
      operation: string
      result: string
      code: string | null
      ids: string[]
      requestId: string
    }[]
  }
  auditCheck: { whole: boolean; entryCount: number }
}
const read = `query ($filter: AuditFilter) {
  auditLog(first: 100, filter: $filter) {
    nodes { occurredAt actor { kind id name role } operation write ids idCount result code requestId milliseconds }
  }
  auditCheck { whole entryCount firstBroken head }
}`
const create = 'mutation ($name: String!) { createBrand(input: { name: $name }) { brand { id } } }'

test('S92 every call with the site’s key has exactly one audit entry for every actor and result', async () => {
  const [staff, contributor] = [
    await elevatedStaff(stack().shopUrl),
    await elevatedStaff(stack().shopUrl, editor),
  ]
  const app = createShopper(stack().shopUrl)
  const member = await signedIn(stack().shopUrl, mara)
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  const creation = await executeAdmin<{ createBrand: { brand: { id: string } } }>(staff, create, {
    name: 'Noted',
  })
  await queryAdmin(contributor, create, { name: 'Noted' })
  await app.query(create, { name: 'Noted by app' }, bearer(key))
  await member.query('{ orders(first: 1) { nodes { id } } }')
  await control.fault({
    match: { path: '/stores/v3/brands' },
    kind: 'status',
    status: 500,
    times: 9,
  })
  await queryAdmin(staff, create, { name: 'Not made' })
  await control.heal()
  const { auditLog, auditCheck } = await queryAdmin<Log>(staff, read)
  expect(auditCheck.whole).toBe(true)
  const entries = auditLog.nodes.map(({ actor, operation, result, code }) =>
    [actor.kind, actor.name, operation, result, code].join(' '),
  )
  expect(entries).toEqual([
    'STAFF owner@shop.test brandsWrite.createBrand FAILED 500',
    'MEMBER  orders.searchOrders SUCCESS ',
    'APP books brandsWrite.createBrand SUCCESS ',
    'STAFF editor@shop.test brandsWrite.createBrand REFUSED ALREADY_EXISTS',
    'STAFF owner@shop.test brandsWrite.createBrand SUCCESS ',
  ])
  const first = auditLog.nodes.at(-1)
  expect(first?.ids).toEqual([creation.data.createBrand.brand.id])
  expect(first?.requestId).toBe(creation.headers.get('x-request-id'))
})

test('the audit log is filtered by actor, operation and result', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const find = async (filter: object) =>
    (await queryAdmin<Log>(staff, read, { filter })).auditLog.nodes.map(
      ({ operation }) => operation,
    )
  expect(await find({ actor: 'EDITOR@' })).toEqual(['brandsWrite.createBrand'])
  const { me } = await staff.query<{ me: { contact: { firstName: string } } }>(
    '{ me { contact { firstName } } }',
  )
  expect(await find({ actor: me.contact.firstName })).toContain('brandsWrite.createBrand')
  expect(await find({ actor: 'nobody is called so' })).toEqual([])
  expect(await find({ actorKinds: ['MEMBER'] })).toEqual(['orders.searchOrders'])
  expect(await find({ results: ['FAILED'] })).toEqual(['brandsWrite.createBrand'])
  expect(await find({ writesOnly: true })).toHaveLength(4)
  expect(await find({ operation: 'search' })).toEqual(['orders.searchOrders'])
  expect(await find({ operation: 'orders.searchOrders' })).toEqual(['orders.searchOrders'])
  expect(await find({ operation: 'orders.search' })).toEqual([])
})

test('an audit entry links to its changes and is found by time', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  type Made = { getOrCreateBrand: { brand: { id: string } } }
  const make = 'mutation { getOrCreateBrand(input: { name: "Found or made" }) { brand { id } } }'
  const { id } = (await queryAdmin<Made>(staff, make)).getOrCreateBrand.brand
  const entries = `query ($filter: AuditFilter) { auditLog(filter: $filter) { nodes {
    occurredAt operation write job { call items { nodes { id name thing changes { field after } } } } } } }`
  type Entries = { auditLog: { nodes: { occurredAt: string; job: object | null }[] } }
  const find = async (filter: object) =>
    (await queryAdmin<Entries>(staff, entries, { filter: { entityId: id, ...filter } })).auditLog
      .nodes
  const [entry] = await find({})
  expect(entry).toMatchObject({
    operation: 'brandsWrite.getOrCreateBrand',
    write: true,
    job: {
      call: 'brandsWrite.getOrCreateBrand',
      items: {
        nodes: [
          {
            id,
            name: 'Found or made',
            thing: 'BRAND',
            changes: [{ field: 'name', after: 'Found or made' }],
          },
        ],
      },
    },
  })
  expect(await find({ since: entry?.occurredAt })).toHaveLength(1)
  expect(await find({ until: entry?.occurredAt })).toEqual([])
})

test('the audit log and the jobs are found by the current and the former name of an object', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  type Made = { createBrand: { brand: { id: string; revision: string } } }
  const make =
    'mutation ($name: String!) { createBrand(input: { name: $name }) { brand { id revision } } }'
  const { id, revision } = (await queryAdmin<Made>(staff, make, { name: 'Before Lamps' }))
    .createBrand.brand
  const rename = `mutation ($input: UpdateBrandInput!) {
    updateBrand(input: $input) { problems { code } } }`
  await queryAdmin(staff, rename, { input: { id, revision, name: 'After Lamps' } })
  const block = 'mutation ($id: ID!) { blockMember(input: { id: $id }) { problems { code } } }'
  type Members = { managedMembers: { nodes: { id: string }[] } }
  const list =
    '{ managedMembers(filter: { search: "jonas@", searchIn: [LOGIN_EMAIL] }) { nodes { id } } }'
  const [member] = (await queryAdmin<Members>(staff, list)).managedMembers.nodes
  await queryAdmin(staff, block, { id: member?.id })
  const find = async (about: string) => {
    type Found = {
      auditLog: { nodes: { operation: string }[] }
      jobs: { nodes: { call: string }[] }
    }
    const document = `query ($log: AuditFilter, $jobs: JobFilter) {
      auditLog(filter: $log) { nodes { operation } } jobs(filter: $jobs) { nodes { call } } }`
    const filters = { log: { about, writesOnly: true }, jobs: { about } }
    const { auditLog, jobs } = await queryAdmin<Found>(staff, document, filters)
    const log = auditLog.nodes.map(({ operation }) => operation)
    expect(jobs.nodes.map(({ call }) => call)).toEqual(log)
    return log
  }
  const both = ['brandsWrite.updateBrand', 'brandsWrite.createBrand']
  for (const about of ['before LAMPS', 'After', id.toUpperCase()]) {
    expect(await find(about)).toEqual(both)
  }
  expect(await find('jonas')).toEqual(['membersAdmin.blockMember'])
  expect(await find('nobody has this name')).toEqual([])
})

test('S93 no field deletes or changes an entry', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { __schema } = await staff.query<{
    __schema: { mutationType: { fields: { name: string }[] } }
  }>('{ __schema { mutationType { fields { name } } } }')
  expect(__schema.mutationType.fields.filter(({ name }) => /audit/i.test(name))).toEqual([])
})

test('only owners read the audit log', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  expect((await executeAdmin(contributor, read)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const app = createShopper(stack().shopUrl)
  expect((await app.execute(read, {}, bearer(key))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('S96 without the site’s key the admin reports that it is not configured and calls nothing', async () => {
  const { config, platformUrl } = stack()
  const keyless = await startTestStack({
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_PAGES_URL: platformUrl,
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
    STAFF: 'owner@shop.test:OWNER',
    OPEN_DOCUMENTS: 'true',
  })
  try {
    const staff = await elevatedStaff(keyless.shopUrl)
    const control = controlOf(platformUrl)
    await control.clearCalls()
    expect(await queryAdmin(staff, '{ staff { state: elevation configured } }')).toEqual({
      staff: { state: 'ACTIVE', configured: false },
    })
    const result = await executeAdmin(staff, create, { name: 'Nothing' })
    expect(result.errors?.[0]?.extensions.code).toBe('NOT_CONFIGURED')
    expect(await control.calls()).toEqual([])
  } finally {
    await keyless.close()
  }
})
