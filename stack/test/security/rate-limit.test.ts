// docs/security.md S62: limits per minute, by session and by address.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { loadOnePage } from '../support/one-page-web.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const limits = { ADDRESS_COST_PER_MINUTE: '3000', SESSION_COST_PER_MINUTE: '2000' }
const behindProxy = useStack({ ...limits, TRUST_PROXY: 'loopback' }, { load: loadOnePage })
const direct = useStack({ ...limits })

let last = 0
/** Returns an address that has sent no request yet. */
const freshAddress = () => {
  last += 1
  return `198.51.100.${last}`
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** Costs a little over 100. */
const listing = '{ brands(first: 53) { nodes { name } } }'

/** Sends requests until one is refused; returns the refusal. */
async function exhaust(shopper: Shopper, addressOf: () => string) {
  for (let tries = 0; tries < 60; tries += 1) {
    const result = await shopper.execute(listing, {}, from(addressOf()))
    if (result.status !== 200) return result
  }
  throw new Error('No request was refused')
}

describe('S62 an address', () => {
  let attacker: string
  beforeEach(() => {
    attacker = freshAddress()
  })
  const visitor = () => createShopper(behindProxy().shopUrl)

  test('is refused over its limit, with the time of the next attempt', async () => {
    const { status, errors, data, headers } = await exhaust(visitor(), () => attacker)
    expect({ status, data }).toEqual({ status: 429, data: undefined })
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('does not consume the limit of another address', async () => {
    await exhaust(visitor(), () => attacker)
    expect((await visitor().execute(listing, {}, from(freshAddress()))).status).toBe(200)
  })

  test('gains nothing by prepending other addresses', async () => {
    await exhaust(visitor(), () => attacker)
    const result = await visitor().execute(listing, {}, from(`${freshAddress()}, ${attacker}`))
    expect(result.status).toBe(429)
  })

  test('pays for refused documents, forms and pages too', async () => {
    const control = controlOf(behindProxy().platformUrl)
    await exhaust(visitor(), () => attacker)
    // Less than one listing is left: small requests use it up.
    for (let tries = 0; tries < 40; tries += 1)
      await visitor().execute('{ none }', {}, from(attacker))
    expect((await visitor().execute('{ none }', {}, from(attacker))).status).toBe(429)
    await control.clearCalls()
    const form = await visitor().send('/forms/apply-coupon', {
      method: 'POST',
      body: new URLSearchParams({ code: 'WELCOME10' }),
      ...from(attacker),
    })
    expect(form.headers.get('location')).toContain('problem=RATE_LIMITED')
    const shown = await visitor().send('/c/lighting', {
      headers: { accept: 'text/html', 'x-forwarded-for': attacker },
    })
    expect(shown.status).toBe(429)
    expect(Number(shown.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await shown.text()).not.toContain('{')
    expect(await control.calls()).toEqual([])
  })

  test('pays for the length of a document, even if it cannot be parsed', async () => {
    const long = `{ ${'x '.repeat(25_000)}`
    const statuses: number[] = []
    for (const _time of [1, 2, 3])
      statuses.push((await visitor().execute(long, {}, from(attacker))).status)
    expect(statuses).toEqual([400, 429, 429])
  })

  test('pays for the length of a document in a URL too', async () => {
    const path = `/graphql?${new URLSearchParams({ query: `{ ${'x+'.repeat(4000)}` })}`
    const statuses: number[] = []
    for (let time = 0; time < 16; time += 1) {
      const { status } = await visitor().send(path, { headers: from(attacker).headers })
      statuses.push(status)
    }
    // Some 260 each, of 3,000.
    expect(statuses[0]).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  test('pays for the number of variables', async () => {
    const variables = { many: Array<number>(1900).fill(0) }
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1) {
      statuses.push((await visitor().execute('{ __typename }', variables, from(attacker))).status)
    }
    // Some 250 each, of 3,000.
    expect(statuses.filter((status) => status !== 429).length).toBeLessThan(14)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is the peer of the connection where no proxy is trusted', async () => {
    const result = await exhaust(createShopper(direct().shopUrl), freshAddress)
    expect(result.status).toBe(429)
  })
})

test('S62 a session pays from every address, and not for another session', async () => {
  const shopper = createShopper(behindProxy().shopUrl)
  const input = { lines: [{ productId: (await trackedProduct(shopper)).id, quantity: 1 }] }
  await shopper.query(addToCart, { input }, from(freshAddress()))
  expect(shopper.cookie).not.toBe('')
  expect((await exhaust(shopper, freshAddress)).status).toBe(429)
  const other = createShopper(behindProxy().shopUrl)
  await other.query(addToCart, { input }, from(freshAddress()))
  expect((await other.execute(listing, {}, from(freshAddress()))).status).toBe(200)
})
