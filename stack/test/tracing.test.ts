// Traces as a collector receives them. docs/tracing.md
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { ReceivedSpan } from './support/collector.ts'
import { controlOf } from './support/platform-control.ts'
import { anotherProduct, fillCart, trackedProduct } from './support/products.ts'
import { sendOwn, useTracedStack } from './support/traced-stack.ts'
import { deliver, signed } from './support/webhooks.ts'

const { stack, collector, spanLike, traceOf } = useTracedStack({ CACHE_SECONDS: '600' }, 'built')

const pageOf = async (path: string) => {
  const page = await fetch(`${stack().shopUrl}${path}`, { headers: { accept: 'text/html' } })
  await page.text()
  return page
}

async function withCart(): Promise<Shopper> {
  const shopper = createShopper(stack().shopUrl)
  await fillCart(shopper)
  return shopper
}

const productPage = `
server GET /p/:slug
  internal render page
    internal query Footer
    internal query ProductFacts
      + read.hit queryProducts
    internal query ProductScreen
      + read.shared queryCollections
      client GET /stores-reader/v1/products/query-platformized
      client POST /stores-reader/v1/products/{id}/variants/query
    internal query Shell
      client GET /stores-reader/v2/collections/query`

test('a product page renders its operations, which call the platform; the next visitor gets it from the cache', async () => {
  const { slug } = await trackedProduct(createShopper(stack().shopUrl))
  await stack().app.gateway.services.catalog.clear()
  const cold = await traceOf(await pageOf(`/p/${slug}?from=letter`))
  expect(`\n${cold.tree.join('\n')}`).toBe(productPage)
  expect(cold.top.parent).toBeUndefined()
  expect(cold.top.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/p/:slug',
    'server.address': 'localhost',
    'server.port': Number(new URL(stack().shopUrl).port),
    'url.path': `/p/${slug}`,
    'url.scheme': 'http',
    'vitrine.request_id': expect.stringMatching(/^[\w-]{36}$/),
  })
  const cached = await traceOf(await pageOf(`/p/${slug}?from=letter`))
  expect(cached.tree).toEqual(['server GET /p/:slug', '  + page.cached'])
  expect(cached.top.trace).not.toBe(cold.top.trace)
})

test('the page of a product that a list has just read calls the platform for its variants alone', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { slug } = await anotherProduct(shopper, await trackedProduct(shopper))
  const { tree } = await traceOf(await pageOf(`/p/${slug}?from=list`))
  expect(tree.filter((line) => line.includes('client '))).toEqual([
    '      client POST /stores-reader/v1/products/{id}/variants/query',
  ])
})

test('the spans of a service have its name', () => {
  expect(collector().resources[0]).toMatchObject({ 'service.name': 'vitrine-gateway' })
  expect([...collector().paths]).toEqual(['/v1/traces'])
})

test('adding to the cart is one operation and one call, with the request id of the platform', async () => {
  const shopper = await withCart()
  const { id: productId } = await trackedProduct(shopper)
  const input = { lines: [{ productId, quantity: 1 }] }
  const { top, tree } = await traceOf(await sendOwn(shopper, 'Cart_add', { input }))
  expect(tree).toEqual([
    'server POST /graphql',
    '  internal mutation Cart_add',
    '    client POST /ecom/v1/carts/current/add-to-cart',
  ])
  const inTrace = collector().spans.filter(({ trace }) => trace === top.trace)
  const [operation, call] = ['internal', 'client'].map((kind) =>
    inTrace.find((span) => span.kind === kind),
  )
  expect(operation?.attributes).toEqual({
    'graphql.operation.name': 'Cart_add',
    'graphql.operation.type': 'mutation',
  })
  expect(call?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 200,
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(stack().platformUrl).port),
    'url.template': '/ecom/v1/carts/current/add-to-cart',
    'vitrine.platform.call': 'addToCurrentCart',
    'vitrine.platform.request_id': expect.stringMatching(/^\d+\.\d+$/),
    'vitrine.platform.service': 'currentCart',
  })
  expect(inTrace.filter(({ isFailed }) => isFailed)).toEqual([])
})

test('a call that the platform fails is one failed span for each attempt, and a failed operation', async () => {
  const control = controlOf(stack().platformUrl)
  const shopper = await withCart()
  await control.fault({ match: { path: '/ecom/v1/carts/current' }, kind: 'status', status: 503 })
  const response = await sendOwn(shopper, 'CartCount', {})
  await control.heal()
  const { top, tree } = await traceOf(response)
  expect(tree).toEqual([
    'server POST /graphql',
    '  internal query CartCount',
    '    client GET /ecom/v1/carts/current',
    '    client GET /ecom/v1/carts/current',
  ])
  const failed = collector().spans.filter(({ trace, isFailed }) => trace === top.trace && isFailed)
  expect(failed.map(({ kind, attributes }) => [kind, attributes['error.type']])).toEqual([
    ['client', '503'],
    ['client', '503'],
    ['internal', 'UPSTREAM_UNAVAILABLE'],
  ])
})

test('a body that arrives after the headers is handled in the trace of its request', async () => {
  const { hostname, port, origin } = new URL(stack().shopUrl)
  const body = JSON.stringify({ query: '{ store { name } }' })
  const id = await new Promise<string>((resolve, reject) => {
    const headers = {
      ...{ origin, 'x-vitrine-client': 'test', 'content-type': 'application/json' },
      'content-length': String(body.length),
    }
    const sent = request({ hostname, port, path: '/graphql', method: 'POST', headers })
    sent.on('response', (response) => {
      response.resume()
      resolve(String(response.headers['x-request-id']))
    })
    sent.on('error', reject).flushHeaders()
    setTimeout(() => sent.end(body), 50)
  })
  const { tree } = await traceOf({ headers: new Headers({ 'x-request-id': id }) })
  expect(tree).toEqual(['server POST /graphql', '  internal query'])
})

test('a request whose caller leaves has a span that says so', async () => {
  const control = controlOf(stack().platformUrl)
  const shopper = await withCart()
  await control.fault({ match: { path: '/ecom/v1/carts/current' }, kind: 'latency', ms: 2000 })
  const hasLeft = await shopper.send('/cart', { signal: AbortSignal.timeout(200) }).then(
    () => false,
    () => true,
  )
  await control.heal()
  expect(hasLeft).toBe(true)
  const isDisconnected = ({ attributes }: ReceivedSpan) =>
    attributes['error.type'] === 'disconnected'
  expect(await spanLike(isDisconnected)).toMatchObject({ kind: 'server', isFailed: true })
})

test('a change event is handled in a trace of its own, which names the request that brought it', async () => {
  const { jwt } = await signed(stack().platformUrl, { name: 'BrandUpdated' })
  const response = await deliver(stack().shopUrl, jwt)
  const { top, tree } = await traceOf(response)
  expect(tree).toEqual(['server POST /webhooks/platform'])
  const id = response.headers.get('x-request-id')
  const handled = await spanLike(
    ({ kind, attributes }) => kind === 'consumer' && attributes['vitrine.request_id'] === id,
  )
  expect(handled.parent).toBeUndefined()
  expect(handled.trace).not.toBe(top.trace)
})

test('the catalog index calls in traces of its own', async () => {
  const control = controlOf(stack().platformUrl)
  const before = collector().spans.length
  const { id } = await trackedProduct(createShopper(stack().shopUrl))
  await control.changeProducts('PATCH', `/${id}`, { product: { ribbon: 'New' } })
  const isOfIndex = (_: unknown, index: number) => index >= before
  const call = await spanLike(
    (span) =>
      span.kind === 'client' &&
      span.parent === undefined &&
      collector().spans.filter(isOfIndex).includes(span),
  )
  expect(call.attributes['url.template']).toMatch(/^\/stores-reader\//)
})

describe('behind a trusted proxy that decides what is recorded', () => {
  const shop = useTracedStack({
    TRUST_PROXY: 'loopback',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  })
  const parent = 'b7ad6b7169203331'
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const send = (headers: Record<string, string>) =>
    fetch(`${shop.stack().shopUrl}/livez`, { headers })

  test('its trace is continued, and no other request is recorded', async () => {
    await send({})
    await send({ traceparent: `00-${traceId}-${parent}-00` })
    const { top } = await shop.traceOf(await send({ traceparent: `00-${traceId}-${parent}-01` }))
    expect([top.trace, top.parent]).toEqual([traceId, parent])
    expect(shop.collector().spans).toEqual([top])
  })
})
