// A member's own profile under strain: two browsers, partial failures, messages at the right field.
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { jonas, mara, problems, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)

const contact =
  'contact { firstName phones { phone tag } emails { email tag } addresses { id tag city country subdivision } customFields { key type value } }'
const update = `mutation ($input: UpdateMeInput!) { result: updateMe(input: $input) { member { id ${contact} } ${problems} } }`
const saveAddress = `mutation ($input: SaveMyAddressInput!) { result: saveMyAddress(input: $input) { member { ${contact} } ${problems} } }`
const removeAddress = `mutation ($id: ID!) { result: removeMyAddress(input: { id: $id }) { member { ${contact} } ${problems} } }`

type Tagged = { tag: string | null }
type Contact = {
  firstName: string | null
  phones: ({ phone: string } & Tagged)[]
  emails: ({ email: string } & Tagged)[]
  addresses: ({ id: string; city: string; country: string; subdivision: string } & Tagged)[]
  customFields: { key: string; type: string; value: string | null }[]
}
type Result = {
  result: {
    member: { id: string; contact: Contact } | null
    problems: { code: string; field: string | null; message: string }[]
  }
}

const contactOf = async (shopper: Shopper) =>
  (await shopper.query<{ me: { contact: Contact } }>(`{ me { ${contact} } }`)).me.contact

let count = 0
async function newMember(nickname: string | null = 'Vee'): Promise<[Shopper, Shopper]> {
  count += 1
  const person = { email: `own-${count}@shop.test`, password: 'long-enough-1' }
  const firstDevice = createShopper(stack().shopUrl)
  await step(firstDevice, 'register', { input: { ...person, ...(nickname && { nickname }) } })
  return [firstDevice, await signedIn(stack().shopUrl, person)]
}

/** Signs in on the platform's own page, which gives the gateway no identity. */
async function signInOnHostedPage(email: string): Promise<Shopper> {
  const shopper = createShopper(stack().shopUrl)
  const startedSignIn = await step<{ url: string }>(shopper, 'startSignIn', {
    input: { responseMode: 'FRAGMENT' },
  })
  const response = await fetch(startedSignIn.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'sign-in', email, password: mara.password }),
  })
  const returnUrl = new URL(response.headers.get('location') ?? '')
  const values = new URLSearchParams(returnUrl.hash.slice(1))
  await step(shopper, 'completeSignIn', {
    input: { code: values.get('code'), state: values.get('state') },
  })
  return shopper
}

test('tags are read after a sign-in on the platform’s page, and an unchanged save retains them', async () => {
  const direct = await signedIn(stack().shopUrl, mara)
  const before = await contactOf(direct)
  expect(before.phones.map(({ tag }) => tag)).toEqual(['MOBILE', 'HOME', 'WORK', 'FAX'])
  const shopper = await signInOnHostedPage(mara.email)
  expect(await contactOf(shopper)).toEqual(before)
  const { myIdentity } = await shopper.query<{ myIdentity: { factors: unknown[] } }>(
    '{ myIdentity { factors { type status } } }',
  )
  expect(myIdentity.factors).toHaveLength(1)
  // As the form sends them: without unchanged tags.
  const phones = before.phones.map(({ phone }) => ({ phone }))
  const emails = before.emails.map(({ email }) => ({ email }))
  const { result } = await shopper.query<Result>(update, { input: { phones, emails } })
  expect(result.problems).toEqual([])
  const after = await contactOf(await signedIn(stack().shopUrl, mara))
  expect([after.phones, after.emails]).toEqual([before.phones, before.emails])
})

test('tags that could not be read are unknown and not overwritten', async () => {
  await control().fault({ match: { path: '*sign-on*' }, kind: 'status', status: 500 })
  const shopper = await signInOnHostedPage(jonas.email)
  await control().heal()
  const unread = await contactOf(shopper)
  expect(unread.phones.length).toBeGreaterThan(0)
  expect(unread.phones.map(({ tag }) => tag)).toEqual(unread.phones.map(() => null))
  await shopper.query<Result>(update, {
    input: { phones: unread.phones.map(({ phone }) => ({ phone })) },
  })
  const fresh = await contactOf(await signedIn(stack().shopUrl, jonas))
  expect(fresh.phones.some(({ tag }) => tag !== null && tag !== 'UNTAGGED')).toBe(true)
})

test('two browsers do not undo each other’s tags', async () => {
  // Each browser reads what the other one wrote.
  await control().site({ readLagMs: 0 })
  const [one, two] = await newMember()
  const [first, second] = ['+1 555 0101', '+1 555 0102']
  await one.query(update, {
    input: {
      phones: [
        { phone: first, tag: 'MOBILE' },
        { phone: second, tag: 'HOME' },
      ],
    },
  })
  expect((await contactOf(two)).phones).toEqual([
    { phone: first, tag: 'MOBILE' },
    { phone: second, tag: 'HOME' },
  ])
  await one.query(update, {
    input: { phones: [{ phone: first, tag: 'FAX' }, { phone: second }] },
  })
  await two.query(update, {
    input: { phones: [{ phone: first }, { phone: second, tag: 'WORK' }] },
  })
  const expected = [
    { phone: first, tag: 'FAX' },
    { phone: second, tag: 'WORK' },
  ]
  expect((await contactOf(one)).phones).toEqual(expected)
  expect((await contactOf(two)).phones).toEqual(expected)
})

test('custom fields are the site’s list, filled in or not', async () => {
  const [shopper] = await newMember()
  const { customFields } = await contactOf(shopper)
  const types = new Set(customFields.map(({ type }) => type))
  expect(types).toEqual(new Set(['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL']))
  expect(customFields.every(({ value }) => value === null)).toBe(true)
  const cleared = customFields.map(({ key }) => ({ key, value: '' }))
  const { result } = await shopper.query<Result>(update, { input: { customFields: cleared } })
  expect(result.member?.contact.customFields).toEqual(customFields)
})

test('a refused custom field is reported by its index in the form', async () => {
  const [shopper] = await newMember()
  const { customFields } = await contactOf(shopper)
  const invalid: Record<string, string> = { URL: 'mailto:x', NUMBER: 'many', DATE: 'yesterday' }
  for (const [type, value] of Object.entries(invalid)) {
    const position = customFields.findIndex((field) => field.type === type)
    const input = {
      customFields: customFields.map(({ key }, index) => ({
        key,
        value: index === position ? value : '',
      })),
    }
    const { result } = await shopper.query<Result>(update, { input })
    expect(result.problems.map(({ field }) => field)).toEqual([`customFields[${position}].value`])
  }
})

test('a partial change is reported', async () => {
  const [shopper] = await newMember()
  await control().fault({ match: { path: '*sign-on*' }, kind: 'status', status: 500 })
  const { result } = await shopper.query<Result>(update, {
    input: { phones: [{ phone: '+1 555 0199', tag: 'FAX' }] },
  })
  await control().heal()
  expect(result.problems).toMatchObject([{ code: 'PARTLY_SAVED' }])
  expect(result.member?.contact.phones.map(({ phone }) => phone)).toEqual(['+1 555 0199'])
})

test('changing an address leaves addresses removed or added elsewhere alone', async () => {
  // Each browser reads what the other one wrote.
  await control().site({ readLagMs: 0 })
  const [one, two] = await newMember()
  const add = async (city: string, tag?: string) =>
    one.query<Result>(saveAddress, {
      input: { country: 'GB', subdivision: 'GB-ENG', city, tag },
    })
  await add('Bath', 'HOME')
  await add('Leeds', 'WORK')
  const [bath, leeds] = (await contactOf(one)).addresses
  await two.query(removeAddress, { id: bath?.id })
  const again = await two.query<Result>(removeAddress, { id: bath?.id })
  expect(again.result).toMatchObject({
    member: null,
    problems: [{ code: 'NOT_FOUND', field: 'id' }],
  })
  const { result } = await one.query<Result>(saveAddress, {
    input: { id: leeds?.id, country: 'GB', subdivision: 'GB-ENG', city: 'York' },
  })
  expect(result.problems).toEqual([])
  expect(result.member?.contact.addresses).toMatchObject([
    { id: leeds?.id, city: 'York', subdivision: 'GB-ENG', tag: 'WORK' },
  ])
  const afterDeletion = await one.query<Result>(saveAddress, {
    input: { id: bath?.id, country: 'GB', city: 'Bath' },
  })
  expect(afterDeletion.result.problems).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
})

test('a form opened for another member changes nothing', async () => {
  const [one] = await newMember()
  const [two] = await newMember('Other')
  const { me } = await one.query<{ me: { id: string } }>('{ me { id } }')
  const change = await two.query<Result>(update, {
    input: { memberId: me.id, firstName: 'Mara' },
  })
  expect(change.result.problems).toMatchObject([{ code: 'SIGNED_IN_AS_ANOTHER' }])
  const address = await two.query<Result>(saveAddress, {
    input: { memberId: me.id, country: 'US', city: 'Hudson' },
  })
  expect(address.result.problems).toMatchObject([{ code: 'SIGNED_IN_AS_ANOTHER' }])
  expect(await contactOf(two)).toMatchObject({ firstName: null, addresses: [] })
})

test('surrounding whitespace is not stored', async () => {
  const [shopper] = await newMember()
  const { result } = await shopper.query<Result>(update, {
    input: { firstName: '  Vera ', emails: [{ email: ' vera@shop.test ' }] },
  })
  expect(result.member?.contact).toMatchObject({
    firstName: 'Vera',
    emails: [{ email: 'vera@shop.test' }],
  })
})

test('the slug check and the change of the slug agree', async () => {
  const [shopper] = await newMember()
  const check = 'query ($slug: String!) { slugCheck(slug: $slug) { free } }'
  const take =
    'mutation ($slug: String!) { result: updateMySlug(input: { slug: $slug }) { problems { code } } }'
  for (const slug of ['שלום-עולם', 'ä', 'a-', '-a', 'plain~one', 'a.b_c']) {
    const { data } = await shopper.execute<{ slugCheck: { free: boolean } | null }>(check, {
      slug,
    })
    const { result } = await shopper.query<Result>(take, { slug })
    expect([slug, data?.slugCheck?.free ?? false]).toEqual([slug, result.problems.length === 0])
  }
})

test('joining the directory needs a name', async () => {
  const [shopper] = await newMember(null)
  const join = `mutation { result: joinCommunity { ${problems} } }`
  const { result } = await shopper.query<Result>(join)
  expect(result.problems).toMatchObject([{ code: 'DISPLAY_NAME_NEEDED' }])
  await shopper.query(update, { input: { nickname: 'Vee' } })
  expect((await shopper.query<Result>(join)).result.problems).toEqual([])
})

test('an heir must be an id, and an owner cannot delete the account', async () => {
  const remove = `mutation ($who: String!, $heir: ID, $secret: String) { result: deleteMe(input: { confirmation: $who, currentPassword: $secret, contentAssigneeId: $heir }) { accepted ${problems} } }`
  const [shopper] = await newMember()
  const { myIdentity } = await shopper.query<{ myIdentity: { email: string } }>(
    '{ myIdentity { email } }',
  )
  const { result } = await shopper.query<Result>(remove, { who: myIdentity.email, heir: 'x' })
  expect(result.problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'contentAssigneeId' }])
  const owner = await signedIn(stack().shopUrl, { ...mara, email: 'owner@shop.test' })
  const refused = await owner.query<Result>(remove, {
    who: 'owner@shop.test',
    secret: mara.password,
  })
  expect(refused.result.problems).toMatchObject([{ code: 'OWNER_CANNOT_BE_DELETED' }])
})

test('an address over the limit is refused and the list remains unchanged', async () => {
  const [shopper] = await newMember()
  const addresses = Array.from({ length: 20 }, (_, at) => ({
    country: 'US',
    city: `City ${at}`,
    addressLine: `${at} Street`,
  }))
  const { result } = await shopper.query<Result>(update, { input: { addresses } })
  expect(result.problems).toEqual([])
  await control().clearCalls()
  const more = await shopper.query<Result>(saveAddress, {
    input: { country: 'US', city: 'City 21', addressLine: '21 Street' },
  })
  expect(more.result.problems).toMatchObject([{ code: 'LIMIT_REACHED' }])
  expect((await control().calls()).filter(({ method }) => method === 'PATCH')).toEqual([])
  expect((await contactOf(shopper)).addresses).toHaveLength(20)
})
