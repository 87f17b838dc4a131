import { expect, test } from 'vitest'
import { countryName, countryOptions } from './countries.ts'
import { regionOptions } from './regions.ts'
import { isTaxPlace } from './tax-place.ts'

test('countries have a code and a name', () => {
  expect(countryOptions[0]).toEqual({ value: 'US', label: 'United States' })
  expect(countryOptions.at(-1)).toEqual({ value: 'GB', label: 'United Kingdom' })
  expect(countryOptions.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true)
  expect([countryName('DE'), countryName('XX')]).toEqual(['Germany', 'XX'])
})

test('regions are those of their country, and none where the country is enough', () => {
  expect(regionOptions('US')[0]).toEqual({ value: 'US-AL', label: 'Alabama' })
  expect(regionOptions('CA').at(-1)).toEqual({ value: 'CA-YT', label: 'Yukon' })
  expect([regionOptions('DE'), regionOptions('toString')]).toEqual([[], []])
})

test('tax needs a country, and a state where the country has them', () => {
  expect(isTaxPlace(null)).toBe(false)
  expect(isTaxPlace({ country: 'DE' })).toBe(true)
  expect(isTaxPlace({ country: 'US' })).toBe(false)
  expect(isTaxPlace({ country: 'CA', subdivision: null })).toBe(false)
  expect(isTaxPlace({ country: 'US', subdivision: 'US-NY' })).toBe(true)
})
