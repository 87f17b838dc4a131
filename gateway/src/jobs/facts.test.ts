import { expect, test } from 'vitest'
import { changesBetween, keyOf, recordOfText, textOfRecord } from './facts.ts'

test('a record is stored with what is unknown and what did not exist', () => {
  for (const facts of [undefined, null, { name: 'Mug' }])
    expect(recordOfText(textOfRecord(facts))).toEqual(facts)
  expect([textOfRecord(undefined), textOfRecord(null)]).toEqual([null, 'null'])
})

test('changed, added and removed fields are listed in their order', () => {
  const before = { name: 'Mug', price: '5', ribbon: 'New' }
  const after = { name: 'Cup', price: '5', brand: 'Anvil' }
  expect(changesBetween(before, after)).toEqual([
    { field: 'name', variant: null, before: 'Mug', after: 'Cup' },
    { field: 'ribbon', variant: null, before: 'New', after: null },
    { field: 'brand', variant: null, before: null, after: 'Anvil' },
  ])
})

test('nothing is known to have changed when one side is unknown; all of a new thing has', () => {
  const facts = { name: 'Mug' }
  expect([changesBetween(undefined, facts), changesBetween(facts, undefined)]).toEqual([[], []])
  expect(changesBetween(null, facts)).toMatchObject([{ before: null, after: 'Mug' }])
  expect(changesBetween(facts, null)).toMatchObject([{ before: 'Mug', after: null }])
})

test('a field of a variant has its name, which is no change itself', () => {
  const before = { 'variants.v1': 'Small', 'variants.v1.price': '5', 'variants.v2.price': '6' }
  const after = { 'variants.v1': 'Large', 'variants.v1.price': '7', 'variants.v2.price': '8' }
  expect(changesBetween(before, after)).toEqual([
    { field: 'price', variant: { id: 'v1', name: 'Large' }, before: '5', after: '7' },
    { field: 'price', variant: { id: 'v2', name: '' }, before: '6', after: '8' },
  ])
  expect(changesBetween(before, null)[0]).toMatchObject({ variant: { id: 'v1', name: 'Small' } })
  const [nameless] = changesBetween(null, { 'variants.v2.price': '8' })
  expect(nameless?.variant).toEqual({ id: 'v2', name: '' })
})

test('a field that only looks like one of a variant is its own', () => {
  const changes = changesBetween(
    { 'my.variants.v1.price': '1', 'variants.v1.a.b': '1', 'my.variants.v1': '1' },
    {},
  )
  expect(changes.map(({ field, variant }) => [field, variant])).toEqual([
    ['my.variants.v1.price', null],
    ['variants.v1.a.b', null],
    ['my.variants.v1', null],
  ])
})

test('a change has the key it is stored under', () => {
  expect(keyOf({ field: 'price', variant: null })).toBe('price')
  expect(keyOf({ field: 'price', variant: { id: 'v1', name: '' } })).toBe('variants.v1.price')
})
