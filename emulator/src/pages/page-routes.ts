// Serves all pages of the platform, except for the inspector.
import formbody from '@fastify/formbody'
import { runInLanguage } from '@vitrine/languages/current'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { captchaRoutes } from './captcha/captcha-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { flowRoutes } from './flow-routes.ts'
import { pageLanguage } from './kit/page-language.ts'
import { pageScript } from './kit/script.ts'
import { styleRoutes } from './kit/style.ts'
import { messageScript } from './sign-in/message-page.ts'
import { resetRoutes } from './sign-in/reset-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

export async function pageRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', (request, reply, done) =>
    runInLanguage(pageLanguage(request, reply), done),
  )
  styleRoutes(app)
  app.get('/hosted/page.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageScript),
  )
  app.get('/hosted/message.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(messageScript),
  )
  checkoutRoutes(app, shop)
  flowRoutes(app, shop)
  signInRoutes(app, shop)
  resetRoutes(app, shop)
  accountRoutes(app, shop)
  captchaRoutes(app, shop)
}
