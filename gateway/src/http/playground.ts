// Serves GraphiQL from our own build, so that it loads nothing from other hosts and works offline. docs/security.md
// S51, S97.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { playgroundPolicy } from './security-headers.ts'

/** `name`: of the operation; `summary`: what it shows. */
export type Example = { name: string; summary: string; query: string }

export type PlaygroundOptions = {
  gateway: Gateway
  dist: string
  examples: readonly Example[]
  /** Examples of the admin's playground. */
  adminExamples: readonly Example[]
}

/** Serves the playground to all callers where documents are open; below /admin to staff with an elevation. */
export const playground = fp<PlaygroundOptions>(async (app, options) => {
  const { gateway, dist, examples, adminExamples } = options
  const root = join(dist, 'graphiql')
  const page = join(root, 'index.html')
  if (!existsSync(page)) return
  const html = readFileSync(page)
  const policy = playgroundPolicy(gateway.config)
  const serve = (path: string, list: readonly Example[]) => {
    app.get(path, async (_request, reply) => reply.redirect(`${path}/`))
    app.get(`${path}/`, async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html),
    )
    app.get(`${path}/examples.json`, async () => list)
  }
  if (gateway.config.openDocuments) serve('/graphiql', examples)
  serve('/admin/graphiql', adminExamples)
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // A browser applies the policy of its own response to a worker.
    setHeaders: (reply) => reply.header('content-security-policy', policy),
  })
})
