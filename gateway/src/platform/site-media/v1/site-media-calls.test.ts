// Files as the platform describes them.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { fileUpload, siteMediaCalls } from './site-media-calls.ts'

const fileOf = (file: object) => fileUpload.response.parse({ file }).file

test('a picture has the address and the size of its original', () => {
  const media = { image: { image: { url: 'o', width: 8, height: 6 } } }
  expect(fileOf({ id: 'f1', url: 'u', media })).toEqual({ id: 'f1', url: 'o', width: 8, height: 6 })
})

test('another file has its own address', () => {
  expect(fileOf({ id: 'f1', url: 'u', media: { image: {} } })).toEqual({
    ...{ id: 'f1', url: 'u', width: null, height: null },
  })
})

test.each([
  [fileUpload, { file: { id: 'f1' } }, 'file.url is not a text'],
  [
    fileUpload,
    { file: { id: 'f1', media: { image: { image: { url: 'o', width: '8' } } } } },
    'file.media.image.image.width is not a number',
  ],
  [siteMediaCalls.siteMedia.generateFileUploadUrl, {}, 'uploadUrl is not a text'],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
