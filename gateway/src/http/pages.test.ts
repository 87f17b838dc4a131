import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { noTracing } from '../tracing/tracing.ts'
import { pages } from './pages.ts'

/** A shop whose page shows how often it was rendered; a request with `x-rotate` gets a new session cookie. */
async function openShop({ filler = '' } = {}) {
  let renders = 0
  const gateway = {
    tracing: noTracing,
    config: {
      publicUrl: 'https://shop.test',
      mediaOrigin: 'https://media.test',
      captcha: {},
      store: {},
      vitals: {},
      cache: { seconds: 15, staleSeconds: 30 },
      isDevelopment: false,
    },
    services: {
      catalog: { onInvalidate: () => {} },
      catalogGeneration: { isUnreadable: () => false },
      siteFacts: { current: { currency: 'USD', currencies: ['USD', 'EUR'], logo: null } },
      content: { terms: null },
    },
    countPage: async () => {},
    callerOf: () => ({}),
    costLimit: { take: async () => {} },
    trusted: { find: () => undefined },
    contextOf(request: FastifyRequest, reply: FastifyReply, { withSession = true } = {}) {
      if (withSession && request.headers['x-rotate']) reply.header('set-cookie', 'session=rotated')
      return {}
    },
  } as unknown as Gateway
  const app = Fastify()
  const render = async () => {
    renders += 1
    return {
      status: 200,
      audience: 'public' as const,
      pattern: '/',
      html: [`<p>${renders}</p>`, filler],
    }
  }
  await app.register(pages, {
    gateway,
    load: async () => ({
      render,
      renderText: async () => ({ status: 404, text: '' }),
      renderCartCount: async () => '',
      knownRoutes: [],
      inlineScripts: [],
      crawlerPaths: () => ({ listed: [], refused: [] }),
      isForDevelopment: () => false,
      forms: [],
      manifest: null,
    }),
  })
  return app
}

test('S52 a public page rendered with a cookie for one visitor is private and not cached', async () => {
  const app = await openShop()
  const own = await app.inject({ url: '/c/lighting', headers: { 'x-rotate': '1' } })
  expect(own.headers['set-cookie']).toBe('session=rotated')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(own.headers.etag).toBeUndefined()
  const other = await app.inject({ url: '/c/lighting' })
  expect([other.body, other.headers['set-cookie']]).toEqual(['<p>2</p>', undefined])
  expect(other.headers['cache-control']).toMatch(/^public/)
  const third = await app.inject({ url: '/c/lighting' })
  expect(third.body).toBe('<p>2</p>')
})

test('a public page is compressed once for all callers, each of whom gets an encoding that it accepts', async () => {
  const app = await openShop({ filler: 'mug '.repeat(1000) })
  const get = (encoding?: string) =>
    app.inject({ url: '/c/lighting', headers: encoding ? { 'accept-encoding': encoding } : {} })
  const [plain, br, again, gzipped] = [
    await get(),
    await get('br'),
    await get('br'),
    await get('gzip'),
  ]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect([br, again, gzipped].map(({ headers }) => headers['content-encoding'])).toEqual([
    ...['br', 'br', 'gzip'],
  ])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body)
  expect(again.rawPayload.equals(br.rawPayload)).toBe(true)
  expect(br.headers).toMatchObject({ etag: plain.headers.etag, vary: 'accept-encoding, cookie' })
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
})

test('a private page is compressed in one piece', async () => {
  const app = await openShop({ filler: 'mug '.repeat(1000) })
  const own = await app.inject({ url: '/', headers: { 'x-rotate': '1', 'accept-encoding': 'br' } })
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(brotliDecompressSync(own.rawPayload).toString()).toContain('<p>1</p>')
  expect(own.headers['content-length']).toBe(String(own.rawPayload.length))
})
