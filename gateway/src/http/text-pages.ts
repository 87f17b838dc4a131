// Pages of text for programs: `/llms.txt`, and a Markdown twin of each product page. They are public, rendered without a
// session, and limited and cached like pages. docs/decisions/040-markdown-twins.md

import { localizedPath } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
import { createPageCache } from '../cache/page-cache.ts'
import type { Gateway } from '../gateway.ts'
import { pageCost } from '../graphql/cost-limit.ts'
import { etagOf, isUnchanged, pageTtlMs, publicPageCaching } from './page-caching.ts'
import { localized } from './request-language.ts'
import { runWebOperation } from './run-web-operation.ts'
import { tryAgainSoon } from './try-again.ts'
import type { TextRequest, TextResult, WebOptions } from './web-bundle.ts'

type TextPagesOptions = { gateway: Gateway; load: WebOptions['load'] }

const isThere = ({ status }: TextResult) => status === 200

/** Memory of all cached texts, of a few kilobytes each. */
const maxTextBytes = 4 * 1024 * 1024

export const textPages = fp<TextPagesOptions>(async (app, { gateway, load }) => {
  const { config } = gateway
  const { terms } = gateway.services.content
  const cache = createPageCache<TextResult>({
    ttlMs: pageTtlMs(config),
    maxBytes: maxTextBytes,
    bytesOf: ({ text }) => text.length * 2,
  })
  gateway.services.catalog.onInvalidate(cache.clear)

  async function read(request: FastifyRequest, reply: FastifyReply, page: TextRequest['page']) {
    await gateway.countPage(request)
    const key = `${request.language} ${page.kind === 'shop' ? '' : page.slug}`
    return cache.get(
      key,
      async () => {
        await gateway.costLimit.take(gateway.callerOf(request), pageCost)
        const context = gateway.contextOf(request, reply, { withSession: false, currency: null })
        return (await load(request.language)).renderText({
          page,
          publicUrl: config.publicUrl,
          terms,
          isApiOpen: config.openDocuments,
          executePublic: async (operation) =>
            (await runWebOperation(operation, { gateway, context })).body,
        })
      },
      isThere,
    )
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { result: { status, text }, type }: { result: TextResult; type: string },
  ) {
    if (status !== 200) {
      if (status === 503) tryAgainSoon(reply)
      const message = status === 503 ? messages.notYet : messages.notFound
      reply.code(status).header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
    }
    reply.header('cache-control', publicPageCaching(config)).header('vary', 'accept-encoding')
    if (isUnchanged(request, reply, etagOf(text))) return reply.code(304).send()
    return reply.type(type).send(text)
  }

  app.get('/llms.txt', localized, async (request, reply) => {
    const result = await read(request, reply, { kind: 'shop' })
    return send(request, reply, { result, type: 'text/plain; charset=utf-8' })
  })

  app.get<{ Params: { slug: string } }>('/p/:slug.md', localized, async (request, reply) => {
    const { slug } = request.params
    const result = await read(request, reply, { kind: 'product', slug })
    // The page is the one that search engines list.
    const path = localizedPath(request.language, `/p/${encodeURIComponent(slug)}`)
    const page = config.publicUrl + path
    if (isThere(result)) reply.header('link', `<${page}>; rel="canonical"`)
    return send(request, reply, { result, type: 'text/markdown; charset=utf-8' })
  })
})
