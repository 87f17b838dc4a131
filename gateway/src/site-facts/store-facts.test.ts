import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import type { SiteProperties } from '../platform/site/site.ts'
import { type SiteFacts, storeFactsOf, unknownSite } from './store-facts.ts'

const brookside: SiteProperties = {
  name: 'Brookside',
  language: 'en',
  locale: 'en-GB',
  currency: 'GBP',
  description: 'Bread and butter.',
  email: 'hello@brookside.example',
  phone: null,
  address: null,
  logo: null,
}
const site: SiteFacts = { properties: brookside, currencies: ['EUR', 'USD'], productCurrency: null }

const factsWith = (store: Partial<Config['store']>, known: SiteFacts = site) =>
  storeFactsOf({ store: store as Config['store'] }, known)

test('without settings the shop is what its site says', () => {
  expect(factsWith({})).toEqual({
    name: 'Brookside',
    currency: 'GBP',
    isCurrencyKnown: true,
    currencies: ['GBP', 'EUR', 'USD'],
    locale: 'en-GB',
    description: { text: 'Bread and butter.', language: 'en' },
    email: 'hello@brookside.example',
    phone: null,
    address: null,
    logo: null,
  })
})

test('each setting takes precedence', () => {
  const store = { name: 'Another', currency: 'CHF', currencies: ['JPY', 'CHF'], locale: 'en-IE' }
  expect(factsWith(store)).toMatchObject({ ...store, currencies: ['CHF', 'JPY'] })
})

test('of an unknown site nothing is invented: there is one currency, and no choice', () => {
  expect(factsWith({}, unknownSite)).toMatchObject({
    name: 'Shop',
    currency: 'USD',
    isCurrencyKnown: false,
    currencies: ['USD'],
    locale: 'en-US',
    description: null,
    email: null,
  })
})

test('the currency of a price is that of a site that does not say its own', () => {
  const seen = { ...unknownSite, productCurrency: 'SEK' }
  expect(factsWith({}, seen)).toMatchObject({ isCurrencyKnown: true, currencies: ['SEK'] })
  // Until a price is read there is no choice that a placeholder would begin.
  const unread = { ...unknownSite, currencies: ['EUR'] }
  expect(factsWith({}, unread).currencies).toEqual(['USD'])
  expect(factsWith({}, { ...site, productCurrency: 'SEK' }).currency).toBe('GBP')
})

test.each(['de-DE', 'not a locale', null])(
  'the locale %j is not one of the first language',
  (locale) => {
    expect(factsWith({}, { ...site, properties: { ...brookside, locale } }).locale).toBe('en-US')
  },
)

test('what is no code of a currency is left out', () => {
  const properties = { ...brookside, currency: 'pounds' }
  const { currency, currencies } = factsWith(
    {},
    { ...site, properties, currencies: ['eur', 'EUR'], productCurrency: 'SEK' },
  )
  expect([currency, currencies]).toEqual(['SEK', ['SEK', 'EUR']])
})

test.each([
  ['de', 'de'],
  ['xx', 'en'],
  [null, 'en'],
])('the description of a site in %j is one in %j', (language, expected) => {
  const { description } = factsWith({}, { ...site, properties: { ...brookside, language } })
  expect(description?.language).toBe(expected)
})
