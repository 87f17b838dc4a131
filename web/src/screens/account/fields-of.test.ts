import { expect, test } from 'vitest'
import { addressOf, atTypedLine, contactsOf, linesOf, textsOf } from './fields-of.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('names of fields become lists in their order, trimmed', () => {
  const form = formOf({
    'customFields[1].value': ' tea ',
    'customFields[0].value': 'blue',
    'customFields[0].key': 'custom.colour',
    'phones[0].phone': '1',
  })
  expect(linesOf(form.entries(), 'customFields')).toEqual([
    { place: 0, fields: { value: 'blue', key: 'custom.colour' } },
    { place: 1, fields: { value: 'tea' } },
  ])
})

test('a tag nobody changed is not sent, so that it cannot undo another browser', () => {
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

test('a problem of the second line that was sent stands at the third that was typed', () => {
  const form = formOf({
    'emails[0].email': 'a@shop.test',
    'emails[1].email': ' ',
    'emails[2].email': 'a@b',
  })
  expect(atTypedLine('emails[1].email', form)).toBe('emails[2].email')
  expect(atTypedLine('emails[9].email', form)).toBe('emails[9].email')
  expect(atTypedLine('nickname', form)).toBe('nickname')
})

test('a region of another country, what is empty and an unchanged tag are left out', () => {
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

test('an empty text clears; what the form lacks is left out', () => {
  expect(textsOf(formOf({ title: ' ' }), ['title', 'nickname'])).toEqual({ title: '' })
})
