import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

const path = '/site-media/v1/files/generate-upload-url'
const jpeg = { mimeType: 'image/jpeg', fileName: 'me.jpg' }

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
  return () => shop.server.close()
})

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d' } })

const sendRequest = (body: unknown = jpeg) =>
  shop.call('POST', path, { headers: elevatedHeaders, body })

async function addressFor(body: unknown = jpeg): Promise<string> {
  const { uploadUrl } = (await sendRequest(body)).body
  return new URL(uploadUrl).pathname
}

async function put(url: string, payload: Buffer, type = 'image/jpeg') {
  const headers = { 'content-type': type }
  const answer = await shop.server.inject({ method: 'PUT', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

describe('generateFileUploadUrl', () => {
  it('is for the site alone', async () => {
    const token = await shop.visitor()
    expect((await shop.call('POST', path, { token, body: jpeg })).status).toBe(403)
  })

  it('names another address each time, and only for pictures', async () => {
    expect(await addressFor()).not.toBe(await addressFor())
    const refused = await sendRequest({ mimeType: 'image/svg+xml', fileName: 'me.svg' })
    expect(refused.status).toBe(400)
    expect(refused.body.details.validationError.fieldViolations[0].field).toBe('mimeType')
  })
})

describe('the upload', () => {
  it('answers the file, which is shown at any size', async () => {
    const { status, body } = await put(await addressFor(), await picture().jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body.file).toMatchObject({ displayName: 'me.jpg', mediaType: 'IMAGE' })
    const { id, url, width, height } = body.file.media.image.image
    expect([id, url, width, height]).toEqual([body.file.id, body.file.url, 400, 300])
    const shown = new URL(url).pathname
    const original = await shop.server.inject(shown)
    expect(original.headers['content-type']).toBe('image/jpeg')
    const small = await shop.server.inject(`${shown}/v1/fill/w_80,h_80,al_c,enc_auto/picture.png`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 80, height: 80 })
  })

  it('keeps nothing of what a camera notes beside the picture', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await put(await addressFor(), bytes)
    const original = await shop.server.inject(new URL(body.file.url).pathname)
    expect((await sharp(original.rawPayload).metadata()).exif).toBeUndefined()
  })

  it('works once', async () => {
    const url = await addressFor()
    const bytes = await picture().jpeg().toBuffer()
    expect((await put(url, bytes)).status).toBe(200)
    const again = await put(url, bytes)
    expect(again.status).toBe(403)
    expect(again.body.details.applicationError.code).toBe('UPLOAD_URL_EXPIRED')
  })

  it('works for ten minutes', async () => {
    const url = await addressFor()
    await shop.server.inject({
      method: 'POST',
      url: '/_control/clock',
      payload: { advanceSeconds: 601 },
    })
    expect((await put(url, await picture().jpeg().toBuffer())).status).toBe(403)
  })

  it.each([
    ['text', Buffer.from('not a picture'), 'image/jpeg', 'file'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'image/jpeg',
      'file',
    ],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 'file'],
    ['another type than was promised', Buffer.from('x'), 'image/png', 'mimeType'],
  ])('refuses %s', async (_what, bytes, type, field) => {
    const { status, body } = await put(await addressFor(), bytes, type)
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toBe(field)
  })

  it('refuses more than 5 MB', async () => {
    expect((await put(await addressFor(), Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  })

  it('does not know an upload URL that was never issued', async () => {
    expect((await put('/upload/guessed', await picture().jpeg().toBuffer())).status).toBe(403)
  })
})
