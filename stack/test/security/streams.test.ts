// docs/security.md S73-S78 for subscriptions, which are server-sent events and pass the same checks as documents.
// There are no sockets: rows about frames are tested with requests and with unread bytes.
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { streamLimits } from '../../../gateway/src/subscriptions/open-streams.ts'
import { topics } from '../../../gateway/src/subscriptions/topics.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { listen } from '../support/listen.ts'
import { controlOf, type PlatformControl } from '../support/platform-control.ts'
import { watchHeads } from '../support/platform-heads.ts'
import { trackedProduct } from '../support/products.ts'
import { mara, roleOf, signedIn, step } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const appKey = 'k'.repeat(40)
const hash = createHash('sha256').update(appKey).digest('hex')
const open = useStack({ OPEN_DOCUMENTS: 'true', APP_KEYS: `robot:${hash}:catalog:read` })
const closed = useStack({ OPEN_DOCUMENTS: 'false' })
const brief = useStack({ OPEN_DOCUMENTS: 'true', SESSION_IDLE_SECONDS: '3' })
let control: PlatformControl
beforeEach(() => {
  control = controlOf(open().platformUrl)
})

const productChanged = 'subscription { productChanged { productId kind } }'
const cartChanged = 'subscription { cartChanged { occurredAt cart { id itemCount } } }'

const streamOf = (shopper: Shopper, body: unknown, headers: Record<string, string> = {}) =>
  shopper.send('/graphql', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
  })
const codeOf = async (response: Response) => {
  const body = (await response.json()) as { errors: { extensions: { code: string } }[] }
  return [response.status, body.errors[0]?.extensions.code]
}

test.each([
  ['an unknown field', 'subscription { productChanged { secrets } }', 'GRAPHQL_VALIDATION_FAILED'],
  [
    'more than one thing at once',
    'subscription { productChanged { productId } cartChanged { occurredAt } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'more than it may cost',
    `subscription { productChanged { product { related: collections { products(first: 100) { nodes { collections { products(first: 100) { nodes { id } } } } } } } } }`,
    'DOCUMENT_TOO_COSTLY',
  ],
  ['a text that is none', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ['a question', '{ store { name } }', 'NOT_A_SUBSCRIPTION'],
])('S73 a stream of %s is refused before it begins', async (_title, query, expected) => {
  const [status, code] = await codeOf(await streamOf(createShopper(open().shopUrl), { query }))
  expect(code).toBe(expected)
  expect(status).toBeGreaterThanOrEqual(400)
})

test('S73 an unknown document does not run as a stream either', async () => {
  const result = await codeOf(
    await streamOf(createShopper(closed().shopUrl), { query: productChanged }),
  )
  expect(result).toEqual([403, 'PERSISTED_DOCUMENT_REQUIRED'])
})

test('S73 a subscription requested as JSON receives a pointer to its endpoint', async () => {
  const { status, errors } = await createShopper(open().shopUrl).execute(productChanged)
  expect([status, errors?.[0]?.extensions.code]).toEqual([406, 'SUBSCRIPTIONS_NOT_HERE'])
})

test('S74 the streams of one session are limited', async () => {
  const shopper = await signedIn(open().shopUrl, mara)
  const streams = []
  for (let count = 0; count < streamLimits.perSession; count++) {
    streams.push(await listen(shopper, { query: cartChanged }))
  }
  const more = await streamOf(shopper, { query: cartChanged })
  expect(await codeOf(more)).toEqual([429, 'RATE_LIMITED'])
  expect(more.headers.get('retry-after')).toBe('30')
  streams.shift()?.stop()
  await expect.poll(async () => (await streamOf(shopper, { query: cartChanged })).status).toBe(200)
  for (const one of streams) one.stop()
})

test('S75 no header of a subscriber reaches a platform call', async () => {
  const shopper = await signedIn(open().shopUrl, mara)
  const { id: productId } = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  const names = ['wix-site-id', 'x-wix-currency', 'x-forwarded-for', 'x-request-id', 'user-agent']
  const headers = Object.fromEntries(names.map((name) => [name, `MARKER-${name}`]))
  const sent = watchHeads(open().config.platform.url)
  const unknownCurrency = { 'x-vitrine-currency': 'MARKER-CURRENCY' }
  const refused = await streamOf(shopper, { query: cartChanged }, unknownCurrency)
  expect(await codeOf(refused)).toEqual([400, 'UNKNOWN_CURRENCY'])
  const listening = await listen(shopper, { query: cartChanged }, { headers })
  await shopper.query(addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  // The platform would refuse another site's id.
  expect((await listening.next()).errors).toBeUndefined()
  listening.stop()
  sent.stop()
  const heads = sent.heads.join('\n')
  expect(heads).toMatch(/^GET \S*carts\/current/m)
  expect(heads).not.toMatch(/MARKER/i)
  expect(heads).not.toContain(shopper.cookie.split('=')[1])
})

type Person = typeof mara
const newcomer = { email: 'listening@shop.test', password: 'long-enough-1' }
const deleteMe =
  'mutation ($c: String!, $p: String) { deleteMe(input: { confirmation: $c, currentPassword: $p }) { accepted } }'

// gateway/src/subscriptions/open-streams.test.ts tests the timing with its own clock.
test.each<[string, Person, (shopper: Shopper, elsewhere: Shopper) => Promise<unknown>]>([
  ['signs out', mara, (shopper) => step(shopper, 'logout')],
  ['is blocked', mara, () => control.member(mara.email, 'block')],
  [
    'changes the password on another device',
    newcomer,
    (_, elsewhere) =>
      step(elsewhere, 'changePassword', {
        newPassword: 'the-second-one',
        currentPassword: newcomer.password,
      }),
  ],
  [
    'deletes the account on another device',
    newcomer,
    (_, elsewhere) => elsewhere.query(deleteMe, { c: newcomer.email, p: newcomer.password }),
  ],
])('S76 a stream ends when its member %s', async (_title, person, end) => {
  await control.reset()
  if (person === newcomer) {
    await step(createShopper(open().shopUrl), 'register', { input: newcomer })
  }
  const shopper = await signedIn(open().shopUrl, person)
  const elsewhere = await signedIn(open().shopUrl, person)
  const listening = await listen(shopper, { query: cartChanged })
  await end(shopper, elsewhere)
  await listening.over
  await control.reset()
})

test('S76 a stream ends with its idle session: listening is not activity', async () => {
  const shopper = await signedIn(brief().shopUrl, mara)
  const listening = await listen(shopper, { query: cartChanged })
  await listening.over
  expect(await roleOf(shopper)).toBe('VISITOR')
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Returns the bytes that the process retains, without what is only waiting for garbage collection. */
function heldBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Opens a stream and never reads from it. */
async function deafListener(shopUrl: string) {
  const { hostname, port, host } = new URL(shopUrl)
  const socket = connect(Number(port), hostname)
  socket.pause()
  const body = JSON.stringify({
    query: 'subscription { productChanged { productId changedFields } }',
  })
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: ${host}\r\norigin: ${shopUrl}\r\nx-vitrine-client: test\r\n` +
      `content-type: application/json\r\naccept: text/event-stream\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  socket.on('error', () => {})
  return socket
}

test('S77 a subscriber that does not read is disconnected and costs no memory meanwhile', async () => {
  const { streams, services } = open().app.gateway
  const before = streams.count
  const subscribers = 150
  const unread = await Promise.all(
    Array.from({ length: subscribers }, () => deafListener(open().shopUrl)),
  )
  await expect.poll(() => streams.count, { timeout: 10_000 }).toBe(before + subscribers)
  const fields = Array.from({ length: 200 }, (_, index) => `field-${index}-${'x'.repeat(40)}`)
  const atFirst = heldBytes()
  let peak = 0
  for (let count = 0; count < 10_000; count++) {
    services.bus.publish(topics.products, {
      productId: `p${count}`,
      kind: 'CHANGED',
      fields,
      at: 0,
    })
    if (count % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (count % 1000 === 999) peak = Math.max(peak, heldBytes() - atFirst)
  }
  // 10,000 updates of 10 KB each for 150 subscribers would be 15 GB; for a single one, 100 MB.
  expect(peak).toBeLessThan(64 * 1024 * 1024)
  await expect.poll(() => streams.count, { timeout: 10_000 }).toBe(before)
  for (const socket of unread) socket.destroy()
})

test.each([
  ['not JSON', 'nonsense', 400],
  ['a list', '[]', 400],
  ['cut off in its document', JSON.stringify({ query: 'subscription {' }), 400],
  ['without a document', '{}', 400],
  ['of a document that is no text', JSON.stringify({ query: 7 }), 400],
  ['of variables that are a list', JSON.stringify({ query: productChanged, variables: [1] }), 400],
  ['far too long', JSON.stringify({ query: `subscription { ${'x '.repeat(200_000)} }` }), 413],
])(
  'S78 a request for a stream that is %s is refused, and the gateway keeps running',
  async (_title, body, status) => {
    const shopper = createShopper(open().shopUrl)
    const response = await shopper.send('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    })
    expect(response.status).toBe(status)
    expect((await shopper.execute('{ store { name } }')).status).toBe(200)
  },
)

/** Waits until the platform has delivered all events and the gateway has handled them. */
async function untilIdle() {
  await expect.poll(() => control.undelivered(), { timeout: 10_000 }).toBe(0)
  await expect.poll(() => open().app.gateway.services.inbox.health().waiting).toBe(0)
}

test('S71 the topic of a stream comes from the session: another visitor’s cart is never received', async () => {
  await control.reset()
  const shopper = await signedIn(open().shopUrl, mara)
  const visitor = createShopper(open().shopUrl)
  const { id: productId } = await trackedProduct(visitor)
  const add = (subscriber: Shopper) =>
    subscriber.query(addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  await add(visitor)
  await add(shopper)
  await untilIdle()
  const listening = await listen(shopper, { query: cartChanged })
  await add(visitor)
  await untilIdle()
  expect(listening.received).toEqual([])
  await add(shopper)
  const { data } = await listening.next()
  expect(data?.cartChanged).toMatchObject({ cart: { itemCount: 2 } })
  listening.stop()
})
