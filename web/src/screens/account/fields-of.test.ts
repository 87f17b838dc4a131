import { expect, test } from 'vitest'
import { addressOf, atTypedLine, contactsOf, linesOf, textsOf } from './fields-of.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('field names become lists in order, with trimmed values', () => {
  const form = formOf({
    'customFields[1].value': ' tea ',
    'customFields[0].value': 'blue',
    'customFields[0].key': 'custom.color',
    'phones[0].phone': '1',
  })
  expect(linesOf(form.entries(), 'customFields')).toEqual([
    { place: 0, fields: { value: 'blue', key: 'custom.color' } },
    { place: 1, fields: { value: 'tea' } },
  ])
})

test('an unchanged tag is not sent, so that it does not overwrite another browser’s change', () => {
  const form = formOf({
    'phones[0].phone': '+1',
    'phones[0].tag': 'HOME',
    'phones[0].was': 'HOME +1',
    'phones[1].phone': '+2',
    'phones[1].tag': 'FAX',
    'phones[1].was': 'HOME +2',
    'phones[2].phone': '+33',
    'phones[2].tag': 'MOBILE',
    'phones[2].was': 'MOBILE +3',
    'phones[3].phone': '+4',
    'phones[3].tag': '',
    'phones[3].was': ' +4',
    'phones[4].phone': '+5',
    'phones[4].tag': 'UNTAGGED',
  })
  expect(contactsOf(form, 'phones')).toEqual([
    { value: '+1' },
    { value: '+2', tag: 'FAX' },
    { value: '+33', tag: 'MOBILE' },
    { value: '+4' },
    { value: '+5' },
  ])
})

test('a problem of the second sent line is shown at the third typed line', () => {
  const form = formOf({
    'emails[0].email': 'a@shop.test',
    'emails[1].email': ' ',
    'emails[2].email': 'a@b',
  })
  expect(atTypedLine('emails[1].email', form)).toBe('emails[2].email')
  expect(atTypedLine('emails[9].email', form)).toBe('emails[9].email')
  expect(atTypedLine('nickname', form)).toBe('nickname')
})

test('a subdivision of another country, empty fields and an unchanged tag are left out', () => {
  const form = formOf({
    country: 'CA',
    subdivision: 'US-NY',
    city: 'Perth',
    addressLine2: '',
    tag: 'HOME',
    was: 'HOME',
  })
  expect(addressOf(form)).toEqual({ country: 'CA', city: 'Perth' })
})

test('an empty text clears; fields missing from the form are left out', () => {
  expect(textsOf(formOf({ title: ' ' }), ['title', 'nickname'])).toEqual({ title: '' })
})
