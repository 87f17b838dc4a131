import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { pages } from './pages.ts'

/** A shop whose page shows how often it was rendered; a request with `x-rotate` gets a new session cookie. */
async function openShop() {
  let renders = 0
  const gateway = {
    config: {
      publicUrl: 'https://shop.test',
      mediaOrigin: 'https://media.test',
      captcha: {},
      store: { currency: 'USD', currencies: ['USD', 'EUR'] },
      vitals: {},
      cache: { seconds: 15, staleSeconds: 30 },
      isDevelopment: false,
    },
    services: { catalog: { onInvalidate: () => {} }, content: { terms: null } },
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
    return { status: 200, audience: 'public' as const, html: `<p>${renders}</p>` }
  }
  await app.register(pages, {
    gateway,
    load: async () => ({
      render,
      renderText: async () => ({ status: 404, text: '' }),
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
