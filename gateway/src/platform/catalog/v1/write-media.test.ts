// What is sent of media of products and of their choices.
import { expect, test } from 'vitest'
import { catalogCalls } from './catalog-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const {
  addProductMedia,
  removeProductMedia,
  addProductMediaToChoices,
  removeProductMediaFromChoices,
} = catalogCalls.productsWrite
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))
const red = { option: 'Color', choice: 'Red' }

test('new media have their source beside the choice that they show', () => {
  const body = addProductMedia.request.parse({
    id,
    media: [
      { source: { mediaId: 'm' } },
      { source: { url: 'https://shop.test/a.png' }, choice: red },
      { source: { mediaId: 'm' }, choice: null },
    ],
  })
  expect(sent(body)).toEqual({
    id,
    media: [
      { mediaId: 'm' },
      { url: 'https://shop.test/a.png', choice: red },
      { mediaId: 'm', choice: null },
    ],
  })
})

test.each([
  [{ ids: ['a', 'b'] }, ['a', 'b']],
  [{}, []],
  [{ ids: null }, []],
])('a selection of media is a list, and every one an empty list: %j', (media, mediaIds) => {
  expect(sent(removeProductMedia.request.parse({ id, media }))).toEqual({ id, mediaIds })
  const choices = { choices: [{ ...red, media }] }
  expect(sent(removeProductMediaFromChoices.request.parse({ id, media: choices }))).toEqual({
    id,
    media: [{ ...red, mediaIds }],
  })
})

test('media show a choice, and every choice is an empty list', () => {
  const media = [{ ...red, mediaIds: ['a'] }]
  expect(sent(addProductMediaToChoices.request.parse({ id, media }))).toEqual({ id, media })
  expect(removeProductMediaFromChoices.request.parse({ id, media: {} })).toEqual({ id, media: [] })
})

test('media are validated in the form in which they are sent', () => {
  const wrong = [
    addProductMedia.request.safeParse({
      id,
      media: [{ source: {} }, { source: { mediaId: 'm' }, choice: { ...red, option: '' } }],
    }),
    removeProductMedia.request.safeParse({ id, media: { ids: [''] } }),
    removeProductMediaFromChoices.request.safeParse({
      id,
      media: { choices: [{ ...red, media: { ids: [''] } }] },
    }),
  ]
  expect(wrong.map(({ error }) => error?.issues.map(({ path }) => path.join('.')))).toEqual([
    ['media.0', 'media.1.choice.option'],
    ['mediaIds.0'],
    ['media.0.mediaIds.0'],
  ])
})
