// The platform is down, slow or refusing, or drops connections: how the shop behaves.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({
  UPSTREAM_TIMEOUT_MS: '600',
  CACHE_SECONDS: '1',
  CACHE_STALE_SECONDS: '60',
})
let control: PlatformControl
beforeEach(async () => {
  control = controlOf(stack().platformUrl)
  await control.heal()
  await stack().app.gateway.services.catalog.clear()
})
const listing = '{ products(first: 5) { nodes { slug } } }'

describe('reads', () => {
  // After a 429 the next call is a second later, which is beyond the timeout here: rate-limits.test.ts.
  test.each([500, 502, 503])('a single %i is retried without a visible error', async (status) => {
    await control.fault({ match: { path: '/stores-reader/*' }, kind: 'status', status, times: 1 })
    const result = await createShopper(stack().shopUrl).execute(listing)
    expect(result.errors).toBeUndefined()
  })

  test('a reset connection is retried without a visible error', async () => {
    await control.fault({ match: { path: '/stores-reader/*' }, kind: 'reset', times: 1 })
    expect((await createShopper(stack().shopUrl).execute(listing)).errors).toBeUndefined()
  })

  test('a platform failure is reported with a request id while other fields resolve', async () => {
    await control.fault({ match: { path: '/stores-reader/v1/*' }, kind: 'status', status: 500 })
    const result = await createShopper(stack().shopUrl).execute<{
      brands: unknown
      products: unknown
    }>('{ store { name } brands(first: 3) { nodes { name } } p: product(slug: "x") { name } }')
    expect(result.data).toMatchObject({ store: { name: 'Halden' }, p: null })
    expect(result.errors).toHaveLength(1)
    expect(result.errors?.[0]).toMatchObject({
      path: ['p'],
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    })
    expect(result.errors?.[0]?.extensions.requestId).toBeTruthy()
  })

  test('a failing call of a nested field leaves the thing it belongs to', async () => {
    const shopper = createShopper(stack().shopUrl)
    const { collections } = await shopper.query<{ collections: { nodes: { slug: string }[] } }>(
      '{ collections(first: 1) { nodes { slug } } }',
    )
    const slug = collections.nodes[0]?.slug
    await stack().app.gateway.services.catalog.clear()
    await control.fault({
      match: { path: '/stores-reader/v1/products/query' },
      kind: 'status',
      status: 500,
    })
    const { data, errors } = await shopper.execute(
      `{ collection(slug: "${slug}") { slug products(first: 2) { nodes { id } } } }`,
    )
    expect(data).toEqual({ collection: { slug, products: null } })
    expect(errors).toMatchObject([
      { path: ['collection', 'products'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ])
  })

  test('a slow platform costs no more than the timeout', async () => {
    await control.fault({ match: { path: '/stores-reader/*' }, kind: 'latency', ms: 5000 })
    const started = performance.now()
    const result = await createShopper(stack().shopUrl).execute(listing)
    expect(result.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    expect(performance.now() - started).toBeLessThan(4000)
  })

  test('cached data is served while the platform is down', async () => {
    const shopper = createShopper(stack().shopUrl)
    const before = await shopper.query(listing)
    await control.fault({ kind: 'status', status: 500 })
    await control.clearCalls()
    const callsMade = async () => {
      expect(await shopper.query(listing)).toEqual(before)
      return (await control.calls()).length
    }
    // Once it is stale, it is fetched in vain.
    await expect.poll(callsMade, { timeout: 8000, interval: 100 }).toBeGreaterThan(0)
    expect(await shopper.query(listing)).toEqual(before)
  })

  test('failures are never cached', async () => {
    await control.fault({ kind: 'status', status: 500 })
    expect((await createShopper(stack().shopUrl).execute(listing)).errors).toHaveLength(1)
    await control.heal()
    expect((await createShopper(stack().shopUrl).execute(listing)).errors).toBeUndefined()
  })

  test('repeated failures open the circuit breaker, which closes after recovery', async () => {
    await control.fault({ match: { path: '/stores-reader/v1/*' }, kind: 'status', status: 500 })
    const shopper = createShopper(stack().shopUrl)
    for (let i = 0; i < 10; i += 1) await shopper.execute(`{ product(slug: "no-${i}") { name } }`)
    await control.clearCalls()
    await shopper.execute('{ product(slug: "another") { name } }')
    expect(await control.calls()).toEqual([])
    await control.heal()
    await expect
      .poll(async () => (await shopper.execute('{ product(slug: "no-such") { name } }')).errors, {
        timeout: 8000,
        interval: 300,
      })
      .toBeUndefined()
  })
})

describe('sessions', () => {
  test('S25 a temporary failure of the token endpoint loses no cart', async () => {
    const shopper = createShopper(stack().shopUrl)
    const { products } = await shopper.query<{
      products: {
        nodes: {
          id: string
          options: unknown[]
          stock: { inStock: boolean }
          customTextFields: unknown[]
        }[]
      }
    }>(
      '{ products(first: 60) { nodes { id options { name } stock { inStock } customTextFields { title } } } }',
    )
    const product = products.nodes.find(
      ({ options, stock, customTextFields }) =>
        options.length === 0 && stock.inStock && customTextFields.length === 0,
    )
    await shopper.query(
      'mutation A($id: ID!) { addToCart(input: { lines: [{ productId: $id, quantity: 1 }] }) { problems { code } } }',
      { id: product?.id },
    )
    await control.advance(15_000)
    await control.fault({ match: { path: '/oauth2/token' }, kind: 'status', status: 503 })
    const down = await shopper.execute<{ cart: { itemCount: number } | null }>(
      '{ cart { itemCount } }',
    )
    expect(down.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
    await control.heal()
    expect(await shopper.query('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } })
  })
})
