import { storesAppId } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { wireLine } from '../../testing/wire-cart.ts'
import { catalogReferenceOf, linesMatching } from './line-identity.ts'

const line = (options?: Record<string, unknown>, catalogItemId = 'p1', more = {}) =>
  wireLine({ catalogReference: { catalogItemId, appId: storesAppId, options }, ...more })
const request = (more: Partial<Parameters<typeof catalogReferenceOf>[0]> = {}) => ({
  productId: 'p1',
  quantity: 1,
  ...more,
})

test('a catalog reference has only the given options', () => {
  expect(catalogReferenceOf(request())).toEqual({ catalogItemId: 'p1', appId: storesAppId })
  expect(
    catalogReferenceOf(
      request({
        choices: [{ option: 'Size', choice: 'S' }],
        customTexts: [{ title: 'Name', value: 'A' }],
      }),
    ).options,
  ).toEqual({
    options: { Size: 'S' },
    customTextFields: { Name: 'A' },
  })
})

test.each([
  ['another product', line(undefined, 'p2'), request(), 0],
  ['no options', line(), request(), 1],
  [
    'choices in another order and case',
    line({ options: { Size: 'S', Color: 'Moss' } }),
    request({
      choices: [
        { option: 'color', choice: 'moss' },
        { option: 'Size', choice: 'S' },
      ],
    }),
    1,
  ],
  [
    'another choice',
    line({ options: { Size: 'M' } }),
    request({ choices: [{ option: 'Size', choice: 'S' }] }),
    0,
  ],
  [
    'the variant id',
    line({ variantId: 'v1', options: { Size: 'S' } }),
    request({ variantId: 'v1' }),
    1,
  ],
  ['another variant id', line({ variantId: 'v2' }), request({ variantId: 'v1' }), 0],
  [
    'another engraving',
    line({ customTextFields: { Name: 'A' } }),
    request({ customTexts: [{ title: 'Name', value: 'B' }] }),
    0,
  ],
  ['no engraving', line({ customTextFields: { Name: 'A' } }), request(), 0],
  ['choices that the line has in addition', line({ options: { Size: 'S' } }), request(), 1],
  [
    'a choice of a line without any',
    line(),
    request({ choices: [{ option: 'Size', choice: 'S' }] }),
    0,
  ],
])('%s', (_name, has, wants, count) => {
  expect(linesMatching([has], wants)).toHaveLength(count)
})

const other = (options?: Record<string, unknown>) =>
  wireLine({ catalogReference: { catalogItemId: 'p1', appId: 'other-app', options } })
const foreign = (catalogOptions?: Record<string, unknown>) =>
  request({ catalogAppId: 'other-app', catalogOptions })

test.each([
  ['equal options in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, 1],
  ['another option', { a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, 0],
  ['one option less', { a: 1, b: 2 }, { a: 1 }, 0],
  ['values that only join to the same text', { a: '1', b: '' }, { a: '1b=' }, 0],
  ['no options', undefined, undefined, 1],
])('a line of another app has %s', (_, has, wants, count) => {
  expect(linesMatching([other(has)], foreign(wants))).toHaveLength(count)
})

test('the same id in the catalog of another app is another line', () => {
  expect(linesMatching([other()], request())).toEqual([])
  expect(linesMatching([line()], foreign())).toEqual([])
  expect(linesMatching([wireLine()], request())).toEqual([])
})

test('a line that was ordered before it is in stock is another line', () => {
  expect(catalogReferenceOf(request({ preorderRequested: true })).options).toEqual({
    preOrderRequested: true,
  })
  expect(catalogReferenceOf(request({ preorderRequested: false }))).not.toHaveProperty('options')
  const ordered = line({ preOrderRequested: true })
  expect(linesMatching([ordered], request({ preorderRequested: true }))).toHaveLength(1)
  expect(linesMatching([ordered], request())).toEqual([])
  expect(linesMatching([line()], request({ preorderRequested: true }))).toEqual([])
})

test('the platform may name by choices what was added by variant id, and the reverse', () => {
  expect(
    linesMatching([line({ options: { Size: 'S' } })], request({ variantId: 'v1' })),
  ).toHaveLength(1)
  const choices = [{ option: 'Size', choice: 'S' }]
  expect(linesMatching([line({ variantId: 'v1' })], request({ choices }))).toEqual([])
})

test('options of another app’s catalog are passed on', () => {
  expect(catalogReferenceOf(foreign({ a: 1 }))).toEqual({
    ...{ catalogItemId: 'p1', appId: 'other-app', options: { a: 1 } },
  })
})

test('the names of a line are those of the site or of the language of the request', () => {
  const both = (original: string, translated: string) => ({ original, translated })
  const chosen = { options: { Color: 'Moss' }, customTextFields: { Name: 'Moss' } }
  const mug = line(chosen, 'p1', {
    descriptionLines: [
      { name: both('Color', 'Farbe'), colorInfo: both('Moss', 'Moos') },
      { name: both('Name', 'Gravur'), plainText: both('Moss', 'Moss') },
    ],
  })
  const matching = (option: string, choice: string, title: string) =>
    linesMatching([mug], {
      ...request({ choices: [{ option, choice }], customTexts: [{ title, value: 'Moss' }] }),
    }).length
  expect([matching('Color', 'Moss', 'Name'), matching('Farbe', 'Moos', 'Gravur')]).toEqual([1, 1])
  expect(matching('Farbe', 'Ton', 'Gravur')).toBe(0)
})
