// docs/security.md S62: what one caller may ask for in a minute, by its session and by its address.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { loadOnePage } from '../support/one-page-web.ts'
import { controlOf } from '../support/platform-control.ts'
import { countedGood } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const limits = { ADDRESS_COST_PER_MINUTE: '3000', SESSION_COST_PER_MINUTE: '2000' }
const behindProxy = useStack({ ...limits, TRUST_PROXY: 'loopback' }, { load: loadOnePage })
const direct = useStack({ ...limits })

let last = 0
/** An address nobody has asked from yet. */
const freshAddress = () => {
  last += 1
  return `198.51.100.${last}`
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** Costs a little over 100. */
const listing = '{ brands(first: 53) { nodes { name } } }'

/** Asks until it is refused; the refusal. */
async function exhaust(shopper: Shopper, addressOf: () => string) {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await shopper.ask(listing, {}, from(addressOf()))
    if (answer.status !== 200) return answer
  }
  throw new Error('Nobody was refused')
}

describe('S62 an address', () => {
  let attacker: string
  beforeEach(() => {
    attacker = freshAddress()
  })
  const stranger = () => createShopper(behindProxy().shopUrl)

  test('that has asked for too much is refused, and told when to come back', async () => {
    const { status, errors, data, headers } = await exhaust(stranger(), () => attacker)
    expect({ status, data }).toEqual({ status: 429, data: undefined })
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('does not take the tokens of another one', async () => {
    await exhaust(stranger(), () => attacker)
    expect((await stranger().ask(listing, {}, from(freshAddress()))).status).toBe(200)
  })

  test('gains nothing by naming others before its own', async () => {
    await exhaust(stranger(), () => attacker)
    const answer = await stranger().ask(listing, {}, from(`${freshAddress()}, ${attacker}`))
    expect(answer.status).toBe(429)
  })

  test('pays for refused documents, forms and pages as well', async () => {
    const control = controlOf(behindProxy().platformUrl)
    await exhaust(stranger(), () => attacker)
    // What is left is less than a listing: small things use it up.
    for (let tries = 0; tries < 40; tries += 1) await stranger().ask('{ none }', {}, from(attacker))
    expect((await stranger().ask('{ none }', {}, from(attacker))).status).toBe(429)
    await control.forget()
    const form = await stranger().send('/forms/apply-coupon', {
      method: 'POST',
      body: new URLSearchParams({ code: 'WELCOME10' }),
      ...from(attacker),
    })
    expect(form.headers.get('location')).toContain('problem=RATE_LIMITED')
    const shown = await stranger().send('/c/lighting', {
      headers: { accept: 'text/html', 'x-forwarded-for': attacker },
    })
    expect(shown.status).toBe(429)
    expect(Number(shown.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await shown.text()).not.toContain('{')
    expect(await control.calls()).toEqual([])
  })

  test('pays for the length of a document, also of one that cannot be read', async () => {
    const long = `{ ${'x '.repeat(25_000)}`
    const statuses: number[] = []
    for (const _time of [1, 2, 3])
      statuses.push((await stranger().ask(long, {}, from(attacker))).status)
    expect(statuses).toEqual([400, 429, 429])
  })

  test('pays for the length of a document in an address as well', async () => {
    const path = `/graphql?${new URLSearchParams({ query: `{ ${'x+'.repeat(4000)}` })}`
    const statuses: number[] = []
    for (let time = 0; time < 16; time += 1) {
      const { status } = await stranger().send(path, { headers: from(attacker).headers })
      statuses.push(status)
    }
    // Some 260 each, of 3,000.
    expect(statuses[0]).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  test('pays for its variables, by how many there are', async () => {
    const variables = { many: Array<number>(1900).fill(0) }
    const statuses: number[] = []
    for (let time = 0; time < 20; time += 1) {
      statuses.push((await stranger().ask('{ __typename }', variables, from(attacker))).status)
    }
    // Some 250 each, of 3,000.
    expect(statuses.filter((status) => status !== 429).length).toBeLessThan(14)
    expect(statuses.at(-1)).toBe(429)
  })

  test('is the one of the connection where no proxy is trusted', async () => {
    const answer = await exhaust(createShopper(direct().shopUrl), freshAddress)
    expect(answer.status).toBe(429)
  })
})

test('S62 a session pays wherever it comes from, and another one does not pay for it', async () => {
  const shopper = createShopper(behindProxy().shopUrl)
  const input = { lines: [{ productId: (await countedGood(shopper)).id, quantity: 1 }] }
  await shopper.mustAsk(addToCart, { input }, from(freshAddress()))
  expect(shopper.cookie).not.toBe('')
  expect((await exhaust(shopper, freshAddress)).status).toBe(429)
  const other = createShopper(behindProxy().shopUrl)
  await other.mustAsk(addToCart, { input }, from(freshAddress()))
  expect((await other.ask(listing, {}, from(freshAddress()))).status).toBe(200)
})
