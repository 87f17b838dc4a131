// docs/security.md S131: what traces contain, and who decides which are recorded.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../support/products.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useTracedStack } from '../support/traced-stack.ts'

const { stack, collector, traceOf } = useTracedStack({}, 'built')
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = (flags: string) => `00-${traceId}-b7ad6b7169203331-${flags}`

type Sent = { request: { origin: string; headers: string[] } }
/** Names of the headers that were sent to the platform by the client of the gateway. */
const sentHeaders = new Set<string>()
const note = (message: unknown) => {
  const { origin, headers } = (message as Sent).request
  if (origin !== stack().config.platform.url) return
  for (const [at, text] of headers.entries()) if (at % 2 === 0) sentHeaders.add(text.toLowerCase())
}
beforeAll(() => subscribe('undici:request:create', note))
afterAll(() => unsubscribe('undici:request:create', note))

const street = '7 Marker Lane'
const changes = `mutation MARKER_change($input: UpdateMeInput!) {
  updateMe(input: $input) { problems { code message field } } }`

test('S131 no span contains what identifies a member or what they typed', {
  timeout: 60_000,
}, async () => {
  const shopper = await signedIn(stack().shopUrl)
  await fillCart(shopper)
  const address = { addressLine: street, city: 'MARKER-city', country: 'US' }
  const input = { firstName: 'MARKER-first', addresses: [address] }
  expect(await shopper.query(changes, { input })).toEqual({ updateMe: { problems: [] } })
  type Own = { me: { id: string }; cart: { id: string }; members: { nodes: { slug: string }[] } }
  const { me, cart, members } = await shopper.query<Own>(
    'query MARKER_query { me { id } cart { id } members(first: 1) { nodes { slug } } }',
  )
  const slug = members.nodes[0]?.slug
  expect(slug).toMatch(/../)
  const responses = await Promise.all([
    shopper.send('/search?q=MARKER-search'),
    shopper.send(`/members/${slug}`),
    shopper.send('/account/orders/MARKER-order'),
    shopper.send('/MARKER-missing/mara@shop.test'),
    shopper.send('/p/MARKER-product'),
    shopper.send('/account', { headers: { 'user-agent': 'MARKER-agent' } }),
    shopper.send('/cart'),
  ])
  for (const response of responses) {
    await response.text()
    await traceOf(response)
  }
  const sent = collector().bodies.join('\n')
  const names = collector().spans.map(({ name }) => name)
  const pages = ['/search', '/members/:slug', '/account/orders/:id', '/account', '/cart']
  expect(names).toEqual(expect.arrayContaining(pages.map((route) => `GET ${route}`)))
  const [, cookie = ''] = shopper.cookie.split('=')
  expect(cookie).toHaveLength(43)
  const own = [me.id, slug, cart.id, cookie, mara.email, mara.password, street]
  expect(own.filter((text) => sent.includes(String(text)))).toEqual([])
  expect(sent).not.toMatch(/MARKER|OauthNG|JWS\.vtrn-|IST\.|mara/)
})

test('S131 a caller that is no trusted proxy neither continues a trace nor decides what is recorded', async () => {
  for (const flags of ['00', '01']) {
    const response = await fetch(`${stack().shopUrl}/livez`, {
      headers: { traceparent: traceparent(flags), tracestate: 'MARKER=1' },
    })
    const { top } = await traceOf(response)
    expect([top.trace === traceId, top.parent]).toEqual([false, undefined])
  }
})

test('S131 the platform receives no trace context', () => {
  expect([...sentHeaders]).toContain('authorization')
  const traced = ['traceparent', 'tracestate', 'baggage', 'b3', 'x-b3-traceid']
  expect(traced.filter((name) => sentHeaders.has(name))).toEqual([])
})
