// GraphiQL from our own build: no host but this one, offline too. SECURITY row 51.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import { playgroundPolicy } from './security-headers.ts'

export type PlaygroundOptions = {
  gateway: Gateway
  dist: string
  examples: readonly { name: string; query: string }[]
}

/** Open where documents are open; elsewhere it is not there at all. */
export const playground = fp<PlaygroundOptions>(async (app, { gateway, dist, examples }) => {
  const root = join(dist, 'graphiql')
  if (!gateway.config.openDocuments || !existsSync(root)) return
  const policy = playgroundPolicy(gateway.config)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/graphiql')) reply.header('content-security-policy', policy)
  })
  app.get('/graphiql', async (_request, reply) => reply.redirect('/graphiql/'))
  app.get('/graphiql/examples.json', async () => examples)
  await app.register(fastifyStatic, {
    root,
    prefix: '/graphiql/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
})
