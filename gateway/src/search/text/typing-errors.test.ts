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
  ['a digit before', '1candle'],
  ['the only letter', 'l'],
  ['a word of no product', 'xyzzy'],
  ['all words', 'xyzzy qwert'],
  ['all that is typed', '?!'],
])('%s may not be wrong', (_, typed) => {
  expect(shop.find(typed)).toEqual(nothing)
})

test('a word that the shop uses is no error, however similar another one is', () => {
  const { find } = shopOf('Moss', 'Mass')
  expect(find('moss')).toEqual({ names: ['Moss'], correction: null, isPartial: false })
})

test('transposed letters are likelier than a wrong one', () => {
  // `brand` has one letter more in common with the beginning of the word.
  const { find } = shopOf('Bread Board', 'Brand Book')
  const expected = { names: ['Bread Board'], correction: 'bread', isPartial: false }
  expect(find('braed')).toEqual(expected)
})

test('products with all words, read in some way, come before a correction that none has', () => {
  // A word that the shop uses stays as it is: `mass` is not found.
  const { find } = shopOf('Moss Table Price', 'Moss Tape Pine', 'Mass Table Price')
  const { names, ...rest } = find('moss tabe pice')
  expect(names.sort()).toEqual(['Moss Table Price', 'Moss Tape Pine'])
  expect(rest).toEqual({ correction: 'moss table pine', isPartial: false })
})

test.each([
  [49, 'table pine'],
  [50, 'table price'],
])(
  'a correction uses the words of the fifty best matches only: %i better ones',
  (better, correction) => {
    const others = Array<string>(300).fill('Mug')
    const { table, find } = shopOf(...others, ...Array<string>(better).fill('Table Price'))
    // A match in the description is the last one, unless its words are rare.
    table.put(indexed({ id: 'last', name: 'Last', description: 'Tape Pine' }))
    expect(find('tabe pice').correction).toBe(correction)
  },
)

test('a last word that is begun is not corrected', () => {
  const expected = { names: ['Lamp Table'], correction: null, isPartial: false }
  expect(shopOf('Lamp Table', 'Lantern').find('lamp tabl')).toEqual(expected)
})

test('a compound that the shop writes as two words is found by them, in any order', () => {
  const { find } = shopOf('Card as a Gift', 'Gift Box', 'Giftcart')
  expect(find('giftcard')).toMatchObject({ names: ['Card as a Gift'], isPartial: false })
})

test('a stop word at the end counts only while the text is still being typed', () => {
  const { table, find } = shopOf('Thermos Kettle', 'Enamel Kettle')
  expect(find('kettle the').names).toHaveLength(2)
  const typing = findWords(table.text, 'kettle the', true)
  expect(typing?.hits.map(({ slot }) => table.at(slot).name)).toEqual(['Thermos Kettle'])
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

test('of some of the words, a wrong one counts as the most similar word only', () => {
  const { find } = shopOf('Bread', 'Brand', 'Lantern')
  const { names, ...rest } = find('braed lantern')
  expect(names.sort()).toEqual(['Bread', 'Lantern'])
  expect(rest).toEqual({ correction: 'bread lantern', isPartial: true })
})

test('words that are written as one as well are found in both ways, each product once', () => {
  const { find } = shopOf('Tea Pot', 'Teapot', 'Teapot, a tea pot', 'Mug')
  const { names } = find('tea pot')
  expect(names.sort()).toEqual(['Tea Pot', 'Teapot', 'Teapot, a tea pot'])
  expect(find('mug').names).toEqual(['Mug'])
})

test.each([
  [800, 800],
  [800, 2],
  [2, 800],
])('%i written in one way and %i in the other are counted and listed once', (asOne, asTwo) => {
  const inBothWays = 'Teapot, a tea pot'
  const { table } = shopOf(
    inBothWays,
    ...Array<string>(asOne).fill('Teapot'),
    ...Array<string>(asTwo).fill('Tea Pot'),
    inBothWays,
  )
  const page = (offset: number) =>
    runQuery(table, {
      ...queryOf({ filter: { search: 'tea pot' }, offset, limit: 1000 }),
      sort: { by: 'relevance', order: 'DESC' },
    })
  const all = asOne + asTwo + 2
  expect(page(0).total).toBe(all)
  const ids = [...page(0).ids, ...page(1000).ids]
  expect([ids.length, new Set(ids).size]).toEqual([all, all])
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
