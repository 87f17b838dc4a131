// `GET /cart/count`: the number at the cart, which pages frame for visitors without JavaScript. docs/security.md S127,
// docs/decisions/056-cart-count-without-javascript.md
import type { FastifyPluginAsync } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { localized } from './request-language.ts'
import { runWebOperation } from './run-web-operation.ts'
import { framedHeaders } from './security-headers.ts'
import type { WebOptions } from './web-bundle.ts'

type CartCountOptions = { gateway: Gateway; load: WebOptions['load'] }

export const cartCount: FastifyPluginAsync<CartCountOptions> = async (app, { gateway, load }) => {
  app.get('/cart/count', localized, async (request, reply) => {
    await gateway.countPage(request)
    const { renderCartCount, manifest } = await load(request.language)
    const context = gateway.contextOf(request, reply, { withSession: true, currency: null })
    const caller = gateway.callerOf(request)
    const html = await renderCartCount({
      manifest,
      executePrivate: async (operation) =>
        (await runWebOperation(operation, { gateway, context, caller })).body,
    })
    reply.headers(framedHeaders).header('cache-control', 'private, no-store')
    return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html)
  })
}
