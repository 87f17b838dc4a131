// docs/security.md S89 over the whole path: every protected root field, requested by every actor without the right,
// at both endpoints. Nothing reaches the platform.
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
import {
  appWith,
  bearer,
  createShopper,
  editor,
  elevatedStaff,
  queryAdmin,
} from '../support/admin.ts'
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

/** Returns a literal of a type with only what the type requires. */
function sampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const needed = type.isOneOf
      ? fields.slice(0, 1)
      : fields.filter(({ type: own }) => isNonNullType(own))
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
/** `elevate` itself says why it refuses a visitor: it is closed to apps only. */
const closedToVisitors = marked.filter(({ field }) => !allowedActors(field)?.includes('VISITOR'))
const staffFields = marked.filter(({ field }) => requiredRight(field))

async function refusals(
  execute: (document: string) => Promise<{ errors?: { extensions: { code: string } }[] }>,
  fields: typeof marked,
) {
  const codes = new Map<string, string>()
  for (const { field, document } of fields) {
    const { errors } = await execute(document)
    codes.set(field.name, errors?.map(({ extensions }) => extensions.code).join() ?? 'none')
  }
  return [...new Set(codes.values())]
}

test('S89 a visitor is refused at the shop and at the admin endpoint', async () => {
  const shopper = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).clearCalls()
  for (const isAdmin of [false, true]) {
    expect(
      await refusals((document) => shopper.execute(document, {}, { isAdmin }), closedToVisitors),
    ).toEqual(['UNAUTHENTICATED'])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 a member is refused at the shop and at the admin endpoint', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  await controlOf(stack().platformUrl).clearCalls()
  for (const isAdmin of [false, true]) {
    expect(
      await refusals((document) => shopper.execute(document, {}, { isAdmin }), staffFields),
    ).toEqual(['FORBIDDEN'])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 a contributor is refused the owner’s rights, and the owner is refused at the shop', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  const staff = await elevatedStaff(stack().shopUrl)
  await controlOf(stack().platformUrl).clearCalls()
  const reserved = staffFields.filter(({ field }) =>
    /AUDIT|APPS|MEMBERS_(WRITE|DELETE)|CATALOG_DELETE|EVENTS_REPLAY/.test(
      requiredRight(field) ?? '',
    ),
  )
  expect(reserved.length).toBeGreaterThan(1)
  const asContributor = (document: string) => contributor.execute(document, {}, { isAdmin: true })
  expect(await refusals(asContributor, reserved)).toEqual(['FORBIDDEN'])
  // The owner's session has no such right outside /admin either.
  expect(await refusals((document) => staff.execute(document), staffFields)).toEqual(['FORBIDDEN'])
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 an app whose key has no scope is refused', async () => {
  const app = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).clearCalls()
  expect(await refusals((document) => app.execute(document, {}, bearer(key)), staffFields)).toEqual(
    ['FORBIDDEN'],
  )
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
})

test('S89 an unknown key is refused at both endpoints and does not count as a visitor', async () => {
  const app = createShopper(stack().shopUrl)
  const unknownKey = bearer('z'.repeat(40))
  for (const isAdmin of [false, true]) {
    const { status, errors } = await app.execute(
      '{ store { name } }',
      {},
      { ...unknownKey, isAdmin },
    )
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  }
})

const startJob =
  'mutation ($input: StartJobInput!) { startJob(input: $input) { job { id state } problems { code field } } }'

test('S89 a contributor deletes single objects only', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  const make =
    'mutation { createProduct(input: { name: "One of many", basePrice: "5" }) { product { id } } }'
  const { createProduct } = await queryAdmin<{ createProduct: { product: { id: string } } }>(
    contributor,
    make,
  )
  const { id } = createProduct.product
  await controlOf(stack().platformUrl).clearCalls()
  for (const work of [{ deleteProducts: { ids: [id] } }, { deleteBrands: { ids: [id] } }]) {
    const input = { idempotencyKey: randomUUID(), work }
    expect(await queryAdmin(contributor, startJob, { input })).toEqual({
      startJob: { job: null, problems: [{ code: 'FORBIDDEN', field: 'work' }] },
    })
  }
  const brands =
    'mutation ($ids: [ID!]!) { bulkDeleteBrands(input: { ids: $ids }) { items { success } } }'
  const refused = await contributor.execute(brands, { ids: [id] }, { isAdmin: true })
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  // The index may still read the new product.
  const calls = await controlOf(stack().platformUrl).calls()
  expect(calls.filter(({ calledAs }) => calledAs !== 'public')).toEqual([])
  const one = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }'
  expect(await queryAdmin(contributor, one, { id })).toEqual({
    deleteProduct: { deletedId: id },
  })
})

test('S89 a deletion that was started with the right is not resumed without it', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  const { me } = await contributor.query<{ me: { id: string } }>('{ me { id } }')
  const { jobs } = stack().app.gateway.services.admin
  // The job was started while the contributor was an owner.
  const actor = { kind: 'STAFF', id: me.id, role: 'OWNER', name: editor.email } as const
  const started = jobs.start({
    actor,
    idempotencyKey: randomUUID(),
    requestId: 'request-of-before',
    work: { action: 'DELETE_PRODUCTS' },
    items: Array.from({ length: 20 }, () => ({ id: randomUUID() })),
  })
  if (typeof started === 'string') throw new Error(started)
  jobs.stop(actor, started.id)
  const resume = `mutation ($id: ID!) { resumeJob(input: { id: $id }) { job { state } problems { code } } }`
  expect(await queryAdmin(contributor, resume, { id: started.id })).toEqual({
    resumeJob: { job: { state: 'INTERRUPTED' }, problems: [{ code: 'FORBIDDEN' }] },
  })
  // An app with a member's name is not that member.
  const namesake = { kind: 'APP', id: me.id, name: 'robot', scopes: ['catalog:read'] } as const
  expect(jobs.find(namesake, started.id)).toBeNull()
  expect(jobs.list(namesake, { limit: 10 })).toEqual([])
})

test('S89 a change of members is reverted only by actors with the right', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  type Members = { managedMembers: { nodes: { id: string }[] } }
  const list = '{ managedMembers(first: 1, filter: { statuses: [APPROVED] }) { nodes { id } } }'
  const id = (await queryAdmin<Members>(staff, list)).managedMembers.nodes[0]?.id
  await queryAdmin(
    staff,
    'mutation ($id: ID!) { muteMember(input: { id: $id }) { problems { code } } }',
    {
      id,
    },
  )
  type Jobs = { jobs: { nodes: { id: string }[] } }
  const about = 'query ($filter: JobFilter) { jobs(filter: $filter) { nodes { id } } }'
  const job = (await queryAdmin<Jobs>(staff, about, { filter: { entityId: id } })).jobs.nodes[0]?.id
  const revert = `mutation ($input: RevertJobInput!) { revertJob(input: $input) {
    job { id } problems { code } } }`
  const input = { id: job, idempotencyKey: randomUUID() }
  const { data } = await createShopper(stack().shopUrl).execute(revert, { input }, bearer(auditor))
  expect(data).toEqual({ revertJob: { job: null, problems: [{ code: 'FORBIDDEN' }] } })
})
