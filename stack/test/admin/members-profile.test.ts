// Editing member profiles, over the whole path.
import { expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { createShopper, elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { step } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const problems = 'problems { code field message }'
const member = `member {
  id slug nickname title status privacyStatus loginEmail contact {
    firstName lastName birthdate company jobTitle phones { phone tag } emails { email tag }
    addresses { id addressLine streetNumber streetName city country } customFields { key value }
  }
}`
const create = `mutation ($input: CreateMemberInput!) { result: createMember(input: $input) { ${member} ${problems} } }`
const update = `mutation ($input: UpdateMemberInput!) {
  result: updateMember(input: $input) { ${member} ${problems} }
}`
const slugged = `mutation ($id: ID!, $slug: String!) {
  result: updateMemberSlug(input: { id: $id, slug: $slug }) { ${member} ${problems} }
}`
const invite = `mutation ($memberId: ID!) { result: sendActivationEmail(input: { id: $memberId }) { accepted ${problems} } }`
const unknown = '00000000-0000-4000-8000-000000000000'

type Member = {
  id: string
  slug: string
  contact: { addresses: { id: string; addressLine: string | null; city: string | null }[] }
}
type Result = {
  result: { member: Member; problems: { code: string; field: string | null; message: string }[] }
}

const control = () => controlOf(stack().platformUrl)
const newStaff = () => elevatedStaff(stack().shopUrl)
const memberCalls = async () =>
  (await control().calls()).filter(({ path }) => /members|recovery/.test(path))

async function createdMember(
  shopper: Shopper,
  loginEmail: string,
  input: object = {},
): Promise<Member> {
  const { result } = await queryAdmin<Result>(shopper, create, {
    input: { loginEmail, ...input },
  })
  expect(result.problems).toEqual([])
  return result.member
}

test('a member is created, invited, sets a password, is led back to the shop and signs in', async () => {
  // An invitation is accepted later.
  await control().site({ readLagMs: 0 })
  const staff = await newStaff()
  const { id } = await createdMember(staff, 'nia@new.test', {
    nickname: 'Nia N',
    phones: [{ phone: '+47 1 23' }],
  })
  expect(await control().mails('nia@new.test')).toEqual([])
  const sent = await queryAdmin(staff, invite, { memberId: id })
  expect(sent).toEqual({ result: { accepted: true, problems: [] } })
  const [mail] = await control().mails('nia@new.test')
  expect(mail).toMatchObject({ kind: 'activation' })
  const password = 'slow-days-2027'
  const chosen = await fetch(mail?.link ?? '', {
    method: 'POST',
    body: new URLSearchParams({ password }),
    redirect: 'manual',
  })
  expect(chosen.headers.get('location')).toContain(`${stack().shopUrl}/login?done=reset`)
  const shopper = createShopper(stack().shopUrl)
  const result = await step(shopper, 'login', { input: { email: 'nia@new.test', password } })
  expect(result.viewer).toMatchObject({ role: 'MEMBER', name: 'Nia N' })
})

test('every field of a profile is stored', async () => {
  const staff = await newStaff()
  const input = {
    nickname: 'Ota',
    title: 'Weaver',
    firstName: 'Ota',
    lastName: 'Kral',
    birthdate: '1980-02-29',
    company: 'Looms',
    jobTitle: 'Owner',
    phones: [{ phone: '+420 1 234' }],
    emails: [{ email: 'ota@second.test' }],
    addresses: [{ streetNumber: '12', streetName: 'Dlouhá', city: 'Praha', country: 'CZ' }],
    customFields: [{ key: 'custom.website', value: 'https://ota.test/' }],
    privacyStatus: 'PUBLIC',
  }
  const stored = await createdMember(staff, 'ota@new.test', input)
  const { addresses, phones, emails, customFields, privacyStatus, nickname, title, ...texts } =
    input
  expect(stored).toMatchObject({
    slug: 'ota',
    loginEmail: 'ota@new.test',
    privacyStatus,
    nickname,
    title,
    contact: {
      ...texts,
      phones: [{ ...phones[0], tag: null }],
      emails: [{ ...emails[0], tag: null }],
      addresses,
      customFields: expect.arrayContaining(customFields),
    },
  })
  // An address with its id is updated; a new one is added.
  const [address] = stored.contact.addresses
  const { result } = await queryAdmin<Result>(staff, update, {
    input: {
      id: stored.id,
      title: '',
      addresses: [
        { id: address?.id, addressLine: 'Krátká 3', country: 'CZ' },
        { city: 'Brno', country: 'CZ' },
      ],
    },
  })
  expect(result).toMatchObject({
    problems: [],
    member: { title: null, nickname, contact: { phones } },
  })
  expect(result.member.contact.addresses).toMatchObject([
    { id: address?.id, addressLine: 'Krátká 3', city: null },
    { addressLine: null, city: 'Brno' },
  ])
})

test('an empty list clears the list, in an update or on its own; omitted fields remain', async () => {
  const staff = await newStaff()
  const lists = {
    phones: [{ phone: '+47 1 23' }],
    emails: [{ email: 'more@new.test' }],
    addresses: [{ city: 'Oslo', country: 'NO' }],
  }
  const { id } = await createdMember(staff, 'lists@new.test', lists)
  const first = await queryAdmin<Result>(staff, update, {
    input: { id, phones: [], nickname: 'L' },
  })
  expect(first.result.member).toMatchObject({
    nickname: 'L',
    contact: { phones: [], addresses: [{ city: 'Oslo' }] },
  })
  await queryAdmin(staff, update, { input: { id, ...lists } })
  for (const [name, list] of [
    ['deleteMemberPhones', 'phones'],
    ['deleteMemberEmails', 'emails'],
    ['deleteMemberAddresses', 'addresses'],
  ]) {
    const { result } = await queryAdmin<Result>(
      staff,
      `mutation ($id: ID!) { result: ${name}(input: { id: $id }) { ${member} ${problems} } }`,
      { id },
    )
    expect(result).toMatchObject({
      member: { id, loginEmail: 'lists@new.test', contact: { [`${list}`]: [] } },
      problems: [],
    })
    const missing = await queryAdmin<Result>(
      staff,
      `mutation ($id: ID!) { result: ${name}(input: { id: $id }) { ${member} ${problems} } }`,
      { id: unknown },
    )
    expect(missing.result.problems).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
  }
  const unchanged = await queryAdmin<Result>(staff, update, { input: { id } })
  expect(unchanged.result).toMatchObject({ member: { id, nickname: 'L' }, problems: [] })
})

test('a partial update is reported', async () => {
  const staff = await newStaff()
  const { id } = await createdMember(staff, 'part@new.test', { phones: [{ phone: '+47 1 23' }] })
  await control().fault({
    match: { path: `/members/v1/members/${id}/phones` },
    kind: 'status',
    status: 500,
    times: 9,
  })
  const { result } = await queryAdmin<Result>(staff, update, {
    input: { id, nickname: 'Half', phones: [] },
  })
  await control().heal()
  expect(result.member).toMatchObject({ nickname: 'Half' })
  expect(result.problems.map(({ code }) => code)).toContain('PARTLY_SAVED')
})

test('staff choose a slug unless another member has it', async () => {
  const staff = await newStaff()
  const { id } = await createdMember(staff, 'slug@new.test')
  const { result } = await queryAdmin<Result>(staff, slugged, { id, slug: 'a-slug-of-mine' })
  expect(result).toMatchObject({ member: { slug: 'a-slug-of-mine' }, problems: [] })
  const other = await createdMember(staff, 'slug2@new.test')
  const taken = await queryAdmin<Result>(staff, slugged, {
    id: other.id,
    slug: 'a-slug-of-mine',
  })
  expect(taken.result.problems).toMatchObject([{ code: 'SLUG_TAKEN', field: 'slug' }])
  const missing = await queryAdmin<Result>(staff, slugged, { id: unknown, slug: 'free' })
  expect(missing.result.problems).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
})

test('a login email belongs to one member; a disconnected one returns as a new member', async () => {
  const staff = await newStaff()
  const { result } = await queryAdmin<Result>(staff, create, {
    input: { loginEmail: 'MARA@shop.test' },
  })
  expect(result).toMatchObject({
    member: null,
    problems: [
      {
        code: 'EMAIL_ALREADY_EXISTS',
        field: 'loginEmail',
        message: 'Another member already signs in with this email.',
      },
    ],
  })
  const before = await createdMember(staff, 'back@new.test', { nickname: 'Back' })
  await queryAdmin(
    staff,
    'mutation ($id: ID!) { disconnectMember(input: { id: $id }) { member { id } } }',
    before,
  )
  const recreated = await createdMember(staff, 'back@new.test', { nickname: 'Back' })
  expect(recreated.id).not.toBe(before.id)
  expect(recreated.slug).not.toBe(before.slug)
})

test.each([
  [{ loginEmail: 'nothing' }, 'loginEmail', 'INVALID_EMAIL'],
  [{ nickname: 'x'.repeat(101) }, 'nickname', 'INVALID_LENGTH'],
  [{ birthdate: '2999-02-28' }, 'birthdate', 'PAST_DAY'],
  [{ phones: [{ phone: '1' }] }, 'phones[0].phone', 'INVALID_LENGTH'],
  [{ emails: [{ email: 'a@b.test' }, { email: 'no' }] }, 'emails[1].email', 'INVALID_EMAIL'],
  [{ addresses: [{ country: 'Norway' }] }, 'addresses[0].country', 'INVALID_FORMAT'],
  [
    { addresses: [{ country: 'NO', addressLine: 'A 1', streetName: 'A' }] },
    'addresses[0].addressLine',
    'INVALID_ARGUMENT',
  ],
])('%j is refused at the field, without a call', async (input, field, code) => {
  const staff = await newStaff()
  await control().clearCalls()
  const given = { loginEmail: 'good@new.test', ...input }
  const { result } = await queryAdmin<Result>(staff, create, { input: given })
  expect(result).toMatchObject({ member: null, problems: [{ code, field }] })
  if (field !== 'loginEmail') {
    const changed = await queryAdmin<Result>(staff, update, { input: { id: unknown, ...input } })
    expect(changed.result.problems).toMatchObject([{ code, field }])
  }
  expect(await memberCalls()).toEqual([])
})

test('problems that only the platform detects are reported at their field', async () => {
  const staff = await newStaff()
  const { id } = await createdMember(staff, 'field@new.test')
  const customFields = [
    { key: 'custom.mugs-at-home', value: '3' },
    { key: 'custom.website', value: 'no address' },
  ]
  const { result } = await queryAdmin<Result>(staff, update, { input: { id, customFields } })
  expect(result.problems).toMatchObject([{ field: 'customFields[1].value' }])
  const missing = await queryAdmin<Result>(staff, update, {
    input: { id: unknown, title: 'T' },
  })
  expect(missing.result).toMatchObject({
    member: null,
    problems: [{ code: 'NOT_FOUND', field: 'id' }],
  })
})

test('malformed ids and slugs are refused at the field', async () => {
  const staff = await newStaff()
  await control().clearCalls()
  const wrong = [
    [slugged, { id: unknown, slug: 'two words' }, 'slug'],
    [slugged, { id: 'mara', slug: 'mara' }, 'id'],
    [update, { input: { id: 'mara', title: 'T' } }, 'id'],
    [invite, { memberId: 'mara' }, 'id'],
  ] as const
  for (const [document, variables, field] of wrong) {
    const { result } = await queryAdmin<Result>(staff, document, variables)
    expect(result.problems).toMatchObject([{ field }])
  }
  expect(await memberCalls()).toEqual([])
  const missing = await queryAdmin<Result>(staff, invite, { memberId: unknown })
  expect(missing.result).toMatchObject({ problems: [{ code: 'NOT_FOUND', field: 'id' }] })
})
