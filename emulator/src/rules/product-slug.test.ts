import { expect, test } from 'vitest'
import { catalogSlugPattern, freeCatalogSlug, slugOfName } from './product-slug.ts'

test.each([
  ['Café Lamp, small', 'cafe-lamp-small'],
  ['  Ünïcödé  ', 'unicode'],
  ['100% Wool', '100-wool'],
  ['木の器', '木の器'],
  ['ガラス', 'ガラス'],
  ['!!!', 'product'],
  ['Phở bowl', 'pho-bowl'],
  ['!\u0301 Mug', 'mug'],
  [`${'a'.repeat(99)} mug`, 'a'.repeat(99)],
  ['a'.repeat(80), 'a'.repeat(80)],
])('%s becomes %s', (name, slug) => {
  expect(slugOfName(name, 'product')).toBe(slug)
  expect(slug).toMatch(catalogSlugPattern)
})

test('a taken address gets the next free number', () => {
  const taken = new Set(['mug', 'mug-1'])
  const isTaken = (slug: string) => taken.has(slug)
  expect(freeCatalogSlug('mug', isTaken)).toBe('mug-2')
  expect(freeCatalogSlug('cup', isTaken)).toBe('cup')
})

test('a number never makes an address too long', () => {
  const long = 'a'.repeat(100)
  const slug = freeCatalogSlug(long, (one) => one === long)
  expect(slug).toBe(`${'a'.repeat(98)}-1`)
  const hyphens = `${'a'.repeat(90)}${'-'.repeat(9)}b`
  expect(freeCatalogSlug(hyphens, (one) => one === hyphens)).toBe(`${'a'.repeat(90)}-1`)
})

test.each(['-mug', 'a b', 'a/b', 'a?b', '', '.'])('"%s" is no address', (slug) => {
  expect(slug).not.toMatch(catalogSlugPattern)
})
