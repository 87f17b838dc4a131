import type { LanguageCode } from '@vitrine/languages'
import { runInLanguage } from '@vitrine/languages/current'
import { expect, test } from 'vitest'
import { type StoreFacts, storeFactsOf, unknownSite } from '../site-facts/store-facts.ts'
import { type ContentPage, readContent } from './content-library.ts'
import { pageOf, pagesOf } from './shop-pages.ts'

const nothing = readContent({ contentDir: undefined, language: 'en', mediaOrigin: '' })
const unknown = storeFactsOf({ store: {} as never }, unknownSite)
const address = {
  country: 'GB',
  countryName: null,
  subdivision: null,
  subdivisionName: null,
  city: 'Hebden Bridge',
  postalCode: 'HX7 8AD',
  addressLine: null,
  addressLine2: null,
  streetNumber: '7',
  streetName: 'Mill Lane',
  geocode: null,
  formatted: null,
}
const known: StoreFacts = {
  ...unknown,
  name: 'Brook & Sons',
  email: 'hello@brook.example',
  phone: '+44 (0)1632 960983',
  address,
}

const source = (facts: Partial<StoreFacts>, language: LanguageCode = 'en', content = nothing) => ({
  content,
  storeFacts: { ...unknown, ...facts },
  language,
})
const contactOf = (facts: Partial<StoreFacts>, language: LanguageCode = 'en') =>
  runInLanguage(language, () => pageOf('contact', source(facts, language)))

test('the page of contact has the facts of the site', () => {
  expect(contactOf(known)).toEqual({
    slug: 'contact',
    title: 'Contact',
    description: 'How to reach Brook & Sons.',
    terms: [],
    body:
      '<p>Brook &amp; Sons<br>7 Mill Lane<br>HX7 8AD Hebden Bridge<br>United Kingdom</p>' +
      '<p>Email: <a href="mailto:hello@brook.example">hello@brook.example</a></p>' +
      '<p>Phone: <a href="tel:+441632960983">+44 (0)1632 960983</a></p>',
  })
})

test('it is in the language of its reader', () => {
  expect(contactOf(known, 'de')).toMatchObject({
    title: 'Kontakt',
    description: 'So erreichst du Brook & Sons.',
    body: expect.stringMatching(/<br>Vereinigtes Königreich<\/p><p>E-Mail: .*<p>Telefon: /),
  })
})

test.each([
  [{ email: known.email }, /^<p>Brook &amp; Sons<\/p><p>Email: [^\n]*<\/p>$/],
  [{ phone: known.phone }, /^<p>Brook &amp; Sons<\/p><p>Phone: [^\n]*<\/p>$/],
  [{ address }, /^<p>Brook &amp; Sons<br>7 Mill Lane<br>[^\n]*United Kingdom<\/p>$/],
])('one fact is enough, and leaves nothing empty: %#', (facts, body) => {
  expect(contactOf({ name: known.name, ...facts })?.body).toMatch(body)
})

test('without facts there is no such page', () => {
  expect(contactOf({ name: 'Brook & Sons' })).toBeNull()
  expect(pagesOf(source({ name: 'Brook & Sons' }))).toEqual([])
})

test('S134 what the merchant has entered is text', () => {
  const script = '"><script>alert(1)</script>'
  const body = contactOf({
    name: script,
    email: `a${script}@b.example`,
    phone: `1${script}`,
    address: { ...address, streetName: script, city: script, country: script },
  })?.body
  expect(body).not.toMatch(/<script|"">/)
  // In the address of the link it is encoded.
  expect(body?.match(/&lt;script&gt;/g)).toHaveLength(6)
  expect(body?.match(/<\w+/g)?.filter((tag) => !['<p', '<br', '<a'].includes(tag))).toEqual([])
})

const written: ContentPage = {
  slug: 'contact',
  title: 'Write to us',
  description: 'Do.',
  terms: [],
  body: '<p>Do.</p>',
}
const withPages = (...pages: ContentPage[]) => ({
  ...nothing,
  pages,
  page: (slug: string) => pages.find((page) => page.slug === slug) ?? null,
})

test('a page that the merchant has written wins', () => {
  const from = source(known, 'en', withPages(written))
  expect(pagesOf(from)).toEqual([written])
  expect(pageOf('contact', from)).toBe(written)
})

test('the page follows those that the merchant has written, and other slugs lead to none', () => {
  const about = { ...written, slug: 'about' }
  const from = source(known, 'en', withPages(about))
  expect(pagesOf(from).map(({ slug }) => slug)).toEqual(['about', 'contact'])
  expect(pageOf('about', from)).toBe(about)
  expect(pageOf('imprint', from)).toBeNull()
})
