import { expect, test } from 'vitest'
import { addressOf, objectsOf, textsOf } from './fields-of.ts'

test('names of fields become lists in their order, trimmed', () => {
  const entries: [string, string][] = [
    ['addresses[1].city', ' Jena '],
    ['addresses[0].city', 'Hudson'],
    ['addresses[0].country', 'US'],
    ['phones[0].phone', '1'],
  ]
  expect(objectsOf(entries, 'addresses')).toEqual([
    { city: 'Hudson', country: 'US' },
    { city: 'Jena' },
  ])
})

test('a region of another country is left out, and so is what is empty', () => {
  const fields = { country: 'CA', subdivision: 'US-NY', city: 'Perth', addressLine2: '' }
  expect(addressOf(fields)).toEqual({ tag: 'UNTAGGED', country: 'CA', city: 'Perth' })
})

test('an empty text clears; what the form lacks is left out', () => {
  const fields = new FormData()
  fields.set('title', ' ')
  expect(textsOf(fields, ['title', 'nickname'])).toEqual({ title: '' })
})
