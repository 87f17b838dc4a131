// App keys that staff create, over the whole path. docs/security.md S105-S107.
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { bearer, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { listen } from '../support/listen.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ APP_KEYS: `books:${'0'.repeat(64)}:catalog:read+documents:only` })
let staff: Shopper
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
})

type Key = { id: string; name: string; state: string; requestsLastHour: number }
type Payload = {
  result: { appKey: Key | null; secret: string; problems: { code: string; field: string }[] }
}
const fields = `appKey { id name source state scopes allowedOrigins documentsOnly createdBy { kind id name role } lastUsedAt
  revokedAt previousKeyValidUntil requestsLastHour requestsLastDay costPerMinute }
  problems { code field }`
const mutations = {
  create: `mutation ($input: CreateAppKeyInput!) { result: createAppKey(input: $input) { secret ${fields} } }`,
  rotate: `mutation ($input: RotateAppKeyInput!) { result: rotateAppKey(input: $input) { secret ${fields} } }`,
  update: `mutation ($input: UpdateAppKeyInput!) { result: updateAppKey(input: $input) { ${fields} } }`,
  revoke: `mutation ($input: RevokeAppKeyInput!) { result: revokeAppKey(input: $input) { ${fields} } }`,
}
const change = async (kind: keyof typeof mutations, input: object) =>
  (await queryAdmin<Payload>(staff, mutations[kind], { input })).result

async function createKey(name: string, more: object = { scopes: ['CATALOG_READ'] }) {
  const { secret, appKey, problems } = await change('create', { name, ...more })
  if (!appKey) throw new Error(JSON.stringify(problems))
  return { secret, id: appKey.id }
}

const costs = '{ managedProducts(first: 1) { nodes { id } } }'
const statusWith = async (secret: string) =>
  (await createShopper(stack().shopUrl).execute(costs, {}, bearer(secret))).status
const codesWith = async (secret: string, document = costs) => {
  const { errors } = await createShopper(stack().shopUrl).execute(document, {}, bearer(secret))
  return errors?.map(({ extensions }) => extensions.code) ?? []
}

type Keys = {
  appKeys: { totalCount: number; nodes: (Key & { source: string; documentsOnly: boolean })[] }
}
const list = `{ appKeys { totalCount edges { cursor node { id } } pageInfo { hasNextPage }
  nodes { id name source state scopes requestsLastHour requestsLastDay documentsOnly } } }`

test('S105 a key is returned once, and only its hash is stored', async () => {
  const { secret, id } = await createKey('stored-once')
  expect(secret).toMatch(/^vtr_/)
  expect(await statusWith(secret)).toBe(200)
  const keys = await queryAdmin<Keys>(staff, list)
  expect(JSON.stringify(keys)).not.toContain(secret.slice(4, 20))
  const stored = await stack().app.gateway.services.appKeys.store.list()
  expect(JSON.stringify(stored)).not.toContain(secret.slice(4, 20))
  expect(JSON.stringify(stored)).not.toContain('owner@shop.test')
  expect(keys.appKeys.nodes.find((key) => key.id === id)).toMatchObject({ requestsLastHour: 1 })
})

test('keys of the settings are listed and cannot be changed', async () => {
  const { appKeys } = await queryAdmin<Keys>(staff, list)
  expect(appKeys.nodes.at(-1)).toMatchObject({
    id: 'settings:books',
    source: 'SETTINGS',
    state: 'ACTIVE',
    documentsOnly: true,
  })
  const { problems } = await change('revoke', { id: 'settings:books' })
  expect(problems).toEqual([{ code: 'NOT_FOUND', field: 'id' }])
  expect((await change('create', { name: 'books' })).problems).toEqual([
    { code: 'NAME_TAKEN', field: 'name' },
  ])
})

test.each([
  [{ name: 'a b' }, 'name'],
  [{ name: '' }, 'name'],
  [{ name: 'x', allowedOrigins: ['https://example.com/path'] }, 'allowedOrigins[0]'],
  [{ name: 'x', allowedOrigins: ['*'] }, 'allowedOrigins[0]'],
  [{ name: 'x', allowedOrigins: ['null'] }, 'allowedOrigins[0]'],
])('%j is refused at its field', async (input, field) => {
  const { appKey, secret, problems } = await change('create', input)
  expect([appKey, secret, problems.map((one) => one.field)]).toEqual([null, null, [field]])
})

test('S106 a revoked key is refused from then on, its name stays taken, and it does not come back', async () => {
  const { secret, id } = await createKey('revoked')
  expect(await statusWith(secret)).toBe(200)
  expect((await change('revoke', { id })).appKey).toMatchObject({ state: 'REVOKED' })
  expect(await statusWith(secret)).toBe(401)
  const rotated = await change('rotate', { id })
  expect([rotated.secret, rotated.problems[0]?.code]).toEqual([null, 'NOT_FOUND'])
  expect((await change('create', { name: 'revoked' })).problems[0]?.code).toBe('NAME_TAKEN')
})

test('S106 a rotated key ends at once, or after the hours that were chosen', async () => {
  const { secret, id } = await createKey('rotated')
  const next = await change('rotate', { id })
  expect(next.appKey).toMatchObject({ previousKeyValidUntil: expect.any(String) })
  expect([await statusWith(secret), await statusWith(next.secret)]).toEqual([200, 200])
  const last = await change('rotate', { id, graceHours: 0 })
  expect(last.appKey).toMatchObject({ previousKeyValidUntil: null })
  const all = [secret, next.secret, last.secret].map(statusWith)
  expect(await Promise.all(all)).toEqual([401, 401, 200])
  expect((await change('rotate', { id, graceHours: 169 })).problems[0]?.field).toBe('graceHours')
})

const origin = 'https://reports.example'
const listener = { scopes: ['EVENTS_READ', 'DOCUMENTS_SEND'], allowedOrigins: [origin] }
const changeEvents = 'subscription { changeEvents { id } }'
const listenWith = (secret: string, query = changeEvents, more: Record<string, string> = {}) =>
  listen(
    createShopper(stack().shopUrl),
    { query },
    { headers: { ...bearer(secret).headers, ...more } },
  )

test.each([
  ['is revoked', 'revoke', {}],
  ['loses a right', 'update', { scopes: ['DOCUMENTS_SEND'] }],
  ['is limited to documents of its own', 'update', { documentsOnly: true }],
  ['loses the origin of the page', 'update', { allowedOrigins: ['https://other.example'] }],
] as const)('S106 open streams of a key that %s end', async (name, kind, input) => {
  const { secret, id } = await createKey(name.replaceAll(' ', '-'), listener)
  const listening = await listenWith(secret, changeEvents, { origin })
  await change(kind, { id, ...input })
  await listening.over
})

test('S106 a change that takes nothing from a stream leaves it open', async () => {
  const { secret, id } = await createKey('stays', listener)
  const registered = 'subscription Own { changeEvents { name } }'
  const documentId = `sha256:${createHash('sha256').update(registered).digest('hex')}`
  const manifest = await fetch(new URL('/apps/documents', stack().shopUrl), {
    method: 'PUT',
    body: JSON.stringify({ [documentId]: registered }),
    headers: { 'content-type': 'application/json', ...bearer(secret).headers },
  })
  expect(manifest.status).toBe(204)
  const shopper = createShopper(stack().shopUrl)
  // Streams are checked in the order in which they were opened.
  const own = await listen(shopper, { documentId }, bearer(secret))
  const sent = await listenWith(secret)
  await change('update', { id, documentsOnly: true, allowedOrigins: [] })
  await sent.over
  await queryAdmin(staff, 'mutation { createBrand(input: { name: "Heard" }) { brand { id } } }')
  const { data } = await own.next()
  expect(data).toEqual({ changeEvents: { name: 'BRAND_CREATED' } })
  own.stop()
})

test.each([
  ['is revoked', 'revoke', {}],
  ['loses the scope of its work', 'update', { scopes: ['CATALOG_READ', 'DOCUMENTS_SEND'] }],
] as const)('S106 a job of a key that %s ends with its round', async (_, kind, input) => {
  const scopes = ['CATALOG_READ', 'CATALOG_WRITE', 'DOCUMENTS_SEND']
  const { secret, id } = await createKey(`worker-${kind}`, { scopes })
  const client = createShopper(stack().shopUrl)
  const all = `{ managedProducts(first: 30) { nodes { id } } }`
  type All = { managedProducts: { nodes: { id: string }[] } }
  const { managedProducts } = await client.query<All>(all, {}, bearer(secret))
  const ids = managedProducts.nodes.map((one) => one.id)
  const control = controlOf(stack().platformUrl)
  await control.fault({ match: { path: '/stores/v1/products/*' }, kind: 'latency', ms: 400 })
  await control.clearCalls()
  const start = `mutation ($work: JobWorkInput!) {
    startJob(input: { idempotencyKey: "worker-${kind}", work: $work }) { job { id } problems { code } } }`
  const work = { setVisibility: { ids, visible: true } }
  type Started = { startJob: { job: { id: string } } }
  const { startJob } = await client.query<Started>(start, { work }, bearer(secret))
  await change(kind, { id, ...input })
  const job = `query ($id: ID!) { job(id: $id) { state problem { code } items { nodes { state } } } }`
  type Read = { job: { state: string; problem: { code: string } | null } }
  const read = async () => (await queryAdmin<Read>(staff, job, { id: startJob.job.id })).job
  await expect.poll(async () => (await read()).state, { timeout: 10_000 }).not.toBe('RUNNING')
  expect(await read()).toMatchObject({ state: 'INTERRUPTED', problem: { code: 'FORBIDDEN' } })
  const sent = (await control.calls()).filter(({ method }) => method === 'PATCH')
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThan(ids.length)
  await control.heal()
})

test('S107 no app manages keys, not even one with every scope', async () => {
  const every = Object.keys({
    ...{ CATALOG_READ: 1, CATALOG_WRITE: 1, CATALOG_DELETE: 1, MEMBERS_READ: 1, MEMBERS_WRITE: 1 },
    ...{ MEMBERS_DELETE: 1, AUDIT_READ: 1, EVENTS_READ: 1, EVENTS_PERSONAL: 1, EVENTS_REPLAY: 1 },
    ...{ DOCUMENTS_SEND: 1 },
  })
  const { secret, id } = await createKey('all-scopes', { scopes: every })
  expect(await codesWith(secret, '{ appKeys { totalCount } }')).toEqual(['FORBIDDEN'])
  const revoke = `mutation { revokeAppKey(input: { id: "${id}" }) { problems { code } } }`
  expect(await codesWith(secret, revoke)).toEqual(['FORBIDDEN'])
  expect(await statusWith(secret)).toBe(200)
})

test('a change of scopes counts from the next request on', async () => {
  const { secret, id } = await createKey('narrowed')
  expect(await codesWith(secret)).toEqual([])
  const { appKey } = await change('update', { id, scopes: [] })
  expect(appKey).toMatchObject({
    scopes: [],
    allowedOrigins: [],
    createdBy: { kind: 'STAFF', id: null, name: 'owner@shop.test', role: null },
  })
  expect(await codesWith(secret)).toEqual(['FORBIDDEN'])
})

test('S92 every change of a key is in the audit log, refused ones too, without the key', async () => {
  const { secret, id } = await createKey('audited')
  await change('update', { id, documentsOnly: true })
  await change('rotate', { id, graceHours: 1 })
  await change('revoke', { id })
  await change('revoke', { id })
  const document = `{ auditLog(filter: { entityId: "${id}" }) { nodes { operation actor { name } result write } } }`
  type Log = { auditLog: { nodes: { operation: string; result: string }[] } }
  const { data } = await executeAdmin<Log>(staff, document)
  expect(JSON.stringify(data)).not.toContain(secret.slice(4, 20))
  const who = { actor: { name: 'owner@shop.test' }, write: true }
  expect(data.auditLog.nodes).toEqual([
    { operation: 'appKeys.revokeAppKey', result: 'REFUSED', ...who },
    { operation: 'appKeys.revokeAppKey', result: 'SUCCESS', ...who },
    { operation: 'appKeys.rotateAppKey', result: 'SUCCESS', ...who },
    { operation: 'appKeys.updateAppKey', result: 'SUCCESS', ...who },
    { operation: 'appKeys.createAppKey', result: 'SUCCESS', ...who },
  ])
})
