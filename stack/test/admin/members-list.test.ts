// Finding, reading and bulk-deleting members, over the whole path.
import { expect, test } from 'vitest'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, roleOf, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const unknown = '00000000-0000-4000-8000-000000000000'

type List = {
  list: {
    nodes: { id: string; loginEmail: string; nickname: string | null; createdAt: string }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
}

const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)
const read = `query (
  $first: Int, $after: String, $page: Int, $filter: ManagedMemberFilter,
  $sort: ManagedMemberSort
) {
  list: managedMembers(
    first: $first, after: $after, page: $page, filter: $filter, sort: $sort
  ) {
    nodes { id loginEmail nickname status privacyStatus createdAt contact { firstName lastName } }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`
const find = async (variables: object) =>
  (await queryAdmin<List>(await newStaff(), read, { first: 100, ...variables })).list
const names = async (variables: object) =>
  (await find(variables)).nodes.map(({ loginEmail }) => loginEmail.split('@')[0]).toSorted()

test('the list contains members of every status and privacy, with all their data', async () => {
  const { nodes, totalCount } = await find({})
  const known = await control().members()
  expect(totalCount).toBe(known.length)
  expect(nodes.map(({ id }) => id).toSorted()).toEqual(
    known.map(({ memberId }) => memberId).toSorted(),
  )
  expect(nodes).toContainEqual(
    expect.objectContaining({
      loginEmail: 'greta@people.test',
      status: 'BLOCKED',
      contact: expect.objectContaining({ firstName: 'Greta' }),
    }),
  )
  expect(nodes).toContainEqual(expect.objectContaining({ privacyStatus: 'PRIVATE' }))
})

test('filters: every condition must match', async () => {
  const allMembers = await control().members()
  const [noor] = allMembers.filter(({ email }) => email === 'noor@people.test')
  expect(await names({ filter: { statuses: ['PENDING'] } })).toEqual(
    allMembers
      .filter(({ status }) => status === 'PENDING')
      .map(({ email }) => email.split('@')[0])
      .toSorted(),
  )
  const blocked = await names({ filter: { statuses: ['BLOCKED', 'OFFLINE'] } })
  expect(blocked).toEqual(
    allMembers
      .filter(({ status }) => status === 'BLOCKED' || status === 'OFFLINE')
      .map(({ email }) => email.split('@')[0])
      .toSorted(),
  )
  const cases: [object, string[]][] = [
    [{ ids: [noor?.memberId, unknown] }, ['noor']],
    [{ loginEmail: { startsWith: 'NOOR@' } }, ['noor']],
    [{ nickname: { equals: 'Noor El-Amin' } }, ['noor']],
    [{ firstName: { in: ['Noor', 'Sven'] } }, ['noor', 'sven']],
    [{ firstName: { in: ['Noor', 'Sven'], not: 'Sven' } }, ['noor']],
    [{ lastName: { startsWith: 'el-' }, privacyStatuses: ['PUBLIC'] }, ['noor']],
    [{ lastName: { startsWith: 'el-' }, privacyStatuses: ['PRIVATE'] }, []],
    [{ slug: { equals: 'noor-el-amin' } }, ['noor']],
    [{ loginEmail: { startsWith: 'oskar' }, lastName: { exists: false } }, ['oskar']],
  ]
  for (const [filter, expected] of cases) {
    expect(await names({ filter }), JSON.stringify(filter)).toEqual(expected)
  }
  const { contactId } = (
    await queryAdmin<{ managedMember: { contactId: string } }>(
      await newStaff(),
      'query ($id: ID!) { managedMember(id: $id) { contactId } }',
      { id: noor?.memberId },
    )
  ).managedMember
  expect(await names({ filter: { contactIds: [contactId] } })).toEqual(['noor'])
})

test('search looks at the requested fields, together with the filter', async () => {
  expect(await names({ filter: { search: 'el-amin' } })).toEqual(['noor'])
  expect(await names({ filter: { search: 'noor@people', searchIn: ['LOGIN_EMAIL'] } })).toEqual([
    'noor',
  ])
  expect(await names({ filter: { search: 'potter', searchIn: ['TITLE'] } })).toEqual(['noor'])
  expect(await names({ filter: { search: 'noor-el', searchIn: ['SLUG'] } })).toEqual(['noor'])
  expect(await names({ filter: { search: 'potter' } })).toEqual([])
  expect(await names({ filter: { search: 'noor', statuses: ['BLOCKED'] } })).toEqual([])
})

test.each([
  ['NICKNAME', 'nickname'],
  ['LOGIN_EMAIL', 'loginEmail'],
  ['CREATED_AT', 'createdAt'],
  ['ID', 'id'],
] as const)('sorted by %s, ascending and descending', async (field, key) => {
  const up = (await find({ sort: { field, order: 'ASC' } })).nodes.map((one) => one[key])
  const down = (await find({ sort: { field, order: 'DESC' } })).nodes.map((one) => one[key])
  const given = up.filter((value) => value !== null)
  expect(given.length).toBeGreaterThan(5)
  expect(down.filter((value) => value !== null)).toEqual(given.toReversed())
  expect(new Set(given).size > 1 && given[0] !== given.at(-1)).toBe(true)
})

test.each([
  'FIRST_NAME',
  'LAST_NAME',
  'SLUG',
  'PRIVACY_STATUS',
  'UPDATED_AT',
  'LAST_LOGIN_AT',
  'CONTACT_ID',
])('the platform accepts sorting by %s', async (field) => {
  expect((await find({ sort: { field } })).totalCount).toBeGreaterThan(20)
})

test('pages by cursor and by number contain each member once', async () => {
  const shared = { first: 10, sort: { field: 'LOGIN_EMAIL' } }
  const one = await find(shared)
  const two = await find({ ...shared, after: one.pageInfo.endCursor })
  expect(await find({ ...shared, page: 2 })).toEqual(two)
  expect(one.pageInfo.hasNextPage).toBe(true)
  const ids = [...one.nodes, ...two.nodes].map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
  expect((await find({ ...shared, page: 3 })).pageInfo.hasNextPage).toBe(false)
})

test.each([
  [{ filter: { ids: [] } }, 'filter.ids'],
  [{ filter: { ids: ['x'] } }, 'filter.ids[0]'],
  [{ filter: { statuses: ['UNKNOWN'] } }, 'filter.statuses[0]'],
  [{ filter: { nickname: { startsWith: '' } } }, 'filter.nickname.startsWith'],
  [{ filter: { search: 'x'.repeat(101) } }, 'filter.search'],
  [{ filter: { search: 'x', searchIn: [] } }, 'filter.searchIn'],
  [
    { filter: { search: 'x', searchIn: ['TITLE', 'SLUG', 'NICKNAME', 'LAST_NAME', 'FIRST_NAME'] } },
    'filter.searchIn',
  ],
  [{ first: 101 }, 'first'],
])('%j is refused at the field, without a call', async (variables, field) => {
  const staff = await newStaff()
  await control().clearCalls()
  const { errors } = await executeAdmin(staff, read, variables)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
})

test('a member is read with their orders, and an unknown id is null', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const { orders, me } = await shopper.query<{
    orders: { nodes: object[] }
    me: { id: string }
  }>('{ orders(first: 2) { nodes { id number } } me { id } }')
  expect(orders.nodes).toHaveLength(2)
  const staff = await newStaff()
  const detail = `query ($id: ID!, $after: String) {
    managedMember(id: $id) { id loginEmail lastLoginAt contact { phones { phone tag } } }
    memberOrders(memberId: $id, first: 2, after: $after) { nodes { id number } pageInfo { endCursor } }
  }`
  type Detail = { memberOrders: { nodes: object[]; pageInfo: { endCursor: string } } }
  const found = await queryAdmin<Detail>(staff, detail, { id: me.id })
  expect(found).toMatchObject({
    managedMember: { id: me.id, loginEmail: 'mara@shop.test' },
    memberOrders: { nodes: orders.nodes },
  })
  const { endCursor: after } = found.memberOrders.pageInfo
  const next = await queryAdmin<Detail>(staff, detail, { id: me.id, after })
  expect(next.memberOrders.nodes).not.toEqual(found.memberOrders.nodes)
  // A cursor of one member's orders is not valid for another member.
  const foreignCursor = await executeAdmin(staff, detail, { id: unknown, after })
  expect(foreignCursor.errors?.[0]?.extensions).toMatchObject({ field: 'after' })
  expect(await queryAdmin(staff, detail, { id: unknown })).toMatchObject({
    managedMember: null,
    memberOrders: { nodes: [] },
  })
  expect(await queryAdmin(staff, '{ managedMember(id: "x") { id } }')).toEqual({
    managedMember: null,
  })
})

test('S12 a bulk deletion tries each member on its own, reports each by index and ends sessions at once', async () => {
  const member = await signedIn(stack().shopUrl, jonas)
  const staff = await newStaff()
  const allMembers = await control().members()
  const idOf = (email: string) => allMembers.find((one) => one.email === email)?.memberId ?? ''
  const ids = ['owner@shop.test', 'ruth@people.test', jonas.email, 'editor@shop.test'].map(idOf)
  const remove = `mutation ($ids: [ID!]!) { result: bulkDeleteMembers(input: { ids: $ids }) {
    items { index id success problems { code } } totalSuccesses totalFailures problems { code field }
  } }`
  const done = await queryAdmin<{ result: object }>(staff, remove, { ids: [...ids, unknown] })
  const failed = (code: string) => ({ success: false, problems: [{ code }] })
  expect(done.result).toMatchObject({
    items: [
      { index: 0, id: ids[0], ...failed('OWNER_CANNOT_BE_DELETED') },
      { index: 1, id: ids[1], ...failed('ACTIVE_SUBSCRIPTION') },
      { index: 2, id: ids[2], success: true, problems: [] },
      { index: 3, id: ids[3], ...failed('OWNER_CANNOT_BE_DELETED') },
      { index: 4, id: unknown, ...failed('NOT_FOUND') },
    ],
    totalSuccesses: 1,
    totalFailures: 4,
    problems: [],
  })
  expect(await roleOf(member)).toBe('VISITOR')
  expect(await queryAdmin(staff, '{ staff { state: elevation } }')).toEqual({
    staff: { state: 'ACTIVE' },
  })
  await control().clearCalls()
  for (const [wrong, field, code] of [
    [[], 'ids', 'INVALID_SIZE'],
    [Array.from({ length: 101 }, () => unknown), 'ids', 'INVALID_SIZE'],
    [[ids[0], unknown, 'x'], 'ids[2]', 'INVALID_FORMAT'],
  ]) {
    const refused = await queryAdmin<{ result: object }>(staff, remove, { ids: wrong })
    expect(refused.result).toMatchObject({ items: [], problems: [{ code, field }] })
  }
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
})
