// Invalid arguments are refused at their field, without a platform call.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, ProblemView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const guid = '11111111-1111-4111-8111-111111111111'
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: (await trackedProduct(shopper)).id, quantity: 1 }] },
  })
  await controlOf(stack().platformUrl).clearCalls()
})
const calls = async () => (await controlOf(stack().platformUrl).calls()).length

type Payload = { problems: Pick<ProblemView, 'code' | 'field'>[] }
const problemsOf = async (document: string, input: unknown) => {
  const data = await shopper.query<Record<string, Payload>>(document, { input })
  return (Object.values(data)[0] as Payload).problems
}
const line = (change: Record<string, unknown>) => ({
  lines: [{ productId: guid, quantity: 1, ...change }],
})

test.each([
  ['quantity 0', documents.addToCart, line({ quantity: 0 }), 'OUT_OF_RANGE', 'lines[0].quantity'],
  [
    'quantity below 0',
    documents.addToCart,
    line({ quantity: -3 }),
    'OUT_OF_RANGE',
    'lines[0].quantity',
  ],
  [
    'a huge quantity',
    documents.addToCart,
    line({ quantity: 100_001 }),
    'OUT_OF_RANGE',
    'lines[0].quantity',
  ],
  [
    'an invalid id',
    documents.addToCart,
    line({ productId: '../../secrets' }),
    'INVALID_FORMAT',
    'lines[0].productId',
  ],
  ['no lines', documents.addToCart, { lines: [] }, 'INVALID_SIZE', 'lines'],
  [
    '101 lines',
    documents.addToCart,
    { lines: Array(101).fill({ productId: guid, quantity: 1 }) },
    'INVALID_SIZE',
    'lines',
  ],
  [
    'a text over 500',
    documents.addToCart,
    line({ customTexts: [{ title: 'Name', value: 'x'.repeat(501) }] }),
    'INVALID_LENGTH',
    'lines[0].customTexts[0].value',
  ],
  [
    'seven choices',
    documents.addToCart,
    line({ choices: Array(7).fill({ option: 'A', choice: 'B' }) }),
    'INVALID_SIZE',
    'lines[0].choices',
  ],
  [
    'a short request id',
    documents.addToCart,
    { ...line({}), idempotencyKey: 'x' },
    'INVALID_FORMAT',
    'idempotencyKey',
  ],
  [
    'an invalid line id',
    documents.setQuantities,
    { lines: [{ lineId: 'x', quantity: 1 }] },
    'INVALID_FORMAT',
    'lines[0].lineId',
  ],
  [
    'setting zero',
    documents.setQuantities,
    { lines: [{ lineId: guid, quantity: 0 }] },
    'OUT_OF_RANGE',
    'lines[0].quantity',
  ],
  ['removing no lines', documents.removeLines, { lineIds: [] }, 'INVALID_SIZE', 'lineIds'],
  ['an empty coupon', documents.applyCoupon, { code: '  ' }, 'INVALID_LENGTH', 'code'],
  [
    'a coupon that is too long',
    documents.applyCoupon,
    { code: 'A'.repeat(51) },
    'INVALID_LENGTH',
    'code',
  ],
  [
    'a note that is too long',
    documents.updateCart,
    { buyerNote: 'x'.repeat(1001) },
    'INVALID_LENGTH',
    'buyerNote',
  ],
  ['a broken email', documents.updateCart, { email: 'nobody' }, 'INVALID_EMAIL', 'email'],
  [
    'a three-letter country',
    documents.updateCart,
    { contactAddress: { country: 'USA' } },
    'INVALID_FORMAT',
    'contactAddress.country',
  ],
  [
    'a city that is too long',
    documents.updateCart,
    { contactAddress: { country: 'US', city: 'x'.repeat(51) } },
    'INVALID_LENGTH',
    'contactAddress.city',
  ],
  [
    'a discount from a shopper',
    documents.updateCart,
    { merchantDiscounts: [{ amount: '5' }] },
    'FORBIDDEN',
    'merchantDiscounts',
  ],
  [
    'a custom line from a shopper',
    documents.addToCart,
    { lines: [], customLines: [{ name: 'Gold', price: '0.01' }] },
    'FORBIDDEN',
    'customLines',
  ],
])('%s', async (_name, document, input, code, field) => {
  expect(await problemsOf(document, input)).toMatchObject([{ code, field }])
  expect(await calls()).toBe(0)
})

test('the address of an estimate is validated the same way', async () => {
  const { errors } = await shopper.execute(documents.estimate, {
    input: { shippingAddress: { country: 'Narnia' } },
  })
  expect(errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', field: 'shippingAddress.country' } },
  ])
  expect(await calls()).toBe(0)
})

test.each([
  ['{ products(first: 101) { totalCount } }', 'first'],
  ['{ products(first: 0) { totalCount } }', 'first'],
  ['{ products(first: -1) { totalCount } }', 'first'],
  ['{ products(page: 0) { totalCount } }', 'page'],
  ['{ products(after: "nonsense") { totalCount } }', 'after'],
  ['{ products(page: 2, after: "bzA") { totalCount } }', 'page'],
  ['{ products(filter: { price: { min: "-1" } }) { totalCount } }', 'filter.price.min'],
  ['{ products(filter: { ids: ["x"] }) { totalCount } }', 'filter.ids[0]'],
  ['{ collections(first: 500) { totalCount } }', 'first'],
  ['{ brands(first: 500) { nodes { id } } }', 'first'],
  ['{ product { name } }', 'id'],
  ['{ product(id: "a", slug: "b") { name } }', 'id'],
  ['{ suggest(search: "lamp", first: 50) { products { id } } }', 'first'],
])('%s is refused at %s', async (query, field) => {
  const result = await shopper.execute(query)
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
  expect(await calls()).toBe(0)
})

test.each([
  ['{ product(id: "not-an-id") { name } }', { product: null }],
  [`{ product(id: "${guid}") { name } }`, { product: null }],
  ['{ product(slug: "no-such-thing") { name } }', { product: null }],
  ['{ product(slug: "../../etc/passwd") { name } }', { product: null }],
  ['{ collection(slug: "no-such-thing") { name } }', { collection: null }],
  [`{ brand(id: "${guid}") { name } }`, { brand: null }],
  ['{ brand(name: "Nobody") { name } }', { brand: null }],
  ['{ storeVariant(id: "x") { name } }', { storeVariant: null }],
  [`{ checkout(id: "${guid}") { id } }`, { checkout: null }],
])('%s: an unknown object reads as null', async (query, data) => {
  const result = await shopper.execute(query)
  expect(result.errors).toBeUndefined()
  expect(result.data).toEqual(data)
})

test.each([
  ['a word for a number', { input: { lines: [{ productId: guid, quantity: 'two' }] } }],
  ['a fraction', { input: { lines: [{ productId: guid, quantity: 1.5 }] } }],
  ['NaN as text', { input: { lines: [{ productId: guid, quantity: 'NaN' }] } }],
  ['2^53', { input: { lines: [{ productId: guid, quantity: 2 ** 53 }] } }],
  ['an unknown field', { input: { lines: [], isAdmin: true } }],
  ['no input', {}],
])('variables of the wrong type (%s): 422, no call', async (_name, variables) => {
  const result = await shopper.execute<{ addToCart: CartPayload }>(documents.addToCart, variables)
  expect(result.status).toBe(422)
  expect(result.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(await calls()).toBe(0)
})

test.each([
  [{ choices: [{ option: 'Nonsense', choice: 'X' }] }, 'INVALID_ARGUMENT', 'choices[0].option'],
  [
    { customTexts: [{ title: 'Nonsense', value: 'X' }] },
    'INVALID_ARGUMENT',
    'customTexts[0].title',
  ],
])('what the product does not have is refused: %j', async (more, code, place) => {
  const productId = (await trackedProduct(shopper)).id
  const input = { lines: [{ productId, quantity: 1, ...more }] }
  expect(await problemsOf(documents.addToCart, input)).toMatchObject([
    { code, field: `lines[0].${place}` },
  ])
})
