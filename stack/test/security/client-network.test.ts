// What counts as one client: an IPv4 address, a /64 of IPv6. docs/security.md S37, S62, S74.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { loadOnePage } from '../support/one-page-web.ts'
import { countedGood } from '../support/products.ts'
import { documents, type SignInAnswer } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const most = 5
const stack = useStack(
  {
    TRUST_PROXY: 'loopback',
    SIGN_INS_PER_ADDRESS: String(most),
    SIGN_INS_PER_LOGIN: '1000',
    NEW_SESSIONS_PER_ADDRESS: String(most),
    PAGES_PER_ADDRESS: String(most),
  },
  { load: loadOnePage },
)
const stranger = () => createShopper(stack().shopUrl)
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

let subnet = 0
/** Addresses of one network, each written differently; the next call has another network. */
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

/** Answers of one request more than a network may make. */
async function tooMany<T>(addressOf: (host: number) => string, ask: (from: string) => Promise<T>) {
  const answers: T[] = []
  for (let host = 0; host <= most; host += 1) answers.push(await ask(addressOf(host)))
  return answers
}

test.each(kinds)('S37 S62 sign-ins of %s count together', async (_, network) => {
  const ask = async (address: string) => {
    const input = { email: 'guess@shop.test', password: 'not-this-one' }
    const options = from(address)
    const answer = await stranger().ask<{ answer: SignInAnswer }>(
      documents.login,
      { input },
      options,
    )
    return answer.data.answer.problems[0]?.code
  }
  const codes = await tooMany(network(), ask)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(codes.slice(0, -1)).not.toContain('RATE_LIMITED')
  expect(await ask(network()(1))).not.toBe('RATE_LIMITED')
})

test.each(kinds)('S37 S62 mails of %s count together', async (_, network) => {
  let mails = 0
  const ask = async (address: string) => {
    mails += 1
    const email = `mail-${mails}@shop.test`
    const { data } = await stranger().ask<{ answer: { problems: { code: string }[] } }>(
      documents.sendRecoveryEmail,
      { email },
      from(address),
    )
    return data.answer.problems[0]?.code
  }
  const codes = await tooMany(network(), ask)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(codes[0]).toBeUndefined()
})

test.each(kinds)('S62 new sessions of %s count together', async (_, network) => {
  const good = await countedGood(stranger())
  const addressOf = network()
  const variables = { input: { lines: [{ productId: good.id, quantity: 1 }] } }
  type Added = { addToCart: { problems: { code: string }[] } }
  const ask = (address: string) => stranger().ask<Added>(addToCart, variables, from(address))
  const known = createShopper(stack().shopUrl)
  await known.mustAsk(addToCart, variables, from(addressOf(0)))
  const answers = await tooMany(addressOf, ask)
  const refused = answers.at(-1)
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.getSetCookie()).toEqual([])
  expect(refused?.data.addToCart.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  // A visitor who is there already is not one more.
  expect((await known.ask(addToCart, variables, from(addressOf(3)))).status).toBe(200)
  expect((await ask(network()(1))).status).toBe(200)
})

test.each(kinds)('S62 pages of %s count together, also cached ones', async (_, network) => {
  const ask = (address: string) =>
    stranger().send('/c/lighting', {
      headers: { accept: 'text/html', 'x-forwarded-for': address },
    })
  const pages = await tooMany(network(), ask)
  expect(pages.map(({ status }) => status)).toEqual([...Array<number>(most).fill(200), 429])
  expect(Number(pages.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(network()(1))).status).toBe(200)
})

test('S74 streams of an IPv6 /64 count together', async () => {
  const { streams } = stack().app.gateway
  const places = []
  for (;;) {
    const place = streams.reserve({ session: null, network: '2001:db8:7:8' })
    if (!place) break
    places.push(place)
  }
  const open = (address: string) =>
    stranger().send('/graphql', {
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
  for (const place of places) place.free()
})
