import { expect, test } from 'vitest'
import { brandSlug } from './brand-slug.ts'

test.each([
  ['Saltmarsh Pottery', 'saltmarsh-pottery'],
  ['Harrow & Pine', 'harrow-pine'],
  ['  Åse & Søn — 1921! ', 'ase-søn-1921'],
  ['陶芸', '陶芸'],
  ['***', '***'],
  [' *** ', '***'],
])('%s is %s', (name, slug) => {
  expect(brandSlug(name)).toBe(slug)
})
