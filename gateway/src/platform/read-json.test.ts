// What the readers of responses accept, and where they say that they did not.
import { expect, test } from 'vitest'
import {
  flagOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  numberOrNull,
  requiredText,
  responseObject,
  textOrNull,
  textsByName,
  textsOrNull,
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
  id: requiredText(from, 'id'),
  price: mappedOrNull(from, 'price', readPrice),
})
const readPage = (from: JsonObject) => listOf(from, 'products', readProduct)

test('an absent member and null read as null or empty', () => {
  const from = { none: null }
  for (const name of ['none', 'absent']) {
    expect(textOrNull(from, name)).toBeNull()
    expect(numberOrNull(from, name)).toBeNull()
    expect(flagOrNull(from, name)).toBeNull()
    expect(mappedOrNull(from, name, readProduct)).toBeNull()
    expect(listOf(from, name, readProduct)).toEqual([])
    expect(textsOrNull(from, name)).toBeNull()
    expect(textsByName(from, name)).toEqual({})
  }
})

test('a member of another type is refused with its path', () => {
  expect(
    pathOf(() => readPage({ products: [{ id: 'a' }, { id: 'b', price: { amount: '1' } }] })),
  ).toBe('products[1].price.amount is not a number')
  expect(pathOf(() => readPage({ products: [{ id: 7 }] }))).toBe('products[0].id is not a text')
  expect(pathOf(() => readPage({ products: ['a'] }))).toBe('products[0] is not an object')
  expect(pathOf(() => readPage({ products: {} }))).toBe('products is not a list')
  expect(pathOf(() => readPage({ products: [{ id: 'a', price: [] }] }))).toBe(
    'products[0].price is not an object',
  )
  expect(pathOf(() => mapped({}, 'product', readProduct))).toBe('product is not an object')
  expect(pathOf(() => flagOrNull({ visible: 'yes' }, 'visible'))).toBe('visible is not a boolean')
  expect(pathOf(() => textsOrNull({ ids: ['a', 1] }, 'ids'))).toBe('ids[1] is not a text')
  expect(pathOf(() => textsByName({ of: { Size: 1 } }, 'of'))).toBe('of.Size is not a text')
  expect(pathOf(() => responseObject([]))).toBe('the response is not an object')
})

test('an unknown word, and one that every object has as a member, reads as the other value', () => {
  const words = { physical: 'PHYSICAL' } as const
  expect(wordOf({ type: 'physical' }, 'type', words, null)).toBe('PHYSICAL')
  for (const type of ['virtual', 'constructor', '__proto__', 7, null, undefined]) {
    expect(wordOf({ type }, 'type', words, null)).toBeNull()
  }
})
