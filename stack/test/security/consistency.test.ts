// docs/security.md S133: with which calls a token of consistency is sent.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin } from '../support/admin.ts'
import { addToCart, readCart } from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
import { jonas, mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({}, 'built')

type Sent = { authorization: string; token: string | undefined; received: string | undefined }
type Message = {
  request: { headers: string | string[] }
  response?: { headers: Buffer[] }
}

const header = 'x-wix-consistent'
const fieldsOf = (list: readonly string[]) => {
  const pairs = list.flatMap((name, at) =>
    at % 2 === 0 ? [[name.toLowerCase(), list[at + 1]]] : [],
  )
  return Object.fromEntries(pairs) as Record<string, string | undefined>
}

/** The calls of the gateway, which runs in this process. */
const calls = new Map<object, Sent>()
const onSend = (message: unknown) => {
  const { request } = message as Message
  const { headers } = request
  const fields = fieldsOf(typeof headers === 'string' ? headers.split(/\r\n|: /) : headers)
  const { authorization = '' } = fields
  calls.set(request, { authorization, token: fields[header], received: undefined })
}
const onAnswer = (message: unknown) => {
  const { request, response } = message as Message
  const call = calls.get(request)
  const fields = fieldsOf((response?.headers ?? []).map(String))
  if (call) call.received = fields[header]
}
const channels = [
  ['undici:request:create', onSend],
  ['undici:request:headers', onAnswer],
] as const

beforeEach(() => {
  calls.clear()
  for (const [name, listener] of channels) subscribe(name, listener)
})
afterEach(() => {
  for (const [name, listener] of channels) unsubscribe(name, listener)
})

test('S133 a token is sent with calls of the identity that received it, and with no other call', async () => {
  const { shopUrl } = stack()
  const staff = await elevatedStaff(shopUrl)
  const shoppers = [
    createShopper(shopUrl),
    await signedIn(shopUrl, mara),
    await signedIn(shopUrl, jonas),
  ]
  for (const shopper of shoppers) {
    const product = await trackedProduct(shopper)
    await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 1 }] } })
    await shopper.query(readCart)
    await shopper.send('/cart')
    await shopper.send('/account/orders')
    await shopper.execute('query ($slug: String!) { member(slug: $slug) { nickname } }', {
      slug: 'mara',
    })
  }
  await executeAdmin(staff, '{ managedMembers(first: 1) { nodes { id } } }')
  const all = [...calls.values()]
  const ownersOf = (token: string) =>
    all.filter(({ received }) => received === token).map(({ authorization }) => authorization)
  const sent = all.filter(({ token }) => token !== undefined)
  const foreign = sent.filter(
    ({ authorization, token = '' }) => !ownersOf(token).includes(authorization),
  )
  expect(foreign).toEqual([])
  // One identity for each shopper; the key of the site and the shared token of visitors are others.
  expect(new Set(sent.map(({ authorization }) => authorization)).size).toBe(shoppers.length)
  expect(new Set(all.map(({ authorization }) => authorization)).size).toBeGreaterThan(
    shoppers.length + 1,
  )
})
