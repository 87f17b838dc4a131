// Member profiles and the directory over the whole path: gateway, call table, embedded platform.
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { mara, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)

const fields =
  'id slug nickname title status privacyStatus activityStatus loginEmail contact { firstName lastName phones { phone tag } emails { email tag } birthdate company jobTitle addresses { tag addressLine city country subdivision postalCode } customFields { key name type network value } }'
const update = `mutation ($input: UpdateMeInput!) { result: updateMe(input: $input) { member { ${fields} } problems { code field message } } }`

type Member = {
  id: string
  slug: string
  nickname: string
  privacyStatus: string
  contact: {
    firstName: string | null
    phones: { phone: string; tag: string }[]
    addresses: Record<string, string | null>[]
    customFields: { key: string; name: string; type: string; value: string }[]
  }
}
type Result = { result: { member: Member | null; problems: { code: string; field: string }[] } }

let count = 0
async function newMember(): Promise<Shopper> {
  count += 1
  const shopper = createShopper(stack().shopUrl)
  const email = `member-${count}@shop.test`
  await step(shopper, 'register', {
    input: { email, password: 'long-enough-1', nickname: `Member ${count}` },
  })
  return shopper
}
const meOf = async (shopper: Shopper) =>
  (await shopper.query<{ me: Member }>(`{ me { ${fields} } }`)).me

const mobile = { phone: '+1 555 0100', tag: 'MOBILE' }
const home = {
  tag: 'HOME',
  addressLine: '18 Abeel Street',
  city: 'Kingston',
  country: 'US',
  subdivision: 'US-NY',
  postalCode: '12401',
}

test('a profile is changed field by field; omitted fields remain', async () => {
  const shopper = await newMember()
  const first = await shopper.query<Result>(update, {
    input: { firstName: 'Vera', lastName: 'Holt', phones: [mobile], addresses: [home] },
  })
  expect(first.result.problems).toEqual([])
  const second = await shopper.query<Result>(update, {
    input: { nickname: 'Vee', company: 'Holt & Co', birthdate: '1990-04-30' },
  })
  expect(second.result.member).toMatchObject({
    nickname: 'Vee',
    contact: {
      firstName: 'Vera',
      lastName: 'Holt',
      phones: [mobile],
      company: 'Holt & Co',
      birthdate: '1990-04-30',
      addresses: [home],
    },
  })
  expect(await meOf(shopper)).toEqual(second.result.member)
  expect(await shopper.query('{ viewer { name } }')).toEqual({ viewer: { name: 'Vee' } })
})

test('an empty text clears a field, an empty list needs its own call', async () => {
  const shopper = await newMember()
  await shopper.query(update, {
    input: { firstName: 'Vera', phones: [mobile], addresses: [home] },
  })
  const { result } = await shopper.query<Result>(update, {
    input: { firstName: '', phones: [], addresses: [] },
  })
  expect(result.member?.contact).toMatchObject({ firstName: null, phones: [], addresses: [] })
})

test.each([
  [{ birthdate: '2999-01-01' }, 'birthdate'],
  [{ emails: [{ email: 'x' }] }, 'emails[0].email'],
  [{ addresses: [{ country: 'us', city: 'Hudson' }] }, 'addresses[0].country'],
  [{ addresses: [{ country: 'US', city: '  ' }] }, 'addresses[0].addressLine'],
  [{ birthdate: '1899-12-31' }, 'birthdate'],
  [{ nickname: 'a\u0000b' }, 'nickname'],
  [{ nickname: 'a\u202Eb' }, 'nickname'],
  [{ phones: [{ phone: 'abcdef' }] }, 'phones[0].phone'],
  [{ nickname: 'x'.repeat(101) }, 'nickname'],
  [{ phones: Array(21).fill(mobile) }, 'phones'],
])('%j is refused at its field, without a call', async (input, field) => {
  const shopper = await signedIn(stack().shopUrl)
  await control().clearCalls()
  const { result } = await shopper.query<Result>(update, { input })
  expect(result.problems.map((one) => one.field)).toEqual([field])
  expect(await control().calls()).toEqual([])
})

test('phones, emails and addresses have tags', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const { contact } = await meOf(shopper)
  expect(contact.addresses.map(({ tag }) => tag)).toEqual(['HOME', 'SHIPPING', 'BILLING'])
  expect(contact.phones.map(({ tag }) => tag)).toEqual(['MOBILE', 'HOME', 'WORK', 'FAX'])
})

test('custom fields of every type are read, and an invalid URL is refused', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const { customFields } = (await meOf(shopper)).contact
  expect(new Set(customFields.map(({ type }) => type))).toEqual(
    new Set(['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL']),
  )
  const link = customFields.find(({ type }) => type === 'URL')
  const { result } = await shopper.query<Result>(update, {
    input: { customFields: [{ key: link?.key, value: 'not an address' }] },
  })
  expect(result.member).toBeNull()
  expect(result.problems).toHaveLength(1)
})

test('a slug is checked, taken, and refused if another member has it', async () => {
  const [one, two] = [await newMember(), await newMember()]
  const check = 'query ($slug: String!) { slugCheck(slug: $slug) { free } }'
  const take =
    'mutation ($slug: String!) { result: updateMySlug(input: { slug: $slug }) { member { slug } problems { code field } } }'
  expect(await one.query(check, { slug: 'the-only-vee' })).toEqual({
    slugCheck: { free: true },
  })
  expect(await one.query(take, { slug: 'the-only-vee' })).toEqual({
    result: { member: { slug: 'the-only-vee' }, problems: [] },
  })
  expect(await one.query(check, { slug: 'the-only-vee' })).toMatchObject({
    slugCheck: { free: true },
  })
  const taken = { problems: [{ code: 'SLUG_TAKEN', field: 'slug' }] }
  expect(await two.query(check, { slug: 'the-only-vee' })).toEqual({
    slugCheck: { free: false },
  })
  expect(await two.query(take, { slug: 'the-only-vee' })).toEqual({
    result: { member: null, ...taken },
  })
  expect((await two.execute(check, { slug: 'no spaces' })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', field: 'slug' } },
  ])
})

test('joining shows a member in the directory, leaving hides them again', async () => {
  const shopper = await newMember()
  const { nickname, slug } = await meOf(shopper)
  const visitor = createShopper(stack().shopUrl)
  const read =
    'query ($slug: String!) { member(slug: $slug) { nickname loginEmail contact { firstName } status } }'
  expect(await visitor.query(read, { slug })).toEqual({ member: null })
  const join = await shopper.query<Result>(
    `mutation { result: joinCommunity { member { ${fields} } problems { code } } }`,
  )
  expect(join.result.member?.privacyStatus).toBe('PUBLIC')
  expect(await visitor.query(read, { slug })).toEqual({
    member: { nickname, loginEmail: null, contact: null, status: 'UNKNOWN' },
  })
  await shopper.query('mutation { leaveCommunity { problems { code } } }')
  expect(await visitor.query(read, { slug })).toEqual({ member: null })
})

type Page = {
  members: {
    nodes: { nickname: string; slug: string; loginEmail: string | null }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
    totalCount: number
  }
}
const directory =
  'query ($first: Int, $after: String, $search: String) { members(first: $first, after: $after, filter: { search: $search }) { nodes { nickname slug loginEmail contact { firstName } } pageInfo { hasNextPage endCursor } totalCount } }'

test('the directory lists public members by name, with one call per page', async () => {
  const visitor = createShopper(stack().shopUrl)
  await control().clearCalls()
  const first = await visitor.query<Page>(directory, { first: 5 })
  const calls = (await control().calls()).filter(({ path }) => path.includes('/members'))
  expect(calls).toHaveLength(1)
  expect(visitor.cookie).toBe('')
  expect(first.members.nodes).toHaveLength(5)
  const second = await visitor.query<Page>(directory, {
    first: 5,
    after: first.members.pageInfo.endCursor,
  })
  const names = [...first.members.nodes, ...second.members.nodes].map(({ nickname }) => nickname)
  expect(new Set(names).size).toBe(10)
  expect(names).toEqual([...names].sort((one, two) => one.localeCompare(two)))
  expect(first.members.totalCount).toBeGreaterThan(10)
  for (const { loginEmail } of first.members.nodes) expect(loginEmail).toBeNull()
})

test('private, blocked and pending members are not listed', async () => {
  const known = await control().members()
  // An imported author who cannot sign in is listed for their posts.
  const shown = known.filter(
    ({ status, privacyStatus }) =>
      privacyStatus === 'PUBLIC' && (status === 'APPROVED' || status === 'OFFLINE'),
  )
  const { members } = await createShopper(stack().shopUrl).query<Page>(directory, {
    first: 100,
  })
  expect(members.nodes.map(({ nickname }) => nickname).sort()).toEqual(
    shown.map(({ nickname }) => nickname ?? null).sort(),
  )
  expect(shown.length).toBeLessThan(known.length)
})

test('a search finds by name and refuses long texts', async () => {
  const visitor = createShopper(stack().shopUrl)
  const { members } = await visitor.query<Page>(directory, { first: 1 })
  const [listed] = members.nodes
  const found = await visitor.query<Page>(directory, {
    search: listed?.nickname.slice(0, 5).toUpperCase(),
  })
  expect(found.members.nodes.map(({ slug }) => slug)).toContain(listed?.slug)
  const { errors } = await visitor.execute(directory, { search: 'x'.repeat(101) })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'filter.search' } }])
})

test('an order is read in full, with its activities', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const { orders } = await shopper.query<{
    orders: { nodes: { number: string; lines: { name: string; image: unknown }[] }[] }
  }>(
    '{ orders(first: 20) { nodes { number status paymentStatus fulfillmentStatus itemCount total { formatted } balance { formatted } lines { name quantity total { formatted } productId image { url(width: 80) } } activities { type createdAt } shippingTitle } } }',
  )
  expect(orders.nodes).toMatchObject([
    { number: '9954', paymentStatus: 'NOT_PAID', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
    { number: '9902', status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' },
    { number: '9871', fulfillmentStatus: 'FULFILLED', itemCount: 2 },
  ])
  expect(orders.nodes[2]?.lines).toMatchObject([{ name: 'Morning Mug', quantity: 2 }])
})
