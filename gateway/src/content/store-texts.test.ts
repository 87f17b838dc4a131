import { expect, test } from 'vitest'
import { storeFactsOf, unknownSite } from '../site-facts/store-facts.ts'
import { readContent } from './content-library.ts'
import { storeTextsOf } from './store-texts.ts'

const written = readContent({ contentDir: undefined, language: 'en', mediaOrigin: '' })
const facts = storeFactsOf({ store: {} as never }, unknownSite)
const described = { ...facts, description: { text: 'Bread and butter.', language: 'en' } } as const

const textsOf = (texts: Partial<typeof written.texts>, storeFacts = facts, language = 'en') =>
  storeTextsOf({
    content: { ...written, texts: { ...written.texts, ...texts } },
    storeFacts,
    language: language as 'en',
  })

test('what the merchant has not written is null: no words are invented', () => {
  expect(Object.values(textsOf({}))).toEqual([null, null, null, null, null])
})

test('the site describes itself where the merchant does not', () => {
  expect(textsOf({}, described)).toEqual({
    ...written.texts,
    intro: 'Bread and butter.',
    description: 'Bread and butter.',
  })
  expect(textsOf({ intro: 'Fresh.' }, described)).toMatchObject({
    intro: 'Fresh.',
    description: 'Bread and butter.',
  })
  expect(textsOf({ description: 'A bakery.' }, described)).toMatchObject({
    intro: 'Bread and butter.',
    description: 'A bakery.',
  })
})

test('a description in another language is left out', () => {
  expect(textsOf({}, described, 'de')).toEqual(written.texts)
})
