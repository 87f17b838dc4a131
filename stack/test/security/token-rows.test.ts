// docs/security.md S2, S4, S7, S8, S13, S20, S22, S23, S26-S28: sessions and their tokens in the running shop.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn, step } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'
import { startTestStack } from '../support/start.ts'

const { stack, control } = useSignInStack()
const limits = { SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' }
const store = () => stack().app.gateway.services.signIn.store
const copyOf = (shopper: Shopper, shopUrl = stack().shopUrl) => {
  const copy = createShopper(shopUrl)
  copy.cookie = shopper.cookie
  return copy
}
const idOf = async (shopper: Shopper) =>
  (await shopper.query<{ me: { id: string } }>('{ me { id } }')).me.id
const recordsOf = async (shopper: Shopper) => store().listOfMember(await idOf(shopper))

test('S2 session ids are long, distinct and meaningless', async () => {
  const ids = new Set<string>()
  for (let i = 0; i < 40; i += 1) {
    const shopper = createShopper(stack().shopUrl)
    await shopper.execute('mutation { startSignIn(input: {}) { url } }')
    ids.add(shopper.cookie.split('=')[1] ?? '')
  }
  expect(ids.size).toBe(40)
  for (const id of ids) {
    const bytes = Buffer.from(id, 'base64url')
    expect(bytes.length * 8).toBeGreaterThanOrEqual(128)
    expect(bytes.toString('latin1')).not.toMatch(/shop|mara/)
  }
})

test('S4 signing in rotates the session id and invalidates the former one', async () => {
  const shopper = createShopper(stack().shopUrl)
  await shopper.execute('mutation { startSignIn(input: {}) { url } }')
  const before = copyOf(shopper)
  await step(shopper, 'login', { input: mara })
  expect(shopper.cookie).not.toBe(before.cookie)
  expect([await roleOf(shopper), await roleOf(before)]).toEqual(['MEMBER', 'VISITOR'])
})

test('S7 S8 an idle session expires, and querying the viewer does not prolong it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const brief = await startTestStack({ ...limits, SESSION_IDLE_SECONDS: '2' })
  const roles: string[] = []
  try {
    const shopper = await signedIn(brief.shopUrl)
    for (let i = 0; i < 7; i += 1) {
      roles.push(await roleOf(shopper))
      vi.setSystemTime(Date.now() + 400)
    }
    roles.push(await roleOf(shopper))
  } finally {
    await brief.close()
    vi.useRealTimers()
  }
  expect(roles[0]).toBe('MEMBER')
  expect(roles.at(-1)).toBe('VISITOR')
})

test('S13 a late save does not restore an ended session', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const [record] = await recordsOf(shopper)
  await step(shopper, 'logout')
  expect(record && (await store().save(record))).toBe(false)
  expect(record && (await store().read(record.idHash))).toBeNull()
})

test('S20 a short key stops the start and is not repeated', async () => {
  const key = Buffer.alloc(16, 'k').toString('base64')
  const refusal = await startTestStack({ SESSION_KEYS: key }).then(
    async (shop) => {
      await shop.close()
      return 'it started'
    },
    (error: unknown) => String(error),
  )
  expect(refusal).toContain('SESSION_KEYS')
  expect(refusal).not.toContain(key)
})

test('S22 within one process an expired token is refreshed once for all requests', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().clearCalls()
  const results = await Promise.all(
    Array.from({ length: 100 }, () => copyOf(shopper).execute('{ me { loginEmail } }')),
  )
  for (const { data } of results) expect(data).toEqual({ me: { loginEmail: mara.email } })
  const refreshes = (await control().calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(refreshes).toHaveLength(1)
})

test('S23 a save from an older read does not restore the older token', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const [firstRecord] = await recordsOf(shopper)
  await control().advance(20_000)
  await shopper.query('{ me { id } }')
  expect(firstRecord && (await store().save(firstRecord))).toBe(false)
  const now = firstRecord && (await store().read(firstRecord.idHash))
  expect(now?.tokens.access.value).not.toBe(firstRecord?.tokens.access.value)
})

test('S26 a refused refresh token makes a visitor, with one notice and without a loop', async () => {
  const person = { email: 'refused@shop.test', password: 'long-enough-1' }
  await step(createShopper(stack().shopUrl), 'register', { input: person })
  const shopper = await signedIn(stack().shopUrl, person)
  // Only the refusal reports the block: a change event would end the session first.
  await control().holdEvents()
  await control().member(person.email, 'block')
  await control().clearCalls()
  const first = await shopper.execute('{ me { id } }')
  const tokens = (await control().calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(first.extensions?.notices).toEqual(['SESSION_DOWNGRADED'])
  expect(tokens.length).toBeLessThanOrEqual(2)
  const second = await shopper.execute('{ viewer { role } cart { itemCount } }')
  expect(second.extensions).toBeUndefined()
  expect(second.data).toMatchObject({ viewer: { role: 'VISITOR' } })
  await control().holdEvents(false)
})

// gateway/src/session/token-refresh-kill.test.ts covers every interruption. Here the whole shop runs.
test('S27 a refreshed token is stored and serves the next request', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-renewed-'))
  const shop = await startTestStack({ ...limits, DATA_DIR })
  const pages = controlOf(shop.platformUrl)
  const shopper = await signedIn(shop.shopUrl, jonas)
  await pages.advance(20_000)
  const [before] = await shop.app.gateway.services.signIn.store.listOfMember(
    (await shopper.query<{ me: { id: string } }>('{ me { id } }')).me.id,
  )
  await pages.clearCalls()
  await shopper.query('{ me { id } }')
  const tokenCalls = (await pages.calls()).filter(({ path }) => path.includes('/oauth2/token'))
  await shop.close()
  // The read after the refresh uses the new token: there is no second refresh.
  expect(before?.tokens.refresh.role).toBe('member')
  expect(tokenCalls).toEqual([])
})

test('S28 a token that the platform ends early is refreshed once, and a read and a write each take effect once', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().clearCalls()
  await shopper.query('{ me { id } }')
  const reads = (await control().calls()).map(({ path, status }) => [
    path.split('/').at(-1),
    status,
  ])
  expect(reads).toEqual([
    ['my', 401],
    ['token', 200],
    ['my', 200],
  ])
  await control().advance(20_000)
  await control().clearCalls()
  await shopper.query('mutation { updateMe(input: { title: "once" }) { problems { code } } }')
  const changes = (await control().calls()).filter(({ method }) => method === 'PATCH')
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
})
