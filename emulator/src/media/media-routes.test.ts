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
const others = (['gif', 'svg', ''] as const).map((ending) => ({ ...picture, ending }))
const [gif, svg, bare] = others.map(mediaIdOf)
const byId = new Map([picture, ...others].map((one) => [mediaIdOf(one), one]))
const tiny = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer()
await app.register(
  mediaRoutes({
    cacheDir,
    find: (mediaId) => byId.get(mediaId),
    uploaded: async (mediaId) => (mediaId === 'tiny~mv2.jpg' ? tiny : undefined),
  }),
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
  const filled = await app.inject(`/media/${id}/v1/fill/w_200,h_200,fp_0.50_0.60/bowl.webp`)
  expect(filled.headers['content-type']).toBe('image/webp')
  expect(await sharp(filled.rawPayload).metadata()).toMatchObject({ width: 200, height: 200 })
  const fitted = await app.inject(`/media/${id}/v1/fit/w_200,h_200,q_90/file.jpg`)
  expect(fitted.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(fitted.rawPayload).metadata()).toMatchObject({ width: 160, height: 200 })
})

test('enc_auto follows Accept and says so', async () => {
  const answer = await app.inject({
    url: `/media/${id}/v1/fill/w_60,h_75,al_c,blur_3,enc_auto/bowl.png`,
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
})

test('a known ETag is answered without the picture', async () => {
  const url = `/media/${id}/v1/fill/w_50,h_50,al_c/bowl.png`
  const first = await app.inject(url)
  const again = await app.inject({
    url,
    headers: { 'if-none-match': `W/"x", ${first.headers.etag}` },
  })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

test('concurrent requests for a picture render and store it once', async () => {
  const url = `/media/${id}/v1/fill/w_77,h_77,al_c/bowl.webp`
  const before = (await readdir(cacheDir)).length
  const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)])
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  const after = await readdir(cacheDir)
  expect(after).toHaveLength(before + 1)
  expect(after.filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test.each([
  [gif, 'image/gif', 'gif'],
  [svg, 'image/svg+xml', 'svg'],
  [bare, 'image/png', 'png'],
])('%s is served as it is, as %s', async (mediaId, type, format) => {
  for (const path of [`/media/${mediaId}`, `/media/${mediaId}/v1/fit/w_1200,h_1500,q_90/file`]) {
    const answer = await app.inject(path)
    expect(answer.headers['content-type']).toBe(type)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, format })
  }
})

test('an escaped tilde is one, and files elsewhere have an address of their own', async () => {
  expect((await app.inject(`/media/${id.replace('~', '%7E')}`)).statusCode).toBe(200)
  expect((await app.inject(`/outside/${id}`)).headers['content-type']).toBe('image/png')
})

const written = 'w_5,h_5,al_c,q_80,enc_auto'

test.each([
  [`/media/nothing~mv2.png`, 404],
  [`/media/nothing~mv2.png/v1/fill/w_5,h_5,al_c/a.png`, 404],
  [`/media/${id}/v1/stretch/w_5,h_5,al_c/a.png`, 403],
  [`/media/${id}/v1/fill/w_5,al_c/a.png`, 403],
  [`/media/${id}/v1/fill/w_5,h_5,zoom_3/a.png`, 403],
  [`/media/${id}/v1/fill/w_5,h_5,q_80,enc_auto/a.png`, 403],
  [`/media/${id}/v1/fill/w_5,h_5,al_c,q_80,enc_webp/a.png`, 403],
  [`/media/${id}/v1/fit/w_5,h_5,q_90/file.png/v1/fill/${written}/a.png`, 403],
  [`/media/${id}/v1/fill/${written}`, 403],
  [`/media/${gif}/v1/fill/${written}/a.gif`, 403],
  [`/media/${bare}/v1/fill/${written}/a`, 403],
])('%s is refused with %i and a message', async (url, status) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('message')
})

test.each([
  [id, 'w_1200,h_1500', 200],
  [id, 'w_1201,h_1500', 403],
  [id, 'w_600,h_1502', 403],
  ['tiny~mv2.jpg', 'w_420,h_420', 200],
  ['tiny~mv2.jpg', 'w_421,h_420', 403],
])('of %s, %s is %i', async (mediaId, size, status) => {
  const answer = await app.inject(`/media/${mediaId}/v1/fill/${size},al_c,q_80/a.jpg`)
  expect(answer.statusCode).toBe(status)
})
