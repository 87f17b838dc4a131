// Everything a browser sees of the platform, but the inspector.
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '../context.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { flowRoutes } from './flow-routes.ts'
import { pageScript } from './kit/script.ts'
import { pageStyle } from './kit/style.ts'

export async function pageRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(formbody)
  app.get('/hosted/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  )
  app.get('/hosted/page.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageScript),
  )
  checkoutRoutes(app, shop)
  flowRoutes(app, shop)
}
