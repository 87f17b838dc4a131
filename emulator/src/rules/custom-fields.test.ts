import { expect, it } from 'vitest'
import { type CustomField, checkedFieldValue } from './custom-fields.ts'

const check = (fieldType: CustomField['fieldType'], value: unknown) =>
  checkedFieldValue({ id: 'f', key: 'custom.f', name: 'F', fieldType }, value)

it.each(['TEXT', 'NUMBER', 'DATE', 'URL'] as const)(
  '%s: no value clears the field',
  (fieldType) => {
    for (const value of [null, undefined, '']) {
      expect(check(fieldType, value)).toEqual({ kind: 'cleared' })
    }
  },
)

it.each([
  [5, 5],
  [0, 0],
  ['5', 5],
  [' 2.5 ', 2.5],
  ['-1e3', -1000],
])('NUMBER: %j is stored as %j', (value, number) => {
  expect(check('NUMBER', value)).toEqual({ kind: 'stored', value: number })
})

it.each(['five', ' ', '5 mugs', true, [5], {}, Number.POSITIVE_INFINITY, 'Infinity'])(
  'NUMBER: %j is refused',
  (value) => expect(check('NUMBER', value)).toEqual({ kind: 'badValue', wanted: 'a number' }),
)

it.each(['TEXT', 'DATE', 'URL'] as const)('%s: what is no text is refused', (fieldType) => {
  for (const value of [5, true, ['a'], {}]) {
    expect(check(fieldType, value)).toEqual({ kind: 'badValue', wanted: 'a text' })
  }
})

it('TEXT: any text is stored as it is', () => {
  for (const value of ['a', ' ', 'javascript:alert(1)', '2026-13-45']) {
    expect(check('TEXT', value)).toEqual({ kind: 'stored', value })
  }
})

it.each(['2026-05-01', '2026-05-01T10:00:00Z'])('DATE: %s is stored', (value) => {
  expect(check('DATE', value)).toEqual({ kind: 'stored', value })
})

it.each([
  '2026-13-01',
  '2026-05-0',
  '26-05-01',
  'x2026-05-01',
  ' 2026-05-01',
  '2026-05-1',
  'May 1, 2026',
  '20260501',
])('DATE: %s is refused', (value) =>
  expect(check('DATE', value)).toEqual({ kind: 'badValue', wanted: 'an ISO date' }),
)

it.each(['http://shop.test', 'https://shop.test/a?b=1'])('URL: %s is stored', (value) => {
  expect(check('URL', value)).toEqual({ kind: 'stored', value })
})

it.each(['shop.test', 'ftp://shop.test', 'javascript:alert(1)', '//shop.test', 'https://'])(
  'URL: %s is refused',
  (value) => expect(check('URL', value)).toEqual({ kind: 'badUrl', value }),
)
