// docs/security.md S4, S11, S21, S22, S23 and S31 over four processes: one session everywhere, one token refresh for
// all requests.
import { afterEach, beforeAll, expect, test } from 'vitest'
import { hashOfId } from '../../../gateway/src/session/cookie.ts'
import { redisSessionStore } from '../../../gateway/src/storage/redis/redis-session-store.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { at, copyOf, gatewaySeal, useGateways } from '../support/gateways.ts'
import { trackedProduct } from '../support/products.ts'
import { connected } from '../support/redis-connection.ts'
import { mara, roleOf, signedIn, step } from '../support/sign-in.ts'
import { comeBack, newCookie, signInThere, startedSignIn } from '../support/sign-in-page.ts'

const gateways = useGateways(4)
const limits = { idleSeconds: 1e6, maxSeconds: 1e6 }
const me = '{ me { loginEmail } }'
const all = [0, 1, 2, 3]
const copy = (shopper: Shopper) => copyOf(shopper, gateways().shopUrl)
const hashOf = (shopper: Shopper) => hashOfId(shopper.cookie.split('=')[1] ?? '')
const refreshes = async () =>
  (await gateways().control.calls()).filter(({ path }) => path.includes('/oauth2/token')).length

let redis: Awaited<ReturnType<typeof connected>>
beforeAll(async () => {
  redis = await connected(gateways().redis.url)
  return () => redis.close()
})
afterEach(() => gateways().control.heal())

/** Expires all access tokens now. */
async function expire(): Promise<void> {
  await gateways().control.advance(20_000)
  await gateways().control.clearCalls()
}

/** Waits until the token refresh of this session is under way, and its platform call has consumed the one fault. */
async function untilRefreshing(shopper: Shopper): Promise<void> {
  const name = `vitrine:lock:renewal:${hashOf(shopper)}`
  const isHeld = () => redis.command((client) => client.exists(name))
  await expect.poll(isHeld, { timeout: 5000, interval: 5 }).toBe(1)
  await expect.poll(gateways().control.faults, { timeout: 5000, interval: 5 }).toEqual([])
}

test('row M: what was written at one gateway is read at every other one at once', async () => {
  const { control, shopUrl } = gateways()
  const shopper = createShopper(shopUrl)
  const { id: productId } = await trackedProduct(shopper, 12)
  const add = (node: number) =>
    shopper.execute(addToCart, { input: { lines: [{ productId, quantity: 1 }] } }, at(node))
  const counts = () =>
    Promise.all(
      all.map(async (node) => {
        const { data } = await shopper.execute<{ cart: { itemCount: number } | null }>(
          '{ cart { itemCount } }',
          {},
          at(node),
        )
        return data.cart?.itemCount
      }),
    )
  await control.site({ readLagMs: 60_000 })
  try {
    await add(0)
    expect(await counts()).toEqual([1, 1, 1, 1])
    await add(1)
    expect(await counts()).toEqual([2, 2, 2, 2])
  } finally {
    await control.site({ readLagMs: 300 })
  }
})

test('a sign-in through one gateway is known to all, and so is a sign-out', async () => {
  const { shopUrl } = gateways()
  const shopper = await signedIn(shopUrl)
  for (const gatewayIndex of all) {
    expect((await shopper.execute(me, {}, at(gatewayIndex))).data).toEqual({
      me: { loginEmail: mara.email },
    })
  }
  const before = copy(shopper)
  await step(shopper, 'logout')
  for (const gatewayIndex of all) {
    const { data } = await before.execute('{ viewer { role } }', {}, at(gatewayIndex))
    expect(data).toEqual({ viewer: { role: 'VISITOR' } })
  }
})

test('S31 two authorization responses at two gateways are redeemed once', async () => {
  const { shopUrl } = gateways()
  const { started, leg } = await startedSignIn(shopUrl)
  const address = await signInThere(started.url ?? '')
  await gateways().control.clearCalls()
  const results = await Promise.all(
    [0, 1, 0, 1].map((gatewayIndex) => comeBack(address, leg, at(gatewayIndex).headers)),
  )
  expect(results.filter((result) => newCookie(result) !== '')).toHaveLength(1)
  const calls = await gateways().control.calls()
  expect(calls.filter(({ path }) => path.includes('/oauth2/token'))).toHaveLength(1)
})

test('S11 signing out everywhere ends every session of the member in every gateway', async () => {
  const { shopUrl } = gateways()
  const shoppers = await Promise.all([1, 2, 3].map(() => signedIn(shopUrl)))
  await step(shoppers[0] as Shopper, 'signOutEverywhere')
  expect(await Promise.all(shoppers.map(roleOf))).toEqual(['VISITOR', 'VISITOR', 'VISITOR'])
})

test('S22 200 requests to four gateways with an expired token cause one token refresh', {
  timeout: 60_000,
}, async () => {
  const shopper = await signedIn(gateways().shopUrl)
  await expire()
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, i) => copy(shopper).execute(me, {}, at(i % 4))),
  )
  expect(new Set(results.map(({ data }) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ me: { loginEmail: mara.email } })]),
  )
  expect(await refreshes()).toBe(1)
})

test.each([
  ['one process', () => 0],
  ['four processes', (i: number) => i % 4],
])(
  'S22 200 sessions that expire at once cause 200 token refreshes in %s',
  {
    timeout: 60_000,
  },
  async (_, placeOf) => {
    const { shopUrl } = gateways()
    const shoppers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const shopper = createShopper(shopUrl)
        await shopper.query('mutation { startSignIn(input: {}) { url } }')
        return shopper
      }),
    )
    await expire()
    const cart = '{ cart { itemCount } }'
    const results = await Promise.all(
      // Two tabs each, at different gateways if there are several.
      shoppers.flatMap((one, i) =>
        [0, 1].map((tab) => copy(one).execute(cart, {}, at(placeOf(i + tab)))),
      ),
    )
    expect(results.filter(({ errors }) => errors)).toEqual([])
    expect(await refreshes()).toBe(200)
  },
)

test('S23 a slow token refresh is awaited: its lock does not expire while the holder lives', async () => {
  const shopper = await signedIn(gateways().shopUrl)
  await expire()
  const match = { path: '/oauth2/token' }
  await gateways().control.fault({ match, kind: 'latency', ms: 4500, times: 1 })
  const results = await Promise.all(
    all.map((gatewayIndex) => copy(shopper).query(me, {}, at(gatewayIndex))),
  )
  expect(results).toHaveLength(4)
  expect(await refreshes()).toBe(1)
})

test('S23 a paused holder does not overwrite newer tokens with its own', async () => {
  const { control } = gateways()
  const shopper = await signedIn(gateways().shopUrl)
  const store = redisSessionStore({ redis, seal: gatewaySeal, limits })
  const storedToken = async () => (await store.read(hashOf(shopper)))?.tokens.access.value
  await expire()
  await control.fault({ match: { path: '/oauth2/token' }, kind: 'latency', ms: 2500, times: 1 })
  const slow = copy(shopper).execute(me, {}, at(0))
  await untilRefreshing(shopper)
  gateways().at(0).pause()
  const startedAt = performance.now()
  await copy(shopper).query(me, {}, at(1))
  expect(performance.now() - startedAt).toBeLessThan(6000)
  const newer = await storedToken()
  gateways().at(0).resume()
  expect((await slow).data).toEqual({ me: { loginEmail: mara.email } })
  expect(newer).toBeDefined()
  expect(await storedToken()).toBe(newer)
  expect(await refreshes()).toBe(2)
})

test('S22 kill -9 of the holder: another gateway refreshes after the lock expires', async () => {
  const { control } = gateways()
  const shopper = await signedIn(gateways().shopUrl)
  await expire()
  await control.fault({ match: { path: '/oauth2/token' }, kind: 'latency', ms: 2000, times: 1 })
  const lost = copy(shopper)
    .execute(me, {}, at(2))
    .catch(() => null)
  await untilRefreshing(shopper)
  await gateways().at(2).kill()
  await lost
  expect(await copy(shopper).query(me, {}, at(3))).toEqual({ me: { loginEmail: mara.email } })
  expect(await refreshes()).toBeLessThanOrEqual(2)
})
