import { languages, localeOf, translatedName } from '@vitrine/languages'
import { expect, test } from 'vitest'
import { allCountries } from './all-countries.ts'
import { countryNames } from './country-names.ts'

type Printed = { everyCountry: string; shippingCountries: string }

/** Returns the modules of a language as one. */
async function printedIn(code: string): Promise<Printed> {
  const folder = translatedName('countries', code)
  const every = await import(`../__generated__/${folder}/every.ts`)
  const shipping = await import(`../__generated__/${folder}/shipping.ts`)
  return { ...every, ...shipping }
}

test('every country of ISO 3166-1 is there once, with a name', () => {
  expect(allCountries).toHaveLength(249)
  expect(new Set(allCountries.map(({ value }) => value)).size).toBe(249)
  expect(allCountries.find(({ value }) => value === 'TR')?.label).toBe('Türkiye')
  expect(allCountries.filter(({ label }) => label.length < 4)).toEqual([])
})

test.each(languages)('$name: each list is in the order of the language', async ({ code }) => {
  const { everyCountry, shippingCountries } = await printedIn(code)
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

test('names are those of the language', async () => {
  const german = await printedIn('de')
  expect(german.shippingCountries).toContain('|AT Österreich|PL Polen|')
  expect(german.everyCountry).toContain('|EG Ägypten|AX Ålandinseln|AL Albanien|')
})

test('names of several countries are sorted, and an unknown code stays', () => {
  expect(countryNames(['US', 'XK', 'AX', 'DE'])).toEqual([
    'Åland Islands',
    'Germany',
    'United States',
    'XK',
  ])
})
