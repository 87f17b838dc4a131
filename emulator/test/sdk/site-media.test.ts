// The upload of a picture as the official SDK's own transport sends it (`fetchWithAuth`): the package with
// the Media Manager's functions is not installed.
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Platform, shopper, siteClient, startPlatform } from './official-client.ts'

const address = 'https://www.wixapis.com/site-media/v1/files/generate-upload-url'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform.stop())

const requested = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ mimeType: 'image/png', fileName: 'me.png' }),
}

it('generateFileUploadUrl, the file, and the member it is the photo of', async () => {
  const site = siteClient(platform)
  const answer = await site.fetchWithAuth(address, requested)
  const { uploadUrl } = (await answer.json()) as { uploadUrl: string }
  const body = await sharp({
    create: { width: 40, height: 50, channels: 3, background: '#355e3b' },
  })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png' }
  const sent = await fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(body) })
  const { file } = (await sent.json()) as {
    file: {
      media: { image: { image: { id: string; url: string; height: number; width: number } } }
    }
  }
  const photo = file.media.image.image
  const { items } = await site.members.queryMembers().eq('loginEmail', 'mara@shop.test').find()
  const id = items[0]?._id ?? ''
  const { id: _id, ...image } = photo
  const member = await site.members.updateMember(id, { profile: { photo: { _id, ...image } } })
  // Addresses of photos have no protocol. docs/contract/real-site.md §1.1
  const url = photo.url.replace('http:', '')
  expect(member.profile?.photo).toMatchObject({ url, width: 40, height: 50 })
  expect((await fetch(photo.url)).headers.get('content-type')).toBe('image/jpeg')
})

it('is not for a shopper', async () => {
  const answer = await shopper(platform.clientId).fetchWithAuth(address, requested)
  expect(answer.status).toBe(403)
})
