// Files as they are described to the platform and by it.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { fileUpload, siteMediaCalls } from './site-media-calls.ts'

const fileOf = (file: object) => fileUpload.response.parse({ file }).file

test('a file that is to be uploaded has its size as a text', () => {
  const { request } = siteMediaCalls.siteMedia.generateFileUploadUrl
  const file = { contentType: 'image/png', filename: 'a.png', size: 12, isPrivate: false }
  expect(request.parse(file)).toEqual({
    ...{ mimeType: 'image/png', fileName: 'a.png', sizeInBytes: '12', private: false },
  })
  expect(request.parse({ ...file, isPrivate: true })).toMatchObject({ private: true })
  const wrong = request.safeParse({ ...file, contentType: '', size: 1.5 })
  expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['mimeType'], ['sizeInBytes']])
})

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
  [fileUpload, { file: { id: 'f1' } }, 'file.url is not a string'],
  [
    fileUpload,
    { file: { id: 'f1', media: { image: { image: { url: 'o', width: '8' } } } } },
    'file.media.image.image.width is not a number',
  ],
  [siteMediaCalls.siteMedia.generateFileUploadUrl, {}, 'uploadUrl is not a string'],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
