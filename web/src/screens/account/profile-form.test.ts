import { expect, test } from 'vitest'
import { profileForm } from './profile-form.ts'

const inputOf = (fields: Record<string, string>) => profileForm.variables(fields).input

test('an empty text clears; what the form lacks stays as it is', () => {
  expect(inputOf({ title: ' ', memberId: 'm1' })).toEqual({ title: '', memberId: 'm1' })
})

test('lines become lists of the input', () => {
  const fields = {
    'phones[0].phone': '+1',
    'phones[0].tag': 'FAX',
    'emails[0].email': '',
    'emails[0].was': 'HOME ada@shop.test',
    'customFields[0].key': 'custom.color',
    'customFields[0].value': ' blue ',
  }
  expect(inputOf(fields)).toEqual({
    memberId: null,
    phones: [{ phone: '+1', tag: 'FAX' }],
    emails: [],
    customFields: [{ key: 'custom.color', value: 'blue' }],
  })
})

test('a list without lines, where none were stored, stays as it is', () => {
  const fields = { 'phones[0].phone': ' ', 'phones[0].tag': 'UNTAGGED', memberId: 'm1' }
  expect(inputOf(fields)).toEqual({ memberId: 'm1' })
})
