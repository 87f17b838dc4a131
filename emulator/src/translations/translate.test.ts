import { expect, test } from 'vitest'
import { dictionaryOf, requestedLanguage } from './dictionaries.ts'
import { translateAnswer, untranslateRequest } from './translate.ts'

const dictionary = {
  texts: new Map([
    ['Color', 'Farbe'],
    ['Moss', 'Moos'],
    ['Mug', 'Becher'],
    ['Engraving', 'Gravur'],
  ]),
  sources: new Map([
    ['Farbe', 'Color'],
    ['Moos', 'Moss'],
    ['Gravur', 'Engraving'],
  ]),
}

test('an answer of the catalog has texts of the language, and the same identifiers', () => {
  const product = {
    id: 'Moss',
    slug: 'Mug',
    name: 'Mug',
    variants: [{ choices: { Color: 'Moss' } }],
  }
  expect(translateAnswer('productsRead', { product }, dictionary)).toEqual({
    product: {
      id: 'Moss',
      slug: 'Mug',
      name: 'Becher',
      variants: [{ choices: { Farbe: 'Moos' } }],
    },
  })
})

test('an answer of a cart has both texts, and what a shopper wrote as it is', () => {
  const options = { options: { Color: 'Moss' }, customTextFields: { Engraving: 'Moss' } }
  const line = {
    productName: { original: 'Mug', translated: 'Mug' },
    catalogReference: { catalogItemId: 'Moss', options },
  }
  expect(
    translateAnswer('currentCart', { lineItems: [line], buyerNote: 'Mug' }, dictionary),
  ).toEqual({
    lineItems: [
      {
        productName: { original: 'Mug', translated: 'Becher' },
        catalogReference: {
          catalogItemId: 'Moss',
          options: { options: { Farbe: 'Moos' }, customTextFields: { Gravur: 'Moss' } },
        },
      },
    ],
    buyerNote: 'Mug',
  })
})

test('other answers are as they are', () => {
  expect(translateAnswer('members', { nickname: 'Moss' }, dictionary)).toEqual({ nickname: 'Moss' })
})

test('a request names options and custom texts in the language', () => {
  const options = {
    options: { Farbe: 'Moos' },
    customTextFields: { Gravur: 'Moos' },
    variantId: 'Moos',
  }
  expect(
    untranslateRequest({ lineItems: [{ catalogReference: { options } }] }, dictionary),
  ).toEqual({
    lineItems: [
      {
        catalogReference: {
          options: {
            options: { Color: 'Moss' },
            customTextFields: { Engraving: 'Moos' },
            variantId: 'Moos',
          },
        },
      },
    ],
  })
})

test('the header selects a language that the shop has', () => {
  expect(requestedLanguage('de|de-de|false|0')).toBe('de')
  expect(requestedLanguage('xx|xx-xx|false|0')).toBe('en')
  expect(requestedLanguage(undefined)).toBe('en')
  expect(dictionaryOf('de')?.texts.get('Color')).toBe('Farbe')
  expect(dictionaryOf('en')).toBeNull()
})
