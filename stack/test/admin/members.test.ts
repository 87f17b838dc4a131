// Actions of staff on one member, over the whole path.
import { expect, test } from 'vitest'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const problems = 'problems { code field message }'
const unknown = '00000000-0000-4000-8000-000000000000'

type Result = {
  result: {
    member: { id: string; status: string; activityStatus: string } | null
    deletedId: string | null
    problems: { code: string; field: string | null; message: string }[]
  }
}

const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)

async function idOf(email: string): Promise<string> {
  const found = (await control().members()).find((one) => one.email === email)
  if (!found) throw new Error(`No member is called ${email}`)
  return found.memberId
}

const act = async (name: string, id: string, shopper = newStaff()) =>
  (
    await queryAdmin<Result>(
      await shopper,
      `mutation ($id: ID!) { result: ${name}(input: { id: $id }) {
        member { id status activityStatus privacyStatus loginEmail } ${problems}
      } }`,
      { id },
    )
  ).result

const remove = async (id: string, contentAssigneeId?: string) =>
  (
    await queryAdmin<Result>(
      await newStaff(),
      `mutation ($id: ID!, $contentAssigneeId: ID) {
        result: deleteMember(input: { id: $id, contentAssigneeId: $contentAssigneeId }) { deletedId ${problems} }
      }`,
      { id, contentAssigneeId },
    )
  ).result

test('muting and unmuting are idempotent', async () => {
  const id = await idOf('noor@people.test')
  for (const [name, activityStatus] of [
    ['muteMember', 'MUTED'],
    ['muteMember', 'MUTED'],
    ['unmuteMember', 'ACTIVE'],
  ] as const) {
    expect(await act(name, id)).toMatchObject({ member: { id, activityStatus }, problems: [] })
  }
})

test('a pending member is approved and notified by email', async () => {
  const id = await idOf('dario@people.test')
  const result = await act('approveMember', id)
  expect(result.member).toMatchObject({ status: 'APPROVED', loginEmail: 'dario@people.test' })
  expect(await control().mails('dario@people.test')).toMatchObject([{ kind: 'member-approved' }])
})

test('S12 the browser of a blocked member is a visitor at its next request, until approved again', async () => {
  const member = await signedIn(stack().shopUrl, jonas)
  const id = await idOf(jonas.email)
  expect((await act('blockMember', id)).member?.status).toBe('BLOCKED')
  await control().clearCalls()
  expect(await roleOf(member)).toBe('VISITOR')
  // The gateway's own session ended: the platform is not called.
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  expect((await act('approveMember', id)).member?.status).toBe('APPROVED')
  expect(await roleOf(await signedIn(stack().shopUrl, jonas))).toBe('MEMBER')
})

test('S12 a block whose response was lost still ends the sessions', async () => {
  const member = await signedIn(stack().shopUrl, jonas)
  const id = await idOf(jonas.email)
  const path = `/members/v1/members/${id}/block`
  await control().fault({ match: { path }, kind: 'reset', when: 'after' })
  const result = await act('blockMember', id)
  await control().heal()
  expect(result).toMatchObject({ member: null, problems: [{ code: 'UPSTREAM_UNAVAILABLE' }] })
  expect(await roleOf(member)).toBe('VISITOR')
  await act('approveMember', id)
})

test('S12 a disconnected member is signed out for good', async () => {
  const member = await signedIn(stack().shopUrl, jonas)
  const id = await idOf(jonas.email)
  expect((await act('disconnectMember', id)).member?.status).toBe('OFFLINE')
  expect(await roleOf(member)).toBe('VISITOR')
  for (const name of ['approveMember', 'blockMember']) {
    expect((await act(name, id)).problems).toMatchObject([
      { code: 'STATUS_FORBIDS_THIS', field: 'id' },
    ])
  }
})

test('S12 a deleted member is gone, with every session', async () => {
  const [one, other] = [await signedIn(stack().shopUrl), await signedIn(stack().shopUrl)]
  const id = await idOf(mara.email)
  const assignee = await idOf('noor@people.test')
  expect((await remove(id, unknown)).problems).toMatchObject([{ code: 'NOT_FOUND' }])
  expect(await roleOf(one)).toBe('MEMBER')
  expect(await remove(id, assignee)).toEqual({ deletedId: id, problems: [] })
  expect([await roleOf(one), await roleOf(other)]).toEqual(['VISITOR', 'VISITOR'])
  expect(await remove(id)).toMatchObject({
    deletedId: null,
    problems: [{ code: 'NOT_FOUND', field: 'id' }],
  })
})

test('staff cannot block, disconnect or delete themselves, and nothing is called', async () => {
  const staff = await newStaff()
  const id = await idOf('owner@shop.test')
  await control().clearCalls()
  expect(await act('blockMember', id, Promise.resolve(staff))).toEqual({
    member: null,
    problems: [
      {
        code: 'SELF_BLOCK_FORBIDDEN',
        field: 'id',
        message: 'You can’t block or disconnect yourself.',
      },
    ],
  })
  expect(
    (await act('disconnectMember', id.toUpperCase(), Promise.resolve(staff))).problems,
  ).toEqual([
    {
      code: 'SELF_BLOCK_FORBIDDEN',
      field: 'id',
      message: 'You can’t block or disconnect yourself.',
    },
  ])
  const deletion = await queryAdmin<Result>(
    staff,
    `mutation ($id: ID!) { result: deleteMember(input: { id: $id }) { deletedId ${problems} } }`,
    { id },
  )
  expect(deletion.result.problems).toMatchObject([{ code: 'OWNER_CANNOT_BE_DELETED', field: 'id' }])
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  expect(await queryAdmin(staff, '{ staff { state: elevation } }')).toEqual({
    staff: { state: 'ACTIVE' },
  })
})

test('contributors cannot be deleted, nor members with a subscription', async () => {
  const ruth = await idOf('ruth@people.test')
  expect((await remove(await idOf(editor.email))).problems).toMatchObject([
    { code: 'OWNER_CANNOT_BE_DELETED', field: 'id' },
  ])
  expect((await remove(ruth)).problems).toMatchObject([
    { code: 'ACTIVE_SUBSCRIPTION', field: 'id' },
  ])
  expect((await act('blockMember', ruth)).problems).toMatchObject([
    { code: 'ACTIVE_SUBSCRIPTION', field: 'id' },
  ])
})

test.each(['approveMember', 'muteMember', 'unmuteMember', 'blockMember', 'disconnectMember'])(
  '%s: a malformed id is refused at the field, and an unknown one is reported',
  async (name) => {
    const staff = await newStaff()
    await control().clearCalls()
    expect((await act(name, 'mara', Promise.resolve(staff))).problems).toMatchObject([
      { code: 'INVALID_FORMAT', field: 'id' },
    ])
    expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
    expect((await act(name, unknown, Promise.resolve(staff))).problems).toMatchObject([
      { code: 'NOT_FOUND', field: 'id' },
    ])
  },
)

test('S92 each call has one audit entry that names the member', async () => {
  const id = await idOf('greta@people.test')
  await act('muteMember', id)
  await act('approveMember', id)
  await act('blockMember', id)
  await remove(await idOf(editor.email))
  const read = `query ($id: ID) { auditLog(first: 10, filter: { entityId: $id, writesOnly: true }) {
    nodes { operation actor { name } ids result }
  } }`
  const { auditLog } = await queryAdmin<{ auditLog: { nodes: object[] } }>(await newStaff(), read, {
    id,
  })
  const done = { actor: { name: 'owner@shop.test' }, ids: [id], result: 'SUCCESS' }
  expect(auditLog.nodes).toEqual([
    { ...done, operation: 'membersAdmin.blockMember' },
    { ...done, operation: 'membersAdmin.approveMember' },
    { ...done, operation: 'membersAdmin.muteMember' },
  ])
})

test('a contributor reads members and changes none', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  const id = await idOf('noor@people.test')
  expect(
    await queryAdmin(contributor, 'query ($id: ID!) { managedMember(id: $id) { id } }', { id }),
  ).toEqual({ managedMember: { id } })
  const refused = await executeAdmin(
    contributor,
    'mutation ($id: ID!) { muteMember(input: { id: $id }) { member { id } } }',
    { id },
  )
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
