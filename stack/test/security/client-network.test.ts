// What counts as one client: an IPv4 address or an IPv6 /64. docs/security.md S37, S62, S74.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { loadOnePage } from '../support/one-page-web.ts'
import { trackedProduct } from '../support/products.ts'
import { documents, type SignInResult } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const limit = 5
const stack = useStack(
  {
    TRUST_PROXY: 'loopback',
    SIGN_INS_PER_ADDRESS: String(limit),
    SIGN_INS_PER_LOGIN: '1000',
    NEW_SESSIONS_PER_ADDRESS: String(limit),
    PAGES_PER_ADDRESS: String(limit),
  },
  { load: loadOnePage },
)
const visitor = () => createShopper(stack().shopUrl)
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

let subnet = 0
/** Addresses of one network, each written differently; every call uses another network. */
const networks = {
  'an IPv6 /64': () => {
    subnet += 1
    const own = subnet
    return (host: number) => `2001:db8:1:${own.toString(16)}:${host}::${(host * 7).toString(16)}`
  },
  'an IPv4 address and its IPv6 form': () => {
    subnet += 1
    const own = subnet
    return (host: number) => `${host % 2 === 0 ? '::ffff:' : ''}198.51.100.${own}`
  },
}
const kinds = Object.entries(networks)

/** Sends one request more than a network may make; returns the responses. */
async function tooMany<T>(
  addressOf: (host: number) => string,
  execute: (from: string) => Promise<T>,
) {
  const results: T[] = []
  for (let host = 0; host <= limit; host += 1) results.push(await execute(addressOf(host)))
  return results
}

test.each(kinds)('S37 S62 sign-ins of %s count together', async (_, network) => {
  const execute = async (address: string) => {
    const input = { email: 'guess@shop.test', password: 'not-this-one' }
    const options = from(address)
    const result = await visitor().execute<{ result: SignInResult }>(
      documents.login,
      { input },
      options,
    )
    return result.data.result.problems[0]?.code
  }
  const codes = await tooMany(network(), execute)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(codes.slice(0, -1)).not.toContain('RATE_LIMITED')
  expect(await execute(network()(1))).not.toBe('RATE_LIMITED')
})

test.each(kinds)('S37 S62 mails of %s count together', async (_, network) => {
  let mails = 0
  const execute = async (address: string) => {
    mails += 1
    const email = `mail-${mails}@shop.test`
    const { data } = await visitor().execute<{ result: { problems: { code: string }[] } }>(
      documents.sendRecoveryEmail,
      { email },
      from(address),
    )
    return data.result.problems[0]?.code
  }
  const codes = await tooMany(network(), execute)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(codes[0]).toBeUndefined()
})

test.each(kinds)('S62 new sessions of %s count together', async (_, network) => {
  const product = await trackedProduct(visitor())
  const addressOf = network()
  const variables = { input: { lines: [{ productId: product.id, quantity: 1 }] } }
  type Added = { addToCart: { problems: { code: string }[] } }
  const execute = (address: string) => visitor().execute<Added>(addToCart, variables, from(address))
  const known = createShopper(stack().shopUrl)
  await known.query(addToCart, variables, from(addressOf(0)))
  const results = await tooMany(addressOf, execute)
  const refused = results.at(-1)
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.getSetCookie()).toEqual([])
  expect(refused?.data.addToCart.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  // An existing visitor is not a new session.
  expect((await known.execute(addToCart, variables, from(addressOf(3)))).status).toBe(200)
  expect((await execute(network()(1))).status).toBe(200)
})

test.each(kinds)('S62 pages of %s count together, including cached ones', async (_, network) => {
  const execute = (address: string) =>
    visitor().send('/c/lighting', {
      headers: { accept: 'text/html', 'x-forwarded-for': address },
    })
  const pages = await tooMany(network(), execute)
  expect(pages.map(({ status }) => status)).toEqual([...Array<number>(limit).fill(200), 429])
  expect(Number(pages.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await execute(network()(1))).status).toBe(200)
})

test('S74 streams of an IPv6 /64 count together', async () => {
  const { streams } = stack().app.gateway
  const reservations = []
  for (;;) {
    const reservation = streams.reserve({ session: null, network: '2001:db8:7:8' })
    if (!reservation) break
    reservations.push(reservation)
  }
  const open = (address: string) =>
    visitor().send('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: 'subscription { productChanged { __typename } }' }),
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
    })
  expect((await open('2001:db8:7:8::9')).status).toBe(429)
  const other = await open('2001:db8:7:9::9')
  expect(other.status).toBe(200)
  await other.body?.cancel()
  for (const reservation of reservations) reservation.free()
})
