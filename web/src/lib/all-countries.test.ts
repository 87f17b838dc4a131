import { languages, localeOf } from '@vitrine/languages'
import { expect, test } from 'vitest'
import * as every from '../__generated__/countries/every.ts'
import * as shipping from '../__generated__/countries/shipping.ts'
import * as germanEvery from '../__generated__/countries.de/every.ts'
import * as germanShipping from '../__generated__/countries.de/shipping.ts'
import { allCountries } from './all-countries.ts'
import { countryNames } from './country-names.ts'

const printed = { en: { ...every, ...shipping }, de: { ...germanEvery, ...germanShipping } }

test('every country of ISO 3166-1 is there once, with a name', () => {
  expect(allCountries).toHaveLength(249)
  expect(new Set(allCountries.map(({ value }) => value)).size).toBe(249)
  expect(allCountries.find(({ value }) => value === 'TR')?.label).toBe('Türkiye')
  expect(allCountries.filter(({ label }) => label.length < 4)).toEqual([])
})

test.each(languages)('$name: each list is in the order of the language', ({ code }) => {
  const { everyCountry, shippingCountries } = printed[code]
  const { compare } = new Intl.Collator(localeOf(code))
  const offered = new Map(
    shippingCountries.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
  )
  expect([...offered.keys()][0]).toBe('US')
  const rest = [...offered.values()].slice(1)
  expect(rest).toEqual(rest.toSorted(compare))
  const names = everyCountry
    .split('|')
    .map((entry) => entry.slice(3) || offered.get(entry.slice(0, 2)))
  expect(names).not.toContain(undefined)
  expect(names).toEqual(names.toSorted((one = '', other = '') => compare(one, other)))
})

test('names are those of the language', () => {
  expect(germanShipping.shippingCountries).toContain('|AT Österreich|PL Polen|')
  expect(germanEvery.everyCountry).toContain('|EG Ägypten|AX Ålandinseln|AL Albanien|')
})

test('names of several countries are sorted, and an unknown code stays', () => {
  expect(countryNames(['US', 'XK', 'AX', 'DE'])).toEqual([
    'Åland Islands',
    'Germany',
    'United States',
    'XK',
  ])
})
