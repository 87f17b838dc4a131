import { expect, test } from 'vitest'
import { contactLinesOf, typedFieldOf } from './contact-lines.ts'

test('an unchanged tag is not sent, so that it does not overwrite another browser’s change', () => {
  const fields = {
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
  }
  expect(contactLinesOf(fields, 'phones')).toEqual([
    { value: '+1' },
    { value: '+2', tag: 'FAX' },
    { value: '+33', tag: 'MOBILE' },
    { value: '+4' },
    { value: '+5' },
  ])
})

test('a list is cleared where its stored lines were emptied, and left as it is otherwise', () => {
  expect(contactLinesOf({ nickname: 'Mara' }, 'phones')).toBeNull()
  expect(contactLinesOf({ 'phones[0].phone': ' ' }, 'phones')).toBeNull()
  const emptied = { 'phones[0].phone': ' ', 'phones[0].was': 'HOME +1' }
  expect(contactLinesOf(emptied, 'phones')).toEqual([])
})

test('a problem of the second sent line is shown at the third typed line', () => {
  const fields = {
    'emails[0].email': 'a@shop.test',
    'emails[1].email': ' ',
    'emails[2].email': 'a@b',
  }
  expect(typedFieldOf('emails[1].email', fields)).toBe('emails[2].email')
  expect(typedFieldOf('emails[9].email', fields)).toBe('emails[9].email')
  expect(typedFieldOf('nickname', fields)).toBe('nickname')
})
