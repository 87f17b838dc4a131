// What the cart's arguments refuse beside their types and lengths.
import { expect, test } from 'vitest'
import { addToCartInput } from './input.ts'
import { cartLineInput, isForeign } from './line-input.ts'

const guid = '11111111-1111-4111-8111-111111111111'
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const custom = { name: 'Engraving', quantity: 1, price: '5', itemType: 'CUSTOM' }

const issuesOf = (schema: typeof addToCartInput | typeof cartLineInput, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message, ...issue }) => ({
    path: path.join('.'),
    params: 'params' in issue ? issue.params : undefined,
    hasMessage: message.length > 0,
  })) ?? []

test('an addition has one line at least, of either kind', () => {
  const required = { path: 'lines', params: { rule: 'MIN_SIZE', threshold: 1 }, hasMessage: true }
  expect(issuesOf(addToCartInput, { lines: [] })).toEqual([required])
  expect(issuesOf(addToCartInput, { lines: [], customLines: [] })).toEqual([required])
  expect(issuesOf(addToCartInput, { lines: [], customLines: [custom] })).toEqual([])
  expect(issuesOf(addToCartInput, { lines: [{ productId: guid, quantity: 1 }] })).toEqual([])
})

test('a product of the shop is named by a GUID and chosen by its options', () => {
  const params = { rule: 'FORMAT', type: 'GUID' }
  expect(issuesOf(cartLineInput, { productId: 'p1', quantity: 1 })).toEqual([
    { path: 'productId', params, hasMessage: true },
  ])
  const own = { productId: guid, quantity: 1, catalogAppId: storesAppId.toUpperCase() }
  expect(issuesOf(cartLineInput, own)).toEqual([])
  expect(issuesOf(cartLineInput, { ...own, catalogOptions: {} })).toMatchObject([
    { path: 'catalogOptions', hasMessage: true },
  ])
})

test('an item of another app has ids and options of its own', () => {
  const foreign = { productId: 'p1', quantity: 1, catalogAppId: 'other', catalogOptions: { a: 1 } }
  expect(issuesOf(cartLineInput, foreign)).toEqual([])
  expect([isForeign('other'), isForeign(storesAppId), isForeign(''), isForeign(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('data that is passed on is limited, exactly', () => {
  const line = (length: number) => ({
    ...{ productId: 'p1', quantity: 1, catalogAppId: 'other' },
    catalogOptions: { a: 'x'.repeat(length - '{"a":""}'.length) },
  })
  expect(issuesOf(cartLineInput, line(8000))).toEqual([])
  expect(issuesOf(cartLineInput, line(8001))).toEqual([
    {
      path: 'catalogOptions',
      params: { rule: 'MAX_LENGTH', threshold: 8000 },
      hasMessage: true,
    },
  ])
})
