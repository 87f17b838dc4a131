// What the readers of responses accept, and where they say that they did not.
import { expect, test } from 'vitest'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  numberOrNull,
  requiredString,
  responseObject,
  stringOrNull,
  stringsByName,
  stringsOrNull,
  UnexpectedForm,
  wordOf,
} from './read-json.ts'

const pathOf = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    if (error instanceof UnexpectedForm) return error.message
    throw error
  }
  throw new Error('It was read')
}

const readPrice = (from: JsonObject) => numberOrNull(from, 'amount')
const readProduct = (from: JsonObject) => ({
  id: requiredString(from, 'id'),
  price: mappedOrNull(from, 'price', readPrice),
})
const readPage = (from: JsonObject) => listOf(from, 'products', readProduct)

test('an absent member and null read as null or empty', () => {
  const from = { none: null }
  for (const name of ['none', 'absent']) {
    expect(stringOrNull(from, name)).toBeNull()
    expect(numberOrNull(from, name)).toBeNull()
    expect(booleanOrNull(from, name)).toBeNull()
    expect(mappedOrNull(from, name, readProduct)).toBeNull()
    expect(listOf(from, name, readProduct)).toEqual([])
    expect(stringsOrNull(from, name)).toBeNull()
    expect(stringsByName(from, name)).toEqual({})
  }
})

test('a member of another type is refused with its path', () => {
  expect(
    pathOf(() => readPage({ products: [{ id: 'a' }, { id: 'b', price: { amount: '1' } }] })),
  ).toBe('products[1].price.amount is not a number')
  expect(pathOf(() => readPage({ products: [{ id: 7 }] }))).toBe('products[0].id is not a string')
  expect(pathOf(() => readPage({ products: ['a'] }))).toBe('products[0] is not an object')
  expect(pathOf(() => readPage({ products: {} }))).toBe('products is not an array')
  expect(pathOf(() => readPage({ products: [{ id: 'a', price: [] }] }))).toBe(
    'products[0].price is not an object',
  )
  expect(pathOf(() => mapped({}, 'product', readProduct))).toBe('product is not an object')
  expect(pathOf(() => booleanOrNull({ visible: 'yes' }, 'visible'))).toBe(
    'visible is not a boolean',
  )
  expect(pathOf(() => stringsOrNull({ ids: ['a', 1] }, 'ids'))).toBe('ids[1] is not a string')
  expect(pathOf(() => stringsByName({ of: { Size: 1 } }, 'of'))).toBe('of.Size is not a string')
  expect(pathOf(() => responseObject([]))).toBe('the response is not an object')
})

test('an unknown word, and one that every object has as a member, reads as the other value', () => {
  const words = { physical: 'PHYSICAL' } as const
  expect(wordOf({ type: 'physical' }, 'type', words, null)).toBe('PHYSICAL')
  for (const type of ['virtual', 'constructor', '__proto__', null, undefined]) {
    expect(wordOf({ type }, 'type', words, null)).toBeNull()
  }
})

test('a word of another type is named', () => {
  expect(pathOf(() => wordOf({ type: 7 }, 'type', { physical: 'PHYSICAL' }, null))).toBe(
    'type is not a string',
  )
})
