import { expect, test } from 'vitest'
import { placeLine } from './place-line.ts'
import { countryNameIn, shopAddressLines } from './postal-address.ts'

test('a place is written as its country writes it', () => {
  const hudson = { city: 'Hudson', postalCode: '12534', subdivision: 'US-NY', country: 'US' }
  expect(placeLine(hudson)).toBe('Hudson, NY 12534')
  expect(placeLine({ city: 'Wien', postalCode: '1050', country: 'AT' })).toBe('1050 Wien')
})

test('what is not known leaves no gap', () => {
  expect(placeLine({ city: 'Hudson', country: 'US' })).toBe('Hudson')
  expect(placeLine({ postalCode: '12534', subdivision: 'NY', country: 'US' })).toBe('NY 12534')
  expect(placeLine({})).toBe('')
  expect(placeLine({ city: 'Ottawa', subdivision: 'CA-ON', country: 'CA' })).toBe('Ottawa, ON')
  expect(placeLine({ city: 'Wien', country: 'AT' })).toBe('Wien')
})

test('the country of a shop has its name in the language of the reader', () => {
  const address = { streetNumber: '7', streetName: 'Mill Lane', city: 'Wien', country: 'AT' }
  expect(shopAddressLines(address, 'de-DE')).toEqual(['7 Mill Lane', 'Wien', 'Österreich'])
  expect(shopAddressLines({ ...address, country: 'Narnia' }, 'de-DE').at(-1)).toBe('Narnia')
  expect(shopAddressLines({ ...address, country: 'USA' }, 'de-DE').at(-1)).toBe('USA')
  expect(shopAddressLines({ city: 'Wien' }, 'de-DE')).toEqual(['Wien'])
  expect(shopAddressLines({ country: 'AT' }, 'de-DE')).toEqual(['Österreich'])
  expect(shopAddressLines(null, 'de-DE')).toEqual([])
  const albany = { city: 'Albany', postalCode: '12207', country: 'US' }
  const placeOf = (region: object) => shopAddressLines({ ...albany, ...region }, 'en-US')[0]
  expect(placeOf({ subdivision: 'US-NY', subdivisionName: 'New York' })).toBe('Albany, NY 12207')
  expect(placeOf({ subdivision: null, subdivisionName: 'New York' })).toBe('Albany, New York 12207')
})

test.each([
  ['US', 'en-US', 'United States'],
  ['AT', 'de-DE', 'Österreich'],
  ['AT', 'en-US', 'Austria'],
  ['Austria', 'en-US', 'Austria'],
])('%s in %s is %s', (code, locale, name) => {
  expect(countryNameIn(locale, code)).toBe(name)
})
