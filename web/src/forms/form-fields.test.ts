import { expect, test } from 'vitest'
import { fieldsOf, filledOf, textOf } from './form-fields.ts'
import { linesOf } from './form-lines.ts'
import { prefixedFields } from './prefixed-fields.ts'

test('of a name given twice the last value counts, and files are left out', () => {
  const data = new FormData()
  data.append('quantity', '1')
  data.append('quantity', '2')
  data.append('photo', new File(['x'], 'x.png'))
  expect(fieldsOf(data)).toEqual({ quantity: '2' })
})

test('texts are trimmed; an empty one is null where a value is optional', () => {
  const fields = { city: ' Perth ', note: ' ' }
  expect([textOf(fields, 'city'), textOf(fields, 'street')]).toEqual(['Perth', ''])
  expect([filledOf(fields, 'city'), filledOf(fields, 'note')]).toEqual(['Perth', null])
})

test('prefixed names become pairs, without empty values', () => {
  const fields = { 'option.Size': 'S', 'option.Color': '', 'text.Engraving': 'A' }
  expect(prefixedFields(fields, 'option.')).toEqual([['Size', 'S']])
})

test('indexed names become lines in order, each with its index in the form', () => {
  const fields = {
    'customFields[1].value': ' tea ',
    'customFields[0].value': 'blue',
    'customFields[0].key': 'custom.color',
    'phones[0].phone': '1',
    'customFields[10].value': 'ten',
    'customFields[100].key': 'beyond the limit of two digits',
    'x-customFields[2].key': 'of another list',
    'customFields[2].key-2': 'of another field',
  }
  expect(linesOf(fields, 'customFields')).toEqual([
    { place: 0, fields: { value: 'blue', key: 'custom.color' } },
    { place: 1, fields: { value: 'tea' } },
    { place: 10, fields: { value: 'ten' } },
  ])
})
