import { expect, test } from 'vitest'
import type { IndexFacets } from './catalog-index.ts'
import { createCountedFacets } from './counted-facets.ts'

/** Facets that count how often they were counted. */
function counting(most?: number) {
  let counts = 0
  const facets = createCountedFacets(most)
  const of = (brand: string) =>
    facets.of({ brands: [brand] }, () => {
      counts += 1
      return { inStock: counts } as IndexFacets
    }).inStock
  return { facets, of }
}

test('the facets of a filter are counted once, until a product changes', () => {
  const { facets, of } = counting()
  expect([of('Halden'), of('Halden'), of('Ostra'), of('Halden')]).toEqual([1, 1, 2, 1])
  facets.clear()
  expect(of('Halden')).toBe(3)
})

test('the filters that were requested last are stored', () => {
  const { of } = counting(2)
  expect([of('a'), of('b'), of('a'), of('c'), of('a'), of('b')]).toEqual([1, 2, 1, 3, 1, 4])
})
