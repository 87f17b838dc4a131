// docs/security.md S71: the site's key, which is used for staff and apps, gives them no access to shoppers'
// checkouts.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { appWith, createShopper, editor, elevatedStaff } from '../support/admin.ts'
import { addToCart } from '../support/documents.ts'
import { trackedProduct } from '../support/products.ts'
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
  id buyerNote lines { name } destination { address { postalCode } } } }`
const unknown = '00000000-0000-4000-8000-000000000000'
let checkoutId = ''

beforeAll(async () => {
  const member = await signedIn(stack().shopUrl, mara)
  const { id } = await trackedProduct(member)
  await member.query(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  type Made = { createCheckout: { checkout: { id: string } } }
  const create = 'mutation { createCheckout(input: {}) { checkout { id } } }'
  checkoutId = (await member.query<Made>(create)).createCheckout.checkout.id
  expect(await member.query(read, { id: checkoutId })).toMatchObject({
    checkout: { id: checkoutId, lines: [{}] },
  })
})

type Send = (id: string) => Promise<unknown>

/** Returns a caller who has a cart and thereby tokens: without tokens the platform is not called at all. */
async function callerOf(actor: string): Promise<Send> {
  const { shopUrl } = stack()
  if (actor in scopes) {
    const app = createShopper(shopUrl)
    const { id } = await trackedProduct(app)
    const options = { headers: { authorization: `Bearer ${actor}` } }
    await app.execute(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } }, options)
    return async (given) => (await app.execute(read, { id: given }, options)).data
  }
  const staff = await elevatedStaff(shopUrl, actor === 'contributor' ? editor : undefined)
  return async (given) => (await staff.execute(read, { id: given }, { isAdmin: true })).data
}

describe.each(['contributor', 'owner', ...Object.keys(scopes)])('%s', (actor) => {
  test('S71 reads another shopper’s checkout like an unknown one', async () => {
    const send = await callerOf(actor)
    expect(await send(unknown)).toEqual({ checkout: null })
    expect(await send(checkoutId)).toEqual({ checkout: null })
  })
})

const customLine = { name: 'Ticket', price: '5', fixedQuantity: true, quantity: 1 }

test.each([
  ['no-scope', { code: 'REFUSED' }],
  ['writes-catalog', null],
])('S71 a custom price in a cart: %s', async (actor, refusal) => {
  const input = { lines: [], customLines: [customLine] }
  const options = { headers: { authorization: `Bearer ${actor}` } }
  type Added = { addToCart: { problems: { code: string }[] } }
  const document = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
    cart { id } problems { code } } }`
  const { data } = await createShopper(stack().shopUrl).execute<Added>(document, { input }, options)
  expect(data.addToCart.problems).toMatchObject(refusal ? [refusal] : [])
})
