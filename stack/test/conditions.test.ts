// One code for one condition, whichever mutation meets it: each condition of `docs/api/errors.md`, met several times.
import { beforeAll, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { conditions } from '../tools/conditions.ts'
import { elevatedStaff, executeAdmin } from './support/admin.ts'
import { trackedProduct } from './support/products.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { useSignInStack } from './support/sign-in-stack.ts'

const { stack } = useSignInStack()

const unknown = '00000000-0000-4000-8000-000000000000'
const other = '00000000-0000-4000-8000-000000000001'
const key = { idempotencyKey: 'conditions-1' }

type When = (typeof conditions)[number]['when']
type Caller = 'visitor' | 'shopper' | 'emptied' | 'member' | 'staff'
/** Who sends which mutation with which input, and where the problem is. */
type Meeting = readonly [Caller, string, (productId: string) => object, string | null]

const line = (productId: string) => ({ productId, quantity: 1 })
const odd = [{ option: 'Flavor', choice: 'Salt' }]
const choice = [{ option: 'Size', choice: 'Enormous' }]

const meetings: Readonly<Record<When, readonly Meeting[]>> = {
  'A list is empty, or too long': [
    ['visitor', 'addToCart', () => ({ lines: [] }), 'lines'],
    ['shopper', 'setCartLineQuantities', () => ({ lines: [] }), 'lines'],
    ['shopper', 'removeCartLines', () => ({ lineIds: [] }), 'lineIds'],
    ['staff', 'mergeBrands', () => ({ intoId: unknown, fromIds: [], ...key }), 'fromIds'],
    ['staff', 'renameBrands', () => ({ brands: [], ...key }), 'brands'],
    ['staff', 'bulkDeleteBrands', () => ({ ids: [] }), 'ids'],
    ['staff', 'bulkDeleteMembers', () => ({ ids: [] }), 'ids'],
    ['staff', 'bulkSetProductProperty', () => ({ ids: [], set: { brand: 'A' } }), 'ids'],
    [
      'staff',
      'startJob',
      () => ({ work: { deleteProducts: { ids: [] } }, ...key }),
      'work.deleteProducts.ids',
    ],
  ],
  'A list names one thing twice': [
    [
      'staff',
      'mergeBrands',
      () => ({ intoId: unknown, fromIds: [other, other], ...key }),
      'fromIds[1]',
    ],
    [
      'staff',
      'renameBrands',
      () => ({ brands: ['A', 'B'].map((name) => ({ id: other, revision: '1', name })), ...key }),
      'brands[1].id',
    ],
    [
      'staff',
      'bulkSetProductProperty',
      () => ({ ids: [other, other], set: { brand: 'A' } }),
      'ids[1]',
    ],
    [
      'staff',
      'startJob',
      () => ({ work: { deleteProducts: { ids: [other, other] } }, ...key }),
      'work.deleteProducts.ids[1]',
    ],
  ],
  'An id of the platform has a wrong form': [
    ['visitor', 'addToCart', () => ({ lines: [line('x')] }), 'lines[0].productId'],
    ['shopper', 'removeCartLines', () => ({ lineIds: ['x'] }), 'lineIds[0]'],
    ['visitor', 'requestBackInStock', () => ({ productId: 'x', email: 'a@b.test' }), 'productId'],
    ['member', 'removeMyAddress', () => ({ id: 'x' }), 'id'],
    ['member', 'cancelBackInStockRequest', () => ({ id: 'x' }), 'id'],
    ['staff', 'mergeBrands', () => ({ intoId: 'x', fromIds: [other], ...key }), 'intoId'],
    ['staff', 'deleteProduct', () => ({ id: 'x' }), 'id'],
    ['staff', 'updateBrand', () => ({ id: 'x', revision: '1', name: 'A' }), 'id'],
  ],
  'There is nothing with the id, or it is not the caller’s': [
    ['member', 'removeMyAddress', () => ({ id: unknown }), 'id'],
    ['member', 'cancelBackInStockRequest', () => ({ id: unknown }), 'id'],
    ['member', 'endSession', () => ({ id: unknown }), 'id'],
    ['staff', 'updateBrand', () => ({ id: unknown, revision: '1', name: 'Other' }), 'id'],
    ['staff', 'updateProduct', () => ({ id: unknown, name: 'Other' }), 'id'],
    ['staff', 'updateCollection', () => ({ id: unknown, name: 'Other' }), 'id'],
    ['staff', 'updateMember', () => ({ id: unknown, nickname: 'Other' }), 'id'],
    ['staff', 'stopJob', () => ({ id: unknown }), 'id'],
    ['staff', 'revokeAppKey', () => ({ id: 'no-such-key' }), 'id'],
    ['staff', 'mergeBrands', () => ({ intoId: other, fromIds: [unknown], ...key }), 'intoId'],
  ],
  'The cart has no line with the id': [
    [
      'shopper',
      'setCartLineQuantities',
      () => ({ lines: [{ lineId: unknown, quantity: 1 }] }),
      'lines[0].lineId',
    ],
    ['shopper', 'removeCartLines', () => ({ lineIds: [unknown] }), 'lineIds[0]'],
  ],
  'There is no cart': [
    ['visitor', 'createCheckout', () => ({}), null],
    ['visitor', 'startCheckout', () => ({}), null],
    ['visitor', 'applyCoupon', () => ({ code: 'SPRING10' }), null],
  ],
  'The cart has no lines': [['emptied', 'startCheckout', () => ({}), null]],
  'A product does not have the option, or the custom text': [
    [
      'visitor',
      'addToCart',
      (id) => ({ lines: [{ ...line(id), choices: odd }] }),
      'lines[0].choices[0].option',
    ],
    [
      'shopper',
      'updateCart',
      (id) => ({ lines: [{ ...line(id), customTexts: [{ title: 'Flag', value: 'A' }] }] }),
      'lines[0].customTexts[0].title',
    ],
    [
      'visitor',
      'requestBackInStock',
      (productId) => ({ productId, choices: odd, email: 'a@b.test' }),
      'choices[0].option',
    ],
  ],
  'A product does not have the choice': [
    [
      'visitor',
      'addToCart',
      (id) => ({ lines: [{ ...line(id), choices: choice }] }),
      'lines[0].choices[0].choice',
    ],
    [
      'shopper',
      'updateCart',
      (id) => ({ lines: [{ ...line(id), choices: choice }] }),
      'lines[0].choices[0].choice',
    ],
    [
      'visitor',
      'requestBackInStock',
      (productId) => ({ productId, choices: choice, email: 'a@b.test' }),
      'choices[0].choice',
    ],
  ],
  'Null is given for what cannot be cleared': [
    ['shopper', 'updateCart', () => ({ lines: null }), 'lines'],
    ['staff', 'updateProduct', (id) => ({ id, name: null }), 'name'],
  ],
  'A text is too short, or too long': [
    ['shopper', 'applyCoupon', () => ({ code: 'A'.repeat(300) }), 'code'],
    ['staff', 'createBrand', () => ({ name: '' }), 'name'],
    ['staff', 'createBrand', () => ({ name: 'A'.repeat(51) }), 'name'],
    ['staff', 'renameBrand', () => ({ id: other, revision: '1', name: '', ...key }), 'name'],
  ],
  'An idempotency key was used for something else': [
    [
      'shopper',
      'addToCart',
      (id) => ({ lines: [line(id)], idempotencyKey: 'used-by-update' }),
      'idempotencyKey',
    ],
  ],
  'Another thing has the name': [
    ['staff', 'createBrand', () => ({ name: 'Taken' }), 'name'],
    ['staff', 'createAppKey', () => ({ name: 'taken' }), 'name'],
  ],
  'The revision is not the current one': [
    ['staff', 'updateBrand', () => ({ id: brand, revision: '999', name: 'Moved' }), 'revision'],
    [
      'staff',
      'renameBrand',
      () => ({ id: brand, revision: '999', name: 'Moved', ...key }),
      'revision',
    ],
  ],
}

let brand: string
let callers: Readonly<Record<Caller, Shopper>>
let productId: string

const nameOf = (mutation: string) => mutation.charAt(0).toUpperCase() + mutation.slice(1)

async function send(caller: Caller, mutation: string, input: object, selection: string) {
  const query = `mutation ($input: ${nameOf(mutation)}Input!) {
    result: ${mutation}(input: $input) { ${selection} problems { code field } } }`
  type Data = { result: { problems: object[]; brand?: { id: string } | null } | null }
  const shopper = callers[caller]
  const { data, errors } = await (caller === 'staff'
    ? executeAdmin<Data>(shopper, query, { input })
    : shopper.execute<Data>(query, { input }))
  expect(errors).toBeUndefined()
  return data?.result
}

beforeAll(async () => {
  const visitor = () => createShopper(stack().shopUrl)
  const staff = await elevatedStaff(stack().shopUrl)
  const member = await signedIn(stack().shopUrl, mara)
  callers = { visitor: visitor(), shopper: visitor(), emptied: visitor(), member, staff }
  const { products } = await callers.visitor.query<{
    products: { nodes: { id: string; options: { name: string }[] }[] }
  }>('{ products(first: 100) { nodes { id options { name } } } }')
  const sized = products.nodes.find(({ options }) => options.some(({ name }) => name === 'Size'))
  productId = sized?.id ?? ''
  const { id } = await trackedProduct(callers.visitor)
  for (const caller of ['shopper', 'emptied'] as const) {
    const more = caller === 'shopper' ? { idempotencyKey: 'used-by-update' } : {}
    await send(caller, 'addToCart', { lines: [line(id)], ...more }, '')
  }
  const { cart } = await callers.emptied.query<{ cart: { lines: { id: string }[] } }>(
    '{ cart { lines { id } } }',
  )
  await send('emptied', 'removeCartLines', { lineIds: cart.lines.map((one) => one.id) }, '')
  brand = (await send('staff', 'createBrand', { name: 'Taken' }, 'brand { id }'))?.brand?.id ?? ''
  await send('staff', 'createAppKey', { name: 'taken' }, '')
})

test.each(
  conditions.flatMap(({ when, code }) =>
    meetings[when].map((meeting) => [when, code, meeting] as const),
  ),
)('%s: %s', async (_when, code, [caller, mutation, input, field]) => {
  const result = await send(caller, mutation, input(productId), '')
  const [first] = result?.problems ?? []
  expect([mutation, first]).toEqual([mutation, { code, field }])
})

test('one problem is reported once, though two members of the call have the id', async () => {
  const result = await send('staff', 'updateBrand', { id: 'x', revision: '1', name: 'A' }, '')
  expect(result?.problems).toEqual([{ code: 'INVALID_FORMAT', field: 'id' }])
})
