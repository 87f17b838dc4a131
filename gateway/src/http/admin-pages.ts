// Serves the admin: an application of its own below /admin, with its own content security policy. The storefront does
// not link to it, and the shop's session cookie alone grants no access. docs/security.md S95.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { adminPolicy } from './security-headers.ts'

type Options = { gateway: Gateway; dist: string }

/** Not registered when the admin was not built. */
export const adminPages = fp<Options>(async (app, { gateway, dist }) => {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return
  const html = readFileSync(page)
  const policy = adminPolicy(gateway.config)
  // One page for every path: the browser selects the screen, after elevation.
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html),
    )
  }
  await app.register(fastifyStatic, {
    root: join(dist, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
})
