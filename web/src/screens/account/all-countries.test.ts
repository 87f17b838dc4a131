import { expect, test } from 'vitest'
import { allCountries } from './all-countries.ts'

test('every country of ISO 3166-1 is there once, with a name', () => {
  expect(allCountries).toHaveLength(249)
  expect(new Set(allCountries.map(({ value }) => value)).size).toBe(249)
  expect(allCountries.find(({ value }) => value === 'TR')?.label).toBe('Türkiye')
  expect(allCountries.filter(({ label }) => label.length < 4)).toEqual([])
})
