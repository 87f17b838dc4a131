import { storesAppId, type WireCartLine } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { catalogReferenceOf, linesMatching } from './line-identity.ts'

const line = (options?: Record<string, unknown>, catalogItemId = 'p1'): WireCartLine => ({
  id: 'l',
  quantity: 1,
  catalogReference: { catalogItemId, appId: storesAppId, options },
})
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
])('%s', (_name, has, wants, count) => {
  expect(linesMatching([has], wants)).toHaveLength(count)
})
