// What a typed word may differ in, and what is listed when no product has all words.
import { expect, test } from 'vitest'
import { indexed, queryOf } from '../../testing/index-kit.ts'
import { createProductTable } from '../product-table.ts'
import { runQuery } from '../run-query.ts'
import { findWords } from './find-words.ts'

function shopOf(...names: string[]) {
  const table = createProductTable()
  names.forEach((name, numericId) => {
    table.put(indexed({ id: `${name} ${numericId}`, name, numericId }))
  })
  const find = (typed: string) => {
    const found = findWords(table.text, typed)
    if (!found) throw new Error('The text is blank')
    const names = found.hits.map(({ slot }) => table.at(slot).name)
    return { names, correction: found.correction, isPartial: found.isPartial }
  }
  return { table, find }
}
const shop = shopOf('Mug', 'Lamp', 'Candle', 'Lantern', 'Lens 1250', 'Table Shade', 'Pillow')
const nothing = { names: [], correction: null, isPartial: false }

test.each([
  ['one letter of four', 'lomp', 'Lamp', 'lamp'],
  ['one letter of six', 'cendle', 'Candle', 'candle'],
  ['two letters of seven', 'luntorn', 'Lantern', 'lantern'],
  ['the first letter of six', 'dandle', 'Candle', 'candle'],
  ['the first letter of seven', 'bantern', 'Lantern', 'lantern'],
  ['transposed letters', 'tbale', 'Table Shade', 'table'],
  ['a letter too many', 'lammp', 'Lamp', 'lamp'],
])('%s may be wrong', (_, typed, name, correction) => {
  expect(shop.find(typed)).toEqual({ names: [name], correction, isPartial: false })
})

test.each([
  ['one letter of three', 'mup'],
  ['two letters of six', 'cundlo'],
  ['the first letter of four', 'bamp'],
  ['a digit', '1251'],
  ['a digit more', '12500'],
  ['the only letter', 'l'],
  ['a word of no product', 'xyzzy'],
  ['all words', 'xyzzy qwert'],
  ['all that is typed', '?!'],
])('%s may not be wrong', (_, typed) => {
  expect(shop.find(typed)).toEqual(nothing)
})

test('the last word may be begun only, others are whole unless nothing is found', () => {
  const { find } = shopOf('Dome Table Lamp', 'Dominant Tabloid')
  expect(find('dome tabl').names).toEqual(['Dome Table Lamp'])
  expect(find('domin tabl').names).toEqual(['Dominant Tabloid'])
  expect(shop.find('pi').names).toEqual(['Pillow'])
})

test('products with some of the words are listed when none has all', () => {
  for (const typed of ['lantern xyzzy', 'xyzzy lantern']) {
    expect(shop.find(typed)).toEqual({ names: ['Lantern'], correction: null, isPartial: true })
  }
  const corrected = shop.find('pilow lomp')
  expect(corrected).toMatchObject({ correction: 'pillow lamp', isPartial: true })
  expect(corrected.names.sort()).toEqual(['Lamp', 'Pillow'])
})

test('words that are written as one as well are found in both ways, each product once', () => {
  const { find } = shopOf('Tea Pot', 'Teapot', 'Teapot, a tea pot', 'Mug')
  const { names } = find('tea pot')
  expect(names.sort()).toEqual(['Tea Pot', 'Teapot', 'Teapot, a tea pot'])
  expect(find('mug').names).toEqual(['Mug'])
})

test('thousands that are written in two ways are counted and listed once', () => {
  const names = Array.from({ length: 1600 }, (_, index) => (index % 2 ? 'Teapot' : 'Tea Pot'))
  const { table } = shopOf(...names, 'Teapot, a tea pot')
  const page = (offset: number) =>
    runQuery(table, {
      ...queryOf({ filter: { search: 'tea pot' }, offset, limit: 1000 }),
      sort: { by: 'relevance', order: 'DESC' },
    })
  expect(page(0).total).toBe(1601)
  const ids = [...page(0).ids, ...page(1000).ids]
  expect([ids.length, new Set(ids).size]).toEqual([1601, 1601])
})

test('a search is not mistaken for one with the same letters in other words', () => {
  const { find } = shopOf('Blue Mug')
  expect(find('blu emug').names).toEqual([])
  expect(find('blue mug').names).toEqual(['Blue Mug'])
})

test('what is found changes with the products', () => {
  const { table, find } = shopOf('Mug')
  expect(find('mug').names).toEqual(['Mug'])
  table.put(indexed({ id: 'other', name: 'Mug Two', numericId: 9 }))
  expect(find('mug').names.sort()).toEqual(['Mug', 'Mug Two'])
})
