// docs/security.md S89 on the whole path: every marked root field, run by everybody who may not, at both
// doors. Nothing reaches the platform.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedActors, requiredRight } from '@vitrine/gateway'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { appWith, askDesk, atTheDesk, bearer, createShopper, editor } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const key = 'no-scopes'
const auditor = 'reads-the-log'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const stack = useStack({
  APP_KEYS: [
    appWith('nothing', hashOf(key), []),
    appWith('auditor', hashOf(auditor), ['catalog:write', 'audit:read', 'documents:send']),
  ].join(),
  SIGN_INS_PER_LOGIN: '1000',
})
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))

/** A value of a type, as text; only as much as the type insists on. */
function sampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(({ type: own }) => isNonNullType(own))
    return `{${needed.map((field) => `${field.name}: ${sampleOf(field.type)}`).join(', ')}}`
  }
  const samples: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', Decimal: '"1"' }
  return samples[type.name] ?? '"00000000-0000-4000-8000-000000000000"'
}

function documentOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const given = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${sampleOf(type)}`)
  const args = given.length > 0 ? `(${given.join(', ')})` : ''
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${operation} { ${field.name}${args}${selection} }`
}

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
] as const
const marked = roots.flatMap(([operation, type]) =>
  Object.values(type?.getFields() ?? {})
    .filter((field) => allowedActors(field) ?? requiredRight(field))
    .map((field) => ({ field, document: documentOf(operation, field) })),
)
const owners = marked.filter(({ field }) => requiredRight(field))

async function refusals(
  ask: (document: string) => Promise<{ errors?: { extensions: { code: string } }[] }>,
  which: typeof marked,
) {
  const codes = new Map<string, string>()
  for (const { field, document } of which) {
    const { errors } = await ask(document)
    codes.set(field.name, errors?.map(({ extensions }) => extensions.code).join() ?? 'none')
  }
  return [...new Set(codes.values())]
}

test('S89 a visitor, at the shop and at the owner’s door', async () => {
  const shopper = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).forget()
  for (const isAdmin of [false, true]) {
    expect(await refusals((document) => shopper.ask(document, {}, { isAdmin }), marked)).toEqual([
      'UNAUTHENTICATED',
    ])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 a member, at the shop and at the owner’s door', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  await controlOf(stack().platformUrl).forget()
  for (const isAdmin of [false, true]) {
    expect(await refusals((document) => shopper.ask(document, {}, { isAdmin }), owners)).toEqual([
      'FORBIDDEN',
    ])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 a contributor, where the owner’s right is needed; and the owner at the shop', async () => {
  const writer = await atTheDesk(stack().shopUrl, editor)
  const boss = await atTheDesk(stack().shopUrl)
  await controlOf(stack().platformUrl).forget()
  const reserved = owners.filter(({ field }) =>
    /AUDIT|MEMBERS_(WRITE|DELETE)|CATALOG_DELETE|EVENTS_REPLAY/.test(requiredRight(field) ?? ''),
  )
  expect(reserved.length).toBeGreaterThan(1)
  const asWriter = (document: string) => writer.ask(document, {}, { isAdmin: true })
  expect(await refusals(asWriter, reserved)).toEqual(['FORBIDDEN'])
  // Even the owner's session has no such power outside /admin.
  expect(await refusals((document) => boss.ask(document), owners)).toEqual(['FORBIDDEN'])
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 an app whose key carries no scope', async () => {
  const app = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).forget()
  expect(await refusals((document) => app.ask(document, {}, bearer(key)), owners)).toEqual([
    'FORBIDDEN',
  ])
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 a key that is nobody’s is told so, at both doors, and is not a visitor', async () => {
  const app = createShopper(stack().shopUrl)
  const stranger = bearer('z'.repeat(40))
  for (const isAdmin of [false, true]) {
    const { status, errors } = await app.ask('{ store { name } }', {}, { ...stranger, isAdmin })
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
})

const startRun =
  'mutation ($input: StartJobInput!) { startJob(input: $input) { job { id state } problems { code field } } }'

test('S89 a contributor deletes one thing at a time, and many never', async () => {
  const writer = await atTheDesk(stack().shopUrl, editor)
  const make =
    'mutation { createProduct(input: { name: "One of many", price: "5" }) { product { id } } }'
  const { createProduct } = await askDesk<{ createProduct: { product: { id: string } } }>(
    writer,
    make,
  )
  const { id } = createProduct.product
  await controlOf(stack().platformUrl).forget()
  for (const action of ['DELETE_PRODUCTS', 'DELETE_BRANDS']) {
    const input = { requestId: randomUUID(), action, ids: [id] }
    expect(await askDesk(writer, startRun, { input })).toEqual({
      startJob: { job: null, problems: [{ code: 'FORBIDDEN', field: 'input.action' }] },
    })
  }
  const brands = 'mutation ($ids: [ID!]!) { bulkDeleteBrands(ids: $ids) { items { success } } }'
  const refused = await writer.ask(brands, { ids: [id] }, { isAdmin: true })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  const one = 'mutation ($id: ID!) { deleteProduct(id: $id) { deletedId } }'
  expect(await askDesk(writer, one, { id })).toEqual({ deleteProduct: { deletedId: id } })
})

test('S89 a deletion that was begun with the right is not resumed without it', async () => {
  const writer = await atTheDesk(stack().shopUrl, editor)
  const { me } = await writer.mustAsk<{ me: { id: string } }>('{ me { id } }')
  const { jobs } = stack().app.gateway.services.admin
  // As it was begun while the editor was an owner.
  const actor = { kind: 'SITE_USER', id: me.id, role: 'OWNER', name: editor.email } as const
  const started = jobs.start({
    actor,
    requestId: randomUUID(),
    origin: 'request-of-before',
    work: { action: 'DELETE_PRODUCTS' },
    items: Array.from({ length: 20 }, () => ({ id: randomUUID() })),
  })
  if (typeof started === 'string') throw new Error(started)
  jobs.stop(actor, started.id)
  const resume = `mutation ($id: ID!) { resumeJob(id: $id) { job { state } problems { code } } }`
  expect(await askDesk(writer, resume, { id: started.id })).toEqual({
    resumeJob: { job: { state: 'INTERRUPTED' }, problems: [{ code: 'FORBIDDEN' }] },
  })
  // An app that is called like a person is not that person.
  const namesake = { kind: 'APP', id: me.id, name: 'robot', scopes: ['catalog:read'] } as const
  expect(jobs.find(namesake, started.id)).toBeNull()
  expect(jobs.list(namesake, { limit: 10 })).toEqual([])
})

test('S89 what was done to members is taken back by those alone who may do it', async () => {
  const boss = await atTheDesk(stack().shopUrl)
  type Members = { managedMembers: { nodes: { id: string }[] } }
  const list = '{ managedMembers(first: 1, filter: { status: [APPROVED] }) { nodes { id } } }'
  const id = (await askDesk<Members>(boss, list)).managedMembers.nodes[0]?.id
  await askDesk(boss, 'mutation ($id: ID!) { muteMember(id: $id) { problems { code } } }', { id })
  type Jobs = { jobs: { nodes: { id: string }[] } }
  const about = 'query ($filter: JobFilter) { jobs(filter: $filter) { nodes { id } } }'
  const job = (await askDesk<Jobs>(boss, about, { filter: { id } })).jobs.nodes[0]?.id
  const revert = `mutation ($input: RevertJobInput!) { revertJob(input: $input) {
    job { id } problems { code } } }`
  const input = { id: job, requestId: randomUUID() }
  const { data } = await createShopper(stack().shopUrl).ask(revert, { input }, bearer(auditor))
  expect(data).toEqual({ revertJob: { job: null, problems: [{ code: 'FORBIDDEN' }] } })
})
