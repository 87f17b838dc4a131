// docs/security.md S91: everybody a filter finds, only as they were counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { askDesk, atTheDesk, createShopper, editor, owner, tryDesk } from '../support/admin.ts'
import { counted, problems, type Run, run, runs } from '../support/by-filter.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const limits = { SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' }
// Two owners, so that one can try the other's leave.
const stack = useStack({
  ...limits,
  STAFF: `${owner.email}:OWNER,${editor.email}:CONTRIBUTOR,${mara.email}:OWNER`,
})
const control = () => controlOf(stack().platformUrl)
const desk = () => atTheDesk(stack().shopUrl)
/** The platform's calls that would do it. */
const done = async () =>
  (await control().calls()).filter(({ path }) => /bulk\/\w+-by-filter/.test(path))
const again = { jobId: null, problems: [{ code: 'COUNT_AGAIN', field: 'confirmationToken' }] }
const noor = { nickname: { startsWith: 'Noor' } }

afterEach(async () => {
  vi.useRealTimers()
  await control().reset()
})

test('S91 counted, then done, and the job tells how it went', async () => {
  const boss = await desk()
  const filter = { status: ['PENDING'] }
  const found = await counted(boss, 'APPROVE', { filter })
  expect(found).toMatchObject({ problems: [], confirmationToken: expect.any(String) })
  expect(found.count).toBeGreaterThan(1)
  expect(found.sample).toHaveLength(found.count ?? 0)
  expect(await done()).toEqual([])
  const { jobId, problems } = await run(boss, 'APPROVE', found.confirmationToken, filter)
  expect(problems).toEqual([])
  const job = '{ id status totalSuccesses totalFailures }'
  const told = await askDesk(boss, `query ($id: ID!) { bulkJob(id: $id) ${job} }`, { id: jobId })
  expect(told).toEqual({
    bulkJob: { id: jobId, status: 'FINISHED', totalSuccesses: found.count, totalFailures: 0 },
  })
  expect(await counted(boss, 'APPROVE', { filter })).toMatchObject({
    count: 0,
    sample: [],
    confirmationToken: null,
    problems: [],
  })
  const nothing =
    '{ one: bulkJob(id: "x") { id } other: bulkJob(id: "00000000-0000-4000-8000-000000000000") { id } }'
  expect(await askDesk(boss, nothing)).toEqual({ one: null, other: null })
})

test.each([
  [{}],
  [{ filter: null }],
  [{ filter: {} }],
  [{ filter: { nickname: {} } }],
  [{ filter: { nickname: { equals: null } } }],
  [{ search: '  ' }],
])('S91 %j is everybody, and has to be called so', async (variables) => {
  const boss = await desk()
  await control().forget()
  for (const action of ['APPROVE', 'BLOCK', 'DELETE'] as const) {
    expect(await counted(boss, action, variables)).toMatchObject({
      count: null,
      confirmationToken: null,
      problems: [{ code: 'REQUIRED_FIELD', field: 'filter' }],
    })
  }
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
})

test('S91 everybody and a filter contradict each other', async () => {
  const found = await counted(await desk(), 'DELETE', { filter: noor, everybody: true })
  expect(found.problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'everybody' }])
})

test('S91 S12 everybody, spelled out: all but who asks, and each of them is out', async () => {
  const boss = await desk()
  const member = await signedIn(stack().shopUrl, jonas)
  const people = (await control().members()).length
  const found = await counted(boss, 'BLOCK', { everybody: true })
  expect(found).toMatchObject({ count: people - 1, problems: [] })
  expect(found.sample).toHaveLength(10)
  // The leave for everybody is none for a filter, nor the other way about.
  expect(await run(boss, 'BLOCK', found.confirmationToken, noor)).toMatchObject(again)
  const { jobId } = await run(boss, 'BLOCK', found.confirmationToken, {})
  expect(jobId).toEqual(expect.any(String))
  expect(await roleOf(member)).toBe('VISITOR')
  expect(await askDesk(boss, '{ staff { door } }')).toEqual({ staff: { door: 'OPEN' } })
})

test('S91 another filter, another action or no token at all: nothing is done', async () => {
  const boss = await desk()
  const { confirmationToken } = await counted(boss, 'BLOCK', { filter: noor })
  await control().forget()
  const wider = { nickname: { startsWith: 'N' } }
  expect(await run(boss, 'BLOCK', confirmationToken, wider)).toMatchObject(again)
  expect(await run(boss, 'BLOCK', confirmationToken, {})).toMatchObject(again)
  expect(await run(boss, 'DELETE', confirmationToken, noor)).toMatchObject(again)
  const [issuedAt = '', , mark = ''] = confirmationToken?.split('.') ?? []
  for (const forged of [
    '',
    'x',
    `${issuedAt}.2.${mark}`,
    `${Number(issuedAt) + 1}.1.${mark}`,
    `${issuedAt}.1.${'A'.repeat(43)}`,
  ]) {
    expect(await run(boss, 'BLOCK', forged, noor), forged).toMatchObject(again)
  }
  // None of this is worth a question to the platform.
  expect((await control().calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  expect((await run(boss, 'BLOCK', confirmationToken, noor)).problems).toEqual([])
})

test('S91 another search is another list, and only deleting takes one', async () => {
  const boss = await desk()
  const remove = `mutation ($search: String, $token: String!, $heir: ID) {
    answer: bulkDeleteMembersByFilter(
      search: $search, confirmationToken: $token, contentAssigneeId: $heir
    ) { jobId ${problems} }
  }`
  const found = await counted(boss, 'DELETE', { search: 'Noor' })
  expect(found).toMatchObject({ count: 1, sample: [{ loginEmail: 'noor@people.test' }] })
  const token = found.confirmationToken
  const ask = async (variables: object) =>
    (await askDesk<{ answer: Run }>(boss, remove, { token, ...variables })).answer
  expect(await ask({ search: 'o' })).toMatchObject(again)
  expect(await ask({ search: 'Noor', heir: 'x' })).toMatchObject({
    problems: [{ code: 'INVALID_FORMAT', field: 'contentAssigneeId' }],
  })
  expect((await ask({ search: 'Noor' })).problems).toEqual([])
  expect(await counted(boss, 'DELETE', { search: 'Noor' })).toMatchObject({ count: 0 })
  for (const action of ['APPROVE', 'BLOCK'] as const) {
    const refused = await counted(boss, action, { search: 'Sven' })
    expect(refused.problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'search' }])
  }
})

test('S91 as many as were counted, or nothing is done', async () => {
  const boss = await desk()
  const filter = { status: ['PENDING'] }
  const { confirmationToken } = await counted(boss, 'DELETE', { filter })
  await control().member('dario@people.test', 'approve')
  await control().forget()
  expect(await run(boss, 'DELETE', confirmationToken, filter)).toMatchObject(again)
  expect(await done()).toEqual([])
})

test('S91 another person’s leave is none', async () => {
  const [boss, other] = [await desk(), await atTheDesk(stack().shopUrl, mara)]
  const { confirmationToken } = await counted(boss, 'APPROVE', { filter: noor })
  await control().forget()
  expect(await run(other, 'APPROVE', confirmationToken, noor)).toMatchObject(again)
  expect(await done()).toEqual([])
  const own = await counted(other, 'APPROVE', { filter: noor })
  expect((await run(other, 'APPROVE', own.confirmationToken, noor)).problems).toEqual([])
})

test('S91 good for five minutes', async () => {
  const boss = await desk()
  const early = await counted(boss, 'APPROVE', { filter: noor })
  const late = Date.parse(early.expiresAt ?? '')
  expect(Math.abs(late - Date.now() - 300_000)).toBeLessThan(5000)
  vi.useFakeTimers({ toFake: ['Date'], now: late + 1 })
  await control().forget()
  expect(await run(boss, 'APPROVE', early.confirmationToken, noor)).toMatchObject(again)
  expect(await done()).toEqual([])
  vi.setSystemTime(late - 1000)
  expect((await run(boss, 'APPROVE', early.confirmationToken, noor)).problems).toEqual([])
})

test('S91 good for one run, of two at once too', async () => {
  const boss = await desk()
  const { confirmationToken } = await counted(boss, 'APPROVE', { filter: noor })
  await control().forget()
  const both = await Promise.all([
    run(boss, 'APPROVE', confirmationToken, noor),
    run(boss, 'APPROVE', confirmationToken, noor),
  ])
  expect(both.filter(({ jobId }) => jobId)).toHaveLength(1)
  expect(await run(boss, 'APPROVE', confirmationToken, noor)).toMatchObject(again)
  expect(await done()).toHaveLength(1)
})

test('S91 good for one run, also when the gateway was started anew in between', async () => {
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
    const boss = await atTheDesk(before.shopUrl)
    const { confirmationToken } = await counted(boss, 'APPROVE', { filter: noor })
    expect((await run(boss, 'APPROVE', confirmationToken, noor)).problems).toEqual([])
    await before.close()
    const after = await startTestStack(shared)
    const same = createShopper(after.shopUrl)
    same.cookie = boss.cookie
    same.staffCookie = boss.staffCookie
    expect(await run(same, 'APPROVE', confirmationToken, noor)).toMatchObject(again)
    await after.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('S91 no more than a thousand at a time', { timeout: 60_000 }, async () => {
  const boss = await desk()
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
  const all = await counted(boss, 'DELETE', { filter })
  expect(all).toMatchObject({ count: 1000, problems: [] })
  await create(1000)
  expect(await counted(boss, 'DELETE', { filter })).toMatchObject({
    count: 1001,
    confirmationToken: null,
    expiresAt: null,
    problems: [{ code: 'INVALID_SIZE', field: 'filter' }],
  })
  expect(await run(boss, 'DELETE', all.confirmationToken, filter)).toMatchObject(again)
  const last = await counted(boss, 'DELETE', {
    filter: { loginEmail: { equals: 'spam7@crowd.test' } },
  })
  await run(boss, 'DELETE', last.confirmationToken, { loginEmail: { equals: 'spam7@crowd.test' } })
  // A thousand are as many as one operation can read.
  const thousand = await counted(boss, 'DELETE', { filter })
  expect((await run(boss, 'DELETE', thousand.confirmationToken, filter)).problems).toEqual([])
  expect(await counted(boss, 'DELETE', { filter })).toMatchObject({ count: 0 })
})

test('S91 a job whose answer got lost ends the sessions all the same', async () => {
  const boss = await desk()
  const member = await signedIn(stack().shopUrl, jonas)
  const filter = { loginEmail: { equals: jonas.email } }
  const { confirmationToken } = await counted(boss, 'BLOCK', { filter })
  await control().fault({
    match: { path: '/members/v1/members/bulk' },
    kind: 'reset',
    when: 'after',
  })
  const answer = await run(boss, 'BLOCK', confirmationToken, filter)
  await control().heal()
  expect(answer).toMatchObject({ jobId: null, problems: [{ code: 'OUTCOME_UNKNOWN' }] })
  expect(await roleOf(member)).toBe('VISITOR')
})

test('S91 a contributor may look, and do nothing', async () => {
  const writer = await atTheDesk(stack().shopUrl, editor)
  const { confirmationToken: token } = await counted(writer, 'APPROVE', { filter: noor })
  for (const name of Object.values(runs)) {
    const document = `mutation ($token: String!) { ${name}(confirmationToken: $token) { jobId } }`
    const { errors } = await tryDesk(writer, document, { token })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
})
