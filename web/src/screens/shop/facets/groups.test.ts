import { expect, test } from 'vitest'
import { nothingNarrowed } from '../../../lib/listing-state.ts'
import type { Facets } from '../parts/listing-fragment.ts'
import { chipsOf } from './chips.ts'
import { groupsOf, priceSpan } from './groups.ts'
import { priceWordsIn } from './price-words.ts'
import { suggestRemovals } from './suggest-removals.ts'

type Facet = Facets[number]
type Value = Facet['values'][number]

const value = (text: string, count: number, selected = false): Value => ({
  __typename: 'FacetValue',
  value: text,
  label: text.toUpperCase(),
  count,
  selected,
  color: null,
})

const money = (amount: string) => ({ __typename: 'Money' as const, amount })
const priced = (min: string, max: string): Partial<Facet> => ({
  priceRange: { __typename: 'MoneyRange', min: money(min), max: money(max) },
})

const facet = (name: Facet['name'], values: Value[], more: Partial<Facet> = {}): Facet => ({
  __typename: 'Facet',
  name,
  values,
  option: null,
  priceRange: null,
  totalValues: values.length,
  ...more,
})

const state = { ...nothingNarrowed, page: 1, pages: 1, sort: 'newest' as const }

test('fields of the form are those of the address', () => {
  const groups = groupsOf([
    facet('BRANDS', [value('a', 2), value('b', 0)]),
    facet('IN_STOCK', [value('true', 3)]),
    facet('ON_SALE', [value('true', 1)]),
    facet('OPTION', [value('Pine', 1), value('Moss', 2)], { option: 'Color' }),
    facet('PRODUCT_TYPE', [value('PHYSICAL', 2), value('DIGITAL', 1)]),
  ])
  const fields = groups.map(({ title, choices }) => [
    title,
    choices.map((choice) => `${choice.name}=${choice.value}`),
  ])
  expect(fields).toEqual([
    ['Availability', ['stock=1', 'sale=1']],
    ['Brands', ['brand=a', 'brand=b']],
    ['Color', ['opt.Color=Pine', 'opt.Color=Moss']],
    ['Kind', ['type=physical', 'type=digital']],
  ])
})

test('a group of one value is shown only while that value is selected', () => {
  expect(groupsOf([facet('BRANDS', [value('a', 9)])])).toEqual([])
  expect(groupsOf([facet('BRANDS', [value('a', 9, true)])])).toHaveLength(1)
  expect(groupsOf([])).toEqual([])
})

test('prices are rounded outwards, and unknown while nothing is left', () => {
  expect(priceSpan([facet('PRICE', [], priced('5.50', '99.10'))])).toEqual({ min: '5', max: '100' })
  expect(priceSpan([facet('PRICE', [])])).toEqual({ min: '', max: '' })
})

test('a single price is no range', () => {
  expect(priceSpan([facet('PRICE', [], priced('28.00', '28.00'))])).toEqual({ min: '', max: '' })
})

const dollars = priceWordsIn('USD')

test('chips have the label of their facet and the address without it', () => {
  const narrowed = {
    ...state,
    brands: ['a', 'c-d'],
    options: [{ option: 'Color', choices: ['Moss', 'Pine'] }],
    max: 40,
  }
  const chips = chipsOf(narrowed, '/c/desk', [facet('BRANDS', [value('a', 1, true)])], dollars)
  expect(chips.map(({ label }) => label)).toEqual([
    'A',
    'C D',
    'Color: Moss',
    'Color: Pine',
    'Up to $40',
  ])
  expect(chips[0]?.without).toEqual({ brands: ['c-d'] })
  expect(chips[2]?.without).toEqual({ options: [{ option: 'Color', choices: ['Pine'] }] })
})

test('the query of a search has no chip', () => {
  expect(chipsOf({ ...state, q: 'mug' }, '/search', [], dollars)).toEqual([])
  expect(chipsOf({ ...state, q: 'mug' }, '/c/desk', [], dollars)[0]?.label).toBe('“mug”')
})

test('removals that add the most results come first, others are not offered', () => {
  const narrowed = {
    ...state,
    brands: ['a'],
    options: [{ option: 'Color', choices: ['Moss'] }],
    min: 900,
    sale: true,
  }
  const facets = [
    facet('BRANDS', [value('a', 0, true), value('b', 2)]),
    facet('OPTION', [value('Moss', 0, true), value('Pine', 5)], { option: 'Color' }),
    facet('OPTION', [value('L', 7)], { option: 'Size' }),
    facet('ON_SALE', [value('true', 0, true)]),
    facet('PRICE', [], priced('10.00', '20.00')),
  ]
  const help = suggestRemovals(chipsOf(narrowed, '/c/desk', facets, dollars), facets)
  expect(help.map(({ label }) => label)).toEqual(['Color: Moss', 'A', 'From $900'])
})

test('a truncated list links to the complete one', () => {
  const many = [value('a', 2), value('b', 1)]
  const [whole, cut] = groupsOf([
    facet('COLLECTIONS', many),
    facet('BRANDS', many, { totalValues: 312 }),
  ])
  expect(whole?.rarer).toBeUndefined()
  expect(cut?.rarer).toEqual({ text: 'All brands', href: '/brands' })
})
