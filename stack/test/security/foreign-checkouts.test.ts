// docs/security.md S71: the site's key, which goes out for staff and apps, opens nobody's checkout to them.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { appWith, atTheDesk, createShopper, editor } from '../support/admin.ts'
import { addToCart } from '../support/documents.ts'
import { countedGood } from '../support/products.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const scopes = {
  'no-scope': [],
  'reads-events': ['events:read'],
  'writes-catalog': ['catalog:write'],
}
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const stack = useStack({
  OPEN_DOCUMENTS: 'true',
  APP_KEYS: Object.entries(scopes)
    .map(([name, own]) => appWith(name, hashOf(name), [...own, 'documents:send']))
    .join(),
})

const read = `query ($id: ID!) { checkout(id: $id) {
  id buyerNote lines { name } shippingDestination { address { postalCode } } } }`
const unknown = '00000000-0000-4000-8000-000000000000'
let checkoutId = ''

beforeAll(async () => {
  const member = await signedIn(stack().shopUrl, mara)
  const { id } = await countedGood(member)
  await member.mustAsk(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  type Made = { createCheckout: { checkout: { id: string } } }
  const create = 'mutation { createCheckout(input: {}) { checkout { id } } }'
  checkoutId = (await member.mustAsk<Made>(create)).createCheckout.checkout.id
  expect(await member.mustAsk(read, { id: checkoutId })).toMatchObject({
    checkout: { id: checkoutId, lines: [{}] },
  })
})

type Send = (id: string) => Promise<unknown>

/** A caller who has a cart and with it a token of their own: without one nothing is asked at all. */
async function callerOf(who: string): Promise<Send> {
  const { shopUrl } = stack()
  if (who in scopes) {
    const app = createShopper(shopUrl)
    const { id } = await countedGood(app)
    const options = { headers: { authorization: `Bearer ${who}` } }
    await app.ask(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } }, options)
    return async (given) => (await app.ask(read, { id: given }, options)).data
  }
  const desk = await atTheDesk(shopUrl, who === 'contributor' ? editor : undefined)
  return async (given) => (await desk.ask(read, { id: given }, { isAdmin: true })).data
}

describe.each(['contributor', 'owner', ...Object.keys(scopes)])('%s', (who) => {
  test('S71 reads another’s checkout like one that does not exist', async () => {
    const send = await callerOf(who)
    expect(await send(unknown)).toEqual({ checkout: null })
    expect(await send(checkoutId)).toEqual({ checkout: null })
  })
})

const lineOfOnesOwn = { name: 'Ticket', price: '5', fixedQuantity: true, quantity: 1 }

test.each([
  ['no-scope', { code: 'REFUSED' }],
  ['writes-catalog', null],
])('S71 a price of one’s own in a cart: %s', async (who, refusal) => {
  const input = { lines: [], customLineItems: [lineOfOnesOwn] }
  const options = { headers: { authorization: `Bearer ${who}` } }
  type Added = { addToCart: { problems: { code: string }[] } }
  const document = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
    cart { id } problems { code } } }`
  const { data } = await createShopper(stack().shopUrl).ask<Added>(document, { input }, options)
  expect(data.addToCart.problems).toMatchObject(refusal ? [refusal] : [])
})
