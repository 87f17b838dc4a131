// The language of a request: the first segment of its address. Routes are written for the first language; those that
// exist in all languages say so. docs/decisions/048-languages.md, docs/security.md S122
import type { IncomingMessage } from 'node:http'
import {
  basePathOf,
  isLanguage,
  type LanguageCode,
  primaryLanguage,
  splitAddress,
} from '@vitrine/languages'
import { runInLanguage } from '@vitrine/languages/current'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { localTarget } from '../domains/common/callbacks.ts'
import { prefersHtml } from './media-types.ts'

/** An address of no screen and no file. */
const nowhere = '/_unreadable'

/**
 * Returns the address that is routed: `/cart` for `/de/cart`. For Fastify's `rewriteUrl`. It routes no address that cannot
 * be decoded; a browser gets the page of the shop that says that there is nothing here.
 */
export function routedUrl({ url = '/', method, headers }: IncomingMessage): string {
  const { path } = splitAddress(url)
  const isPage = method === 'GET' && !isDecodable(path) && prefersHtml({ headers })
  return isPage ? nowhere : path
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Returns the address that the shop writes for one that names its language in another way: `/de/cart` for `/DE/cart`,
 * `/cart` for `/en/cart`; null for every other one, and for one that would lead to another host.
 */
function writtenAddress(address: string): string | null {
  const [, segment = '', rest = ''] = /^\/([^/?#]+)(.*)$/s.exec(address) ?? []
  const code = segment.toLowerCase()
  if (!isLanguage(code)) return null
  const written = basePathOf(code) + rest
  return written === address ? null : localTarget(written.startsWith('/') ? written : `/${written}`)
}

/** Redirects from an address that names its language in another way than the shop; returns whether it did. */
export function leadToWritten({ originalUrl }: FastifyRequest, reply: FastifyReply): boolean {
  const address = writtenAddress(originalUrl)
  if (address !== null) reply.header('cache-control', 'no-store').redirect(address, 301)
  return address !== null
}

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
