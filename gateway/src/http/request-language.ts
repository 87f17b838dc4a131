// The language of a request: the first segment of its address. Routes are written for the first language; those that
// exist in all languages say so. docs/decisions/048-languages.md, docs/security.md S122
import type { IncomingMessage } from 'node:http'
import { type LanguageCode, primaryLanguage, splitAddress } from '@vitrine/languages'
import { runInLanguage } from '@vitrine/languages/current'
import fp from 'fastify-plugin'

/** Returns the address that is routed: `/cart` for `/de/cart`. For Fastify's `rewriteUrl`. */
export const routedUrl = ({ url = '/' }: IncomingMessage): string => splitAddress(url).path

/** Marks a route that exists in every language. */
export const localized = { config: { isLocalized: true } } as const

/** Refuses routes below a language unless they are marked: rules about paths then know every path of a route. */
export const requestLanguage = fp(async (app) => {
  app.decorateRequest('language', {
    getter() {
      return splitAddress(this.originalUrl).language
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.language === primaryLanguage) done()
    else runInLanguage(request.language, done)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { is404, language, routeOptions } = request
    if (is404 || language === primaryLanguage || routeOptions.config.isLocalized) return
    // The page says in the language of the address that there is nothing here.
    if (request.method === 'GET' && app.renderPage) return app.renderPage(request, reply)
    return reply.callNotFound()
  })
})

declare module 'fastify' {
  interface FastifyRequest {
    readonly language: LanguageCode
  }
  interface FastifyContextConfig {
    isLocalized?: boolean
  }
}
