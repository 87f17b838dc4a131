import { expect, test } from 'vitest'
import { bench, json, scope, useTransport } from '../testing/transport-kit.ts'
import { platformCalls } from './calls.ts'
import { type Operation, operationOf, operations } from './operations.ts'
import { bindPlatform } from './platform.ts'

useTransport()

const all = Object.values(operations).flatMap((port) => Object.values<Operation>(port))
const nameOf = ({ service, name }: Pick<Operation, 'service' | 'name'>) => `${service}.${name}`

test('no call serves two operations, and the others are those of no port', () => {
  const served = all.map(nameOf)
  expect(new Set(served).size).toBe(served.length)
  const others = Object.entries(platformCalls)
    .flatMap(([service, table]) => Object.keys(table).map((name) => `${service}.${name}`))
    .filter((name) => !served.includes(name))
  expect(others.sort()).toEqual([
    // Browsers go there.
    'authentication.callback',
    'authentication.logout',
    // v1, where a site has no collections of v2.
    'catalogStringQueries.getCollectionV1',
    'catalogStringQueries.queryCollectionsByString',
    'checkouts.getCheckoutByCartId',
    'oauthApps.updateOAuthApp',
    'productsRead.getCollectionBySlug',
  ])
})

test('a call knows its operation only as one of a port', () => {
  expect(operationOf(operations.cart.addLines)).toBe('cart.addLines')
  expect(operationOf(platformCalls.currentCart.addToCurrentCart)).toBeNull()
})

test('a bound port sends the call that serves its operation, once', async () => {
  bench.answers = [json(200, { checkoutUrl: 'https://pay.test/1' })]
  const id = '11111111-1111-4111-8111-111111111111'
  const { checkout } = bindPlatform(bench.transport, scope)
  expect(await checkout.getUrl({ id })).toEqual({ checkoutUrl: 'https://pay.test/1' })
  expect(bench.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /ecom/v1/checkouts/${id}/checkout-url`,
  ])
})
