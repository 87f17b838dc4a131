// Arguments of a wrong type: one error, at the argument, with our own message; nothing is called.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const guid = '11111111-1111-4111-8111-111111111111'
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).clearCalls()
})
const calls = async () => (await controlOf(stack().platformUrl).calls()).length

const add = 'mutation Add($i: AddToCartInput!) { addToCart(input: $i) { problems { code } } }'
const listing =
  'query L($n: Int, $f: ProductFilter) { products(first: $n, filter: $f) { totalCount } }'
const parts =
  'mutation P($q: Int!) { addToCart(input: { lines: [{ productId: "x", quantity: $q }] }) { problems { code } } }'
const line = (change: object) => ({ i: { lines: [{ productId: guid, quantity: 1, ...change }] } })
const notWhole = 'This must be a whole number.'

async function refusal(document: string, variables?: unknown) {
  const result = await shopper.execute(document, variables)
  expect(result.status).toBe(422)
  expect(result.errors).toHaveLength(1)
  expect(await calls()).toBe(0)
  const [error] = result.errors ?? []
  expect(error?.extensions.code).toBe('BAD_USER_INPUT')
  return { field: error?.extensions.field, message: error?.message }
}

describe('variables', () => {
  test.each([
    ['a word for a number', add, line({ quantity: 'two' }), 'lines[0].quantity', notWhole],
    ['a fraction', add, line({ quantity: 1.5 }), 'lines[0].quantity', notWhole],
    ['beyond 32 bits', add, line({ quantity: 2 ** 53 }), 'lines[0].quantity', notWhole],
    [
      'a list for a text',
      add,
      line({ choices: [{ option: [], choice: 'A' }] }),
      'lines[0].choices[0].option',
      'This must be a text.',
    ],
    ['a text for an object', add, { i: { lines: ['x'] } }, 'lines[0]', 'This must be an object.'],
    [
      'a word in the second of two lines',
      add,
      { i: { lines: [1, 'two'].map((quantity) => ({ productId: guid, quantity })) } },
      'lines[1].quantity',
      notWhole,
    ],
    [
      'an unknown field',
      add,
      { i: { lines: [], isAdmin: true } },
      'isAdmin',
      'This field does not exist.',
    ],
    [
      'a missing field',
      add,
      { i: { lines: [{ quantity: 1 }] } },
      'lines[0].productId',
      'Please fill this in.',
    ],
    ['nothing at all', add, {}, 'input', 'Please fill this in.'],
    ['a query', listing, { n: 'x' }, 'first', notWhole],
    ['inside a filter', listing, { f: { ids: [{}] } }, 'filter.ids[0]', 'This must be a text.'],
    [
      'an unknown enum value',
      listing,
      { f: { types: ['GHOST'] } },
      'filter.types[0]',
      'This is not one of the allowed values.',
    ],
    ['a variable inside an object', parts, { q: 'two' }, 'lines[0].quantity', notWhole],
  ])('%s', async (_name, document, variables, field, message) => {
    expect(await refusal(document, variables)).toEqual({ field, message })
  })
})

describe('literals', () => {
  test.each([
    ['{ products(first: "x") { totalCount } }', 'first', notWhole],
    [
      '{ products(filter: { ids: [1.5] }) { totalCount } }',
      'filter.ids[0]',
      'This must be a text.',
    ],
    [
      '{ products(filter: { price: { min: 1 } }) { totalCount } }',
      'filter.price.min',
      'This must be a decimal number as text, such as "19.90".',
    ],
    [
      '{ products(filter: { types: ["PHYSICAL"] }) { totalCount } }',
      'filter.types[0]',
      'This is not one of the allowed values.',
    ],
    [
      '{ products(filter: { color: "x" }) { totalCount } }',
      'filter.color',
      'This field does not exist.',
    ],
    [
      'mutation { setCartLineQuantities(input: { lines: [{ lineId: "a", quantity: two }] }) { problems { code } } }',
      'lines[0].quantity',
      notWhole,
    ],
  ])('%s', async (document, field, message) => {
    expect(await refusal(document)).toEqual({ field, message })
  })
})

test('queries and mutations refuse with the same messages', async () => {
  const { errors } = await shopper.execute(
    '{ products(filter: { price: { min: "-1" } }) { totalCount } }',
  )
  expect(errors?.[0]).toMatchObject({
    message: 'The minimum is 0.',
    extensions: { code: 'BAD_USER_INPUT', field: 'filter.price.min' },
  })
  const ids = await shopper.execute('{ products(filter: { ids: ["x"] }) { totalCount } }')
  expect(ids.errors?.[0]?.message).toBe('We couldn’t read this. Check the format and try again.')
})

test.each([
  ['{ alias: products(first: "x") { totalCount } }', {}, ['alias'], 'first'],
  ['query ($n: Int) { alias: products(first: $n) { totalCount } }', { n: 'x' }, ['alias'], 'first'],
  [
    '{ collections(first: 1) { nodes { list: products(first: "x") { totalCount } } } }',
    {},
    ['collections', 'nodes', 'list'],
    'first',
  ],
  ['{ alias: products(first: 1000) { totalCount } }', {}, ['alias'], 'first'],
  ['{ alias: products(filter: { ids: [] }) { totalCount } }', {}, ['alias'], 'filter.ids'],
  [
    'query ($n: Int) { ...part } fragment part on Query { products(first: $n) { totalCount } }',
    { n: 'x' },
    undefined,
    'first',
  ],
])('%s: the error has the path of its field', async (document, variables, path, field) => {
  const { errors } = await shopper.execute(document, variables)
  expect(errors).toHaveLength(1)
  expect([errors?.[0]?.path, errors?.[0]?.extensions.field]).toEqual([path, field])
})
