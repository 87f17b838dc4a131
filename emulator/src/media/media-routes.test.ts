import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { SeedPicture } from '../seed/types.ts'
import { mediaIdOf } from './media-id.ts'
import { mediaRoutes } from './media-routes.ts'

const picture: SeedPicture = { kind: 'bowl', view: 'front', color: '#a5b096', alt: 'A bowl' }
const id = mediaIdOf(picture)
const cacheDir = await mkdtemp(join(tmpdir(), 'media-'))
const app = fastify()
await app.register(
  mediaRoutes({ cacheDir, find: (mediaId) => (mediaId === id ? picture : undefined) }),
)

afterAll(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true })
})

test('the original is a PNG of 1200 × 1500 that may be cached permanently', async () => {
  const answer = await app.inject(`/media/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 1500, format: 'png' })
})

test('fill crops to the requested size, fit stays inside it', async () => {
  const filled = await app.inject(`/media/${id}/v1/fill/w_200,h_200,fp_0.5_0.6/bowl.webp`)
  expect(filled.headers['content-type']).toBe('image/webp')
  expect(await sharp(filled.rawPayload).metadata()).toMatchObject({ width: 200, height: 200 })
  const fitted = await app.inject(`/media/${id}/v1/fit/w_200,h_200,enc_jpg/bowl.png`)
  expect(fitted.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(fitted.rawPayload).metadata()).toMatchObject({ width: 160, height: 200 })
})

test('enc_auto follows Accept and says so', async () => {
  const answer = await app.inject({
    url: `/media/${id}/v1/fill/w_60,h_75,blur_3,enc_auto/bowl.png`,
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
})

test('a known ETag is answered without the picture', async () => {
  const url = `/media/${id}/v1/fill/w_50,h_50/bowl.png`
  const first = await app.inject(url)
  const again = await app.inject({
    url,
    headers: { 'if-none-match': `W/"x", ${first.headers.etag}` },
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('concurrent requests for a picture render and store it once', async () => {
  const url = `/media/${id}/v1/fill/w_77,h_77/bowl.webp`
  const before = (await readdir(cacheDir)).length
  const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)])
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  const after = await readdir(cacheDir)
  expect(after).toHaveLength(before + 1)
  expect(after.filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.each([
  [`/media/nothing~mv2.png`, 404],
  [`/media/nothing~mv2.png/v1/fill/w_5,h_5/a.png`, 404],
  [`/media/${id}/v1/stretch/w_5,h_5/a.png`, 400],
  [`/media/${id}/v1/fill/w_5/a.png`, 400],
  [`/media/${id}/v1/fill/w_5,h_5,zoom_3/a.png`, 400],
])('%s is refused with %i and a message', async (url, status) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('message')
})
