import { expect, test } from 'vitest'
import { addressForm, addressOf } from './address-forms.ts'

test('a subdivision of another country, empty fields and an unchanged tag are left out', () => {
  const fields = {
    country: 'CA',
    subdivision: 'US-NY',
    city: ' Perth ',
    addressLine2: '',
    tag: 'HOME',
    was: 'HOME',
  }
  expect(addressOf(fields)).toEqual({ country: 'CA', city: 'Perth' })
})

test('a country in lower case is sent in upper case, with its subdivision', () => {
  expect(addressOf({ country: 'us', subdivision: 'US-NY', tag: 'WORK' })).toEqual({
    country: 'US',
    subdivision: 'US-NY',
    tag: 'WORK',
  })
})

test('the member of the rendered page is sent along', () => {
  expect(addressForm.variables({ country: 'US', memberId: 'm1' })).toMatchObject({
    input: { memberId: 'm1' },
  })
  expect(addressForm.variables({ country: 'US' })).toMatchObject({ input: { memberId: null } })
})
