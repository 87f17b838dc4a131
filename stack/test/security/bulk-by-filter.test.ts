// docs/security.md S91: a bulk action by filter affects exactly the members that were counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import {
  createShopper,
  editor,
  elevatedStaff,
  executeAdmin,
  owner,
  queryAdmin,
} from '../support/admin.ts'
import { counted, countRefusal, problems, type Run, run, runs } from '../support/by-filter.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const limits = { SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' }
// Two owners, so that one can try the other's confirmation token.
const stack = useStack({
  ...hundredfoldCalls,
  ...limits,
  STAFF: `${owner.email}:OWNER,${editor.email}:CONTRIBUTOR,${mara.email}:OWNER`,
})
const control = () => controlOf(stack().platformUrl)
const newStaff = () => elevatedStaff(stack().shopUrl)
/** Returns the platform calls that would carry out the action. */
const bulkCalls = async () =>
  (await control().calls()).filter(({ path }) => /bulk\/\w+-by-filter/.test(path))
const recountRefusal = {
  job: null,
  problems: [{ code: 'COUNT_AGAIN', field: 'confirmationToken' }],
}
const noor = { nickname: { startsWith: 'Noor' } }

afterEach(async () => {
  vi.useRealTimers()
  await control().reset()
})

test('S91 a counted filter runs, and the job reports its result', async () => {
  const staff = await newStaff()
  const filter = { statuses: ['PENDING'] }
  const found = await counted(staff, 'APPROVE', { filter })
  expect(found).toMatchObject({ confirmationToken: expect.any(String) })
  expect(found.count).toBeGreaterThan(1)
  expect(found.sample).toHaveLength(found.count ?? 0)
  expect(await bulkCalls()).toEqual([])
  const { job: started, problems } = await run(staff, 'APPROVE', found.confirmationToken, filter)
  expect(problems).toEqual([])
  expect(started).toEqual({ id: expect.any(String), status: 'PROCESSING' })
  const job = '{ id status totalSuccesses totalFailures }'
  const finished = await queryAdmin(staff, `query ($id: ID!) { memberJob(id: $id) ${job} }`, {
    id: started?.id,
  })
  expect(finished).toEqual({
    memberJob: {
      id: started?.id,
      status: 'FINISHED',
      totalSuccesses: found.count,
      totalFailures: 0,
    },
  })
  expect(await counted(staff, 'APPROVE', { filter })).toMatchObject({
    count: 0,
    sample: [],
    confirmationToken: null,
  })
  const nothing =
    '{ one: memberJob(id: "x") { id } other: memberJob(id: "00000000-0000-4000-8000-000000000000") { id } }'
  expect(await queryAdmin(staff, nothing)).toEqual({ one: null, other: null })
})

test.each([
  [{}],
  [{ filter: null }],
  [{ filter: {} }],
  [{ filter: { nickname: {} } }],
  [{ filter: { nickname: { equals: null } } }],
])('S91 %j matches all members, which must be requested explicitly', async (variables) => {
  const staff = await newStaff()
  await control().clearCalls()
  for (const action of ['APPROVE', 'BLOCK', 'DELETE'] as const) {
    expect(await countRefusal(staff, action, variables)).toEqual(['BAD_USER_INPUT', 'filter'])
  }
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
})

test('S91 all members and a filter contradict each other', async () => {
  const refusal = await countRefusal(await newStaff(), 'DELETE', { filter: noor, all: true })
  expect(refusal).toEqual(['BAD_USER_INPUT', 'all'])
})

test('S91 S12 an explicit action on all members excludes the actor and ends every other session', async () => {
  const staff = await newStaff()
  const member = await signedIn(stack().shopUrl, jonas)
  const people = (await control().members()).length
  const found = await counted(staff, 'BLOCK', { all: true })
  expect(found).toMatchObject({ count: people - 1 })
  expect(found.sample).toHaveLength(10)
  // A token for all members is not valid for a filter, nor the reverse.
  expect(await run(staff, 'BLOCK', found.confirmationToken, noor)).toMatchObject(recountRefusal)
  const { job } = await run(staff, 'BLOCK', found.confirmationToken, {})
  expect(job?.id).toEqual(expect.any(String))
  expect(await roleOf(member)).toBe('VISITOR')
  expect(await queryAdmin(staff, '{ staff { state: elevation } }')).toEqual({
    staff: { state: 'ACTIVE' },
  })
})

test('S91 another filter, another action or a missing token changes nothing', async () => {
  const staff = await newStaff()
  const { confirmationToken } = await counted(staff, 'BLOCK', { filter: noor })
  await control().clearCalls()
  const wider = { nickname: { startsWith: 'N' } }
  expect(await run(staff, 'BLOCK', confirmationToken, wider)).toMatchObject(recountRefusal)
  expect(await run(staff, 'BLOCK', confirmationToken, {})).toMatchObject(recountRefusal)
  expect(await run(staff, 'DELETE', confirmationToken, noor)).toMatchObject(recountRefusal)
  const [issuedAt = '', , mark = ''] = confirmationToken?.split('.') ?? []
  for (const forged of [
    '',
    'x',
    `${issuedAt}.2.${mark}`,
    `${Number(issuedAt) + 1}.1.${mark}`,
    `${issuedAt}.1.${'A'.repeat(43)}`,
  ]) {
    expect(await run(staff, 'BLOCK', forged, noor), forged).toMatchObject(recountRefusal)
  }
  // None of these reaches the platform.
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  expect((await run(staff, 'BLOCK', confirmationToken, noor)).problems).toEqual([])
})

test('S91 a token is bound to its search, and only deletion accepts a search', async () => {
  const staff = await newStaff()
  const remove = `mutation ($filter: ManagedMemberFilter, $token: String!, $heir: ID) {
    result: bulkDeleteMembersByFilter(input: { filter: $filter, confirmationToken: $token, contentAssigneeId: $heir }) { job { id status } ${problems} }
  }`
  const found = await counted(staff, 'DELETE', { filter: { search: 'Noor' } })
  expect(found).toMatchObject({ count: 1, sample: [{ loginEmail: 'noor@people.test' }] })
  const token = found.confirmationToken
  const execute = async (variables: object) =>
    (await queryAdmin<{ result: Run }>(staff, remove, { token, ...variables })).result
  expect(await execute({ filter: { search: 'o' } })).toMatchObject(recountRefusal)
  expect(await execute({ filter: { search: 'Noor' }, heir: 'x' })).toMatchObject({
    problems: [{ code: 'INVALID_FORMAT', field: 'contentAssigneeId' }],
  })
  expect((await execute({ filter: { search: 'Noor' } })).problems).toEqual([])
  expect(await counted(staff, 'DELETE', { filter: { search: 'Noor' } })).toMatchObject({ count: 0 })
  for (const action of ['APPROVE', 'BLOCK'] as const) {
    const refusal = await countRefusal(staff, action, { filter: { search: 'Sven' } })
    expect(refusal).toEqual(['BAD_USER_INPUT', 'filter.search'])
  }
})

test('S91 nothing runs when the count has changed', async () => {
  const staff = await newStaff()
  const filter = { statuses: ['PENDING'] }
  const { confirmationToken } = await counted(staff, 'DELETE', { filter })
  await control().member('dario@people.test', 'approve')
  await control().clearCalls()
  expect(await run(staff, 'DELETE', confirmationToken, filter)).toMatchObject(recountRefusal)
  expect(await bulkCalls()).toEqual([])
})

test('S91 a confirmation token is bound to its actor', async () => {
  const [staff, other] = [await newStaff(), await elevatedStaff(stack().shopUrl, mara)]
  const { confirmationToken } = await counted(staff, 'APPROVE', { filter: noor })
  await control().clearCalls()
  expect(await run(other, 'APPROVE', confirmationToken, noor)).toMatchObject(recountRefusal)
  expect(await bulkCalls()).toEqual([])
  const own = await counted(other, 'APPROVE', { filter: noor })
  expect((await run(other, 'APPROVE', own.confirmationToken, noor)).problems).toEqual([])
})

test('S91 a confirmation token expires after five minutes', async () => {
  const staff = await newStaff()
  const confirmation = await counted(staff, 'APPROVE', { filter: noor })
  const expiry = Date.parse(confirmation.expiresAt ?? '')
  expect(Math.abs(expiry - Date.now() - 300_000)).toBeLessThan(5000)
  vi.useFakeTimers({ toFake: ['Date'], now: expiry + 1 })
  await control().clearCalls()
  expect(await run(staff, 'APPROVE', confirmation.confirmationToken, noor)).toMatchObject(
    recountRefusal,
  )
  expect(await bulkCalls()).toEqual([])
  vi.setSystemTime(expiry - 1000)
  expect((await run(staff, 'APPROVE', confirmation.confirmationToken, noor)).problems).toEqual([])
})

test('S91 a confirmation token is valid for one run, also under concurrency', async () => {
  const staff = await newStaff()
  const { confirmationToken } = await counted(staff, 'APPROVE', { filter: noor })
  await control().clearCalls()
  const both = await Promise.all([
    run(staff, 'APPROVE', confirmationToken, noor),
    run(staff, 'APPROVE', confirmationToken, noor),
  ])
  expect(both.filter(({ job }) => job)).toHaveLength(1)
  expect(await run(staff, 'APPROVE', confirmationToken, noor)).toMatchObject(recountRefusal)
  expect(await bulkCalls()).toHaveLength(1)
})

test('S91 a used confirmation token stays invalid after a restart of the gateway', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'))
  const { config, platformUrl } = stack()
  const shared = {
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_API_KEY: config.platform.apiKey,
    PLATFORM_SITE_ID: config.platform.siteId,
    PLATFORM_PAGES_URL: platformUrl,
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
    STAFF: `${owner.email}:OWNER`,
    OPEN_DOCUMENTS: 'true',
    DATA_DIR: folder,
  }
  try {
    const before = await startTestStack(shared)
    const staff = await elevatedStaff(before.shopUrl)
    const { confirmationToken } = await counted(staff, 'APPROVE', { filter: noor })
    expect((await run(staff, 'APPROVE', confirmationToken, noor)).problems).toEqual([])
    await before.close()
    const after = await startTestStack(shared)
    const same = createShopper(after.shopUrl)
    same.cookie = staff.cookie
    same.staffCookie = staff.staffCookie
    expect(await run(same, 'APPROVE', confirmationToken, noor)).toMatchObject(recountRefusal)
    await after.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('S91 at most a thousand members are affected at a time', { timeout: 60_000 }, async () => {
  const staff = await newStaff()
  const { platform } = stack().config
  const create = (at: number) =>
    fetch(`${platform.url}/members/v1/members`, {
      method: 'POST',
      headers: {
        authorization: platform.apiKey ?? '',
        'wix-site-id': platform.siteId ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ member: { loginEmail: `spam${at}@crowd.test` } }),
    })
  const filter = { loginEmail: { startsWith: 'spam' } }
  for (let at = 0; at < 1000; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, place) => create(at + place)))
  }
  const all = await counted(staff, 'DELETE', { filter })
  expect(all).toMatchObject({ count: 1000 })
  await create(1000)
  expect(await counted(staff, 'DELETE', { filter })).toMatchObject({
    count: 1001,
    confirmationToken: null,
    expiresAt: null,
  })
  expect(await run(staff, 'DELETE', all.confirmationToken, filter)).toMatchObject(recountRefusal)
  const last = await counted(staff, 'DELETE', {
    filter: { loginEmail: { equals: 'spam7@crowd.test' } },
  })
  await run(staff, 'DELETE', last.confirmationToken, { loginEmail: { equals: 'spam7@crowd.test' } })
  // One operation can read a thousand members at most.
  const thousand = await counted(staff, 'DELETE', { filter })
  expect((await run(staff, 'DELETE', thousand.confirmationToken, filter)).problems).toEqual([])
  expect(await counted(staff, 'DELETE', { filter })).toMatchObject({ count: 0 })
})

test('S91 a job whose response was lost still ends the sessions', async () => {
  const staff = await newStaff()
  const member = await signedIn(stack().shopUrl, jonas)
  const filter = { loginEmail: { equals: jonas.email } }
  const { confirmationToken } = await counted(staff, 'BLOCK', { filter })
  await control().fault({
    match: { path: '/members/v1/members/bulk' },
    kind: 'reset',
    when: 'after',
  })
  const result = await run(staff, 'BLOCK', confirmationToken, filter)
  await control().heal()
  expect(result).toMatchObject({ job: null, problems: [{ code: 'OUTCOME_UNKNOWN' }] })
  expect(await roleOf(member)).toBe('VISITOR')
})

test('S91 a contributor counts but starts no action', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  const { confirmationToken: token } = await counted(contributor, 'APPROVE', { filter: noor })
  for (const name of Object.values(runs)) {
    const document = `mutation ($token: String!) { ${name}(input: { confirmationToken: $token }) { job { id } } }`
    const { errors } = await executeAdmin(contributor, document, { token })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
})
