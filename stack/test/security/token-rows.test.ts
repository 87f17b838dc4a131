// docs/security.md S2, S4, S7, S8, S13, S19, S20, S22, S23, S26-S28: sessions and their tokens, on the running shop.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn, step } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'
import { startTestStack } from '../support/start.ts'

const { stack, control } = useSignInStack()
const limits = { SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' }
const store = () => stack().app.gateway.services.signIn.store
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const copyOf = (shopper: Shopper, shopUrl = stack().shopUrl) => {
  const copy = createShopper(shopUrl)
  copy.cookie = shopper.cookie
  return copy
}
const idOf = async (shopper: Shopper) =>
  (await shopper.mustAsk<{ me: { id: string } }>('{ me { id } }')).me.id
const recordsOf = async (shopper: Shopper) => store().listOfMember(await idOf(shopper))

test('S2 the ids of sessions are long, all different, and hold nothing', async () => {
  const ids = new Set<string>()
  for (let i = 0; i < 40; i += 1) {
    const shopper = createShopper(stack().shopUrl)
    await shopper.ask('mutation { startSignIn(input: {}) { url } }')
    ids.add(shopper.cookie.split('=')[1] ?? '')
  }
  expect(ids.size).toBe(40)
  for (const id of ids) {
    const bytes = Buffer.from(id, 'base64url')
    expect(bytes.length * 8).toBeGreaterThanOrEqual(128)
    expect(bytes.toString('latin1')).not.toMatch(/shop|mara/)
  }
})

test('S4 signing in gives another id, and the one before is nobody’s', async () => {
  const shopper = createShopper(stack().shopUrl)
  await shopper.ask('mutation { startSignIn(input: {}) { url } }')
  const before = copyOf(shopper)
  await step(shopper, 'login', { input: mara })
  expect(shopper.cookie).not.toBe(before.cookie)
  expect([await roleOf(shopper), await roleOf(before)]).toEqual(['MEMBER', 'VISITOR'])
})

test('S7 S8 a session left alone ends, and asking who one is does not prolong it', async () => {
  const brief = await startTestStack({ ...limits, SESSION_IDLE_SECONDS: '2' })
  const shopper = await signedIn(brief.shopUrl)
  const roles: string[] = []
  for (let i = 0; i < 7; i += 1) {
    roles.push(await roleOf(shopper))
    await pause(400)
  }
  roles.push(await roleOf(shopper))
  await brief.close()
  expect(roles[0]).toBe('MEMBER')
  expect(roles.at(-1)).toBe('VISITOR')
})

test('S13 a session that was ended is not written back by what was under way', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const [record] = await recordsOf(shopper)
  await step(shopper, 'logout')
  expect(record && (await store().save(record))).toBe(false)
  expect(record && (await store().read(record.idHash))).toBeNull()
})

test('S19 another key closes from now on; without the old one its sessions end quietly', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-keys-'))
  const [one, two] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'))
  const cookies: string[] = []
  const answers: unknown[] = []
  for (const SESSION_KEYS of [one, `${two},${one}`, two]) {
    const shop = await startTestStack({ ...limits, DATA_DIR, SESSION_KEYS })
    if (cookies.length === 0) {
      const shopper = createShopper(shop.shopUrl)
      await shopper.ask('mutation { startSignIn(input: {}) { url } }')
      cookies.push(shopper.cookie)
    }
    const shopper = createShopper(shop.shopUrl)
    shopper.cookie = cookies[0] ?? ''
    const { data, errors } = await shopper.ask('{ viewer { hasSession } }')
    answers.push(errors ?? data)
    await shop.close()
  }
  const has = (hasSession: boolean) => ({ viewer: { hasSession } })
  expect(answers).toEqual([has(true), has(true), has(false)])
})

test('S20 a key that is too short stops the start and is not repeated', async () => {
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

test('S22 in one process: a member’s ended token is renewed once for all who wait', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().forget()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => copyOf(shopper).ask('{ me { loginEmail } }')),
  )
  for (const { data } of answers) expect(data).toEqual({ me: { loginEmail: mara.email } })
  const renewals = (await control().calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(renewals).toHaveLength(1)
})

test('S23 a save from an older reading does not put the older token back', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const [early] = await recordsOf(shopper)
  await control().advance(20_000)
  await shopper.mustAsk('{ me { id } }')
  expect(early && (await store().save(early))).toBe(false)
  const now = early && (await store().read(early.idHash))
  expect(now?.tokens.access.value).not.toBe(early?.tokens.access.value)
})

test('S26 a refresh token that is refused makes a visitor, told once, without a loop', async () => {
  const person = { email: 'refused@shop.test', password: 'long-enough-1' }
  await step(createShopper(stack().shopUrl), 'register', { input: person })
  const shopper = await signedIn(stack().shopUrl, person)
  // Told by the refusal alone: an event would end the session first.
  await control().holdEvents()
  await control().member(person.email, 'block')
  await control().forget()
  const first = await shopper.ask('{ me { id } }')
  const tokens = (await control().calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(first.extensions).toEqual({ notices: ['SESSION_DOWNGRADED'] })
  expect(tokens.length).toBeLessThanOrEqual(2)
  const second = await shopper.ask('{ viewer { role } cart { itemCount } }')
  expect(second.extensions).toBeUndefined()
  expect(second.data).toMatchObject({ viewer: { role: 'VISITOR' } })
  await control().holdEvents(false)
})

// Cut off at any point: gateway/src/session/token-refresh-kill.test.ts. Here over the whole shop.
test('S27 what a renewal answered is kept, and serves the next request', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-renewed-'))
  const shop = await startTestStack({ ...limits, DATA_DIR })
  const pages = controlOf(shop.platformUrl)
  const shopper = await signedIn(shop.shopUrl, jonas)
  await pages.advance(20_000)
  const [before] = await shop.app.gateway.services.signIn.store.listOfMember(
    (await shopper.mustAsk<{ me: { id: string } }>('{ me { id } }')).me.id,
  )
  await pages.forget()
  await shopper.mustAsk('{ me { id } }')
  const again = (await pages.calls()).filter(({ path }) => path.includes('/oauth2/token'))
  await shop.close()
  // The reading after the renewal finds the new token: nothing is renewed a second time.
  expect(before?.tokens.refresh.role).toBe('member')
  expect(again).toEqual([])
})

test('S28 a token the platform ends early: one renewal, a read and a change each with one effect', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().forget()
  await shopper.mustAsk('{ me { id } }')
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
  await control().forget()
  await shopper.mustAsk('mutation { updateMe(input: { title: "once" }) { problems { code } } }')
  const changes = (await control().calls()).filter(({ method }) => method === 'PATCH')
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
})
