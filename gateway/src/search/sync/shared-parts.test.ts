import { expect, test } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import { createProductTable } from '../product-table.ts'
import { createProductTwins, withSharedParts } from './shared-parts.ts'

const choice = (label: string, isInStock = true) => ({ label, color: null, isInStock })
const shared = (id: string, ...choices: ReturnType<typeof choice>[]) =>
  withSharedParts(indexed({ id, collectionIds: ['a', 'b'], options: [{ name: 'Size', choices }] }))

test('products with the same options and collections have one list of each', () => {
  const one = shared('one', choice('S'), choice('M'))
  const other = shared('other', choice('S'), choice('M'))
  expect(other.id).toBe('other')
  expect(other.options).toBe(one.options)
  expect(other.collectionIds).toBe(one.collectionIds)
})

test('a choice that differs in stock only stays a choice of its own', () => {
  const one = shared('one', choice('S'), choice('L'))
  const other = shared('other', choice('S'), choice('L', false))
  expect(other.options[0]?.choices).toEqual([choice('S'), choice('L', false)])
  expect(other.options[0]?.choices[0]).toBe(one.options[0]?.choices[0])
})

test('labels with characters of a key are not mixed up', () => {
  const one = shared('one', choice('S","M'))
  const other = shared('other', choice('S'), choice('M'))
  expect(one.options[0]?.choices).toEqual([choice('S","M')])
  expect(other.options[0]?.choices).toEqual([choice('S'), choice('M')])
})

test('a product is found in the tables of all languages, in the first that has it', () => {
  const [english, german] = [createProductTable('en'), createProductTable('de')]
  const twins = createProductTwins()
  for (const table of [english, german]) twins.add(table)
  const mug = indexed({ id: 'mug', name: 'Mug' })
  const becher = indexed({ id: 'mug', name: 'Becher' })
  german.put(becher)
  expect(twins.find('mug')).toBe(becher)
  english.put(mug)
  expect(twins.find('mug')).toBe(mug)
  expect(twins.find('jug')).toBeUndefined()
})

test('a product with a twin is the product itself, also where the twin differs', () => {
  const becher = indexed({ id: 'mug', name: 'Becher', slug: 'becher', picture: '/mug.jpg' })
  const mug = indexed({ id: 'mug', name: 'Mug', slug: 'mug', picture: '/mug.jpg' })
  expect(withSharedParts(becher, mug)).toEqual(becher)
})
