import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { isCrossSite, isFromOwnPage } from './same-origin.ts'

type RequestCase = { origin: string; host?: string; isHttps?: boolean }

function verdictOf({ origin, host = 'localhost:3000', isHttps = false }: RequestCase) {
  const request = { headers: { origin, host } } as FastifyRequest
  const config = { publicUrl: 'https://shop.test', isHttps } as Config
  return { own: isFromOwnPage(request, config), foreign: isCrossSite(request, config) }
}

test.each<[string, RequestCase, boolean]>([
  ['the shop’s own address', { origin: 'https://shop.test' }, true],
  ['the loopback name it was opened under', { origin: 'http://localhost:3000' }, true],
  ['another port of this machine', { origin: 'http://localhost:3001' }, false],
  ['another loopback name', { origin: 'http://127.0.0.1:3000' }, false],
  [
    'loopback, where the shop is served over https',
    { origin: 'http://localhost:3000', isHttps: true },
    false,
  ],
  [
    'a host that only begins like loopback',
    { origin: 'http://localhost.evil.test:3000', host: 'localhost.evil.test:3000' },
    false,
  ],
])('S45 %s', (_, request, isOwn) => {
  expect(verdictOf(request)).toEqual({ own: isOwn, foreign: !isOwn })
})
