// Serves the storefront's pages, rendered in process by the built web. Catalog pages are public and cached; the cart
// and what follows it are private.
import { existsSync } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createPageCache } from '../cache/page-cache.ts'
import { languagesOfPage } from '../content/page-languages.ts'
import { type ShopPictures, shopPicturesOf } from '../content/shop-pictures.ts'
import { localTarget } from '../domains/common/callbacks.ts'
import { sizedUrl } from '../domains/common/media.ts'
import type { Gateway } from '../gateway.ts'
import { pageCost } from '../graphql/cost-limit.ts'
import { inSpan } from '../tracing/tracing.ts'
import { builtFiles } from './built-files.ts'
import { chosenCurrency } from './chosen-currency.ts'
import { type EncodedBody, encodedBody, encodingFor } from './encoded-body.ts'
import { ownPictures } from './own-pictures.ts'
import { etagOf, hasOutcome, isUnchanged, pageTtlMs, publicPageCaching } from './page-caching.ts'
import { leadToWritten, localized } from './request-language.ts'
import { runWebOperation } from './run-web-operation.ts'
import { livePolicy, pagePolicy } from './security-headers.ts'
import { workerPath } from './service-worker.ts'
import { readTyped, type Typed } from './submitted-values.ts'
import { leadToTranslated } from './translated-choices.ts'
import { tryAgainSoon } from './try-again.ts'
import { sendUnreadable } from './unreadable-catalog.ts'
import type { Execute, RenderResult, WebBundle, WebOptions } from './web-bundle.ts'

type PagesOptions = WebOptions & { gateway: Gateway }
type RendererOptions = PagesOptions & { pictures: ShopPictures }

type Renderer = {
  render(
    request: FastifyRequest,
    reply: FastifyReply,
    values: { typed: Typed | undefined; failure?: { status: number } },
  ): Promise<RenderResult>
  /** Content-Security-Policy of what was rendered last. */
  policy(): string
}

const previewSize = { width: 1200, height: 630 } as const

/** Returns the picture for link previews of pages without their own: the merchant's, else the logo of the site. */
function previewOf({ gateway: { config, services }, pictures }: RendererOptions) {
  if (pictures.hasPreview) return { url: `${config.publicUrl}/preview.jpg`, ...previewSize }
  const { logo } = services.siteFacts.current
  const url = logo && sizedUrl(logo, previewSize, config)
  return url ? { url } : null
}

function createRenderer(options: RendererOptions): Renderer {
  const { gateway, load, pictures, isLive = false } = options

  const { config } = gateway
  const { terms } = gateway.services.content
  let rendered: WebBundle | undefined
  let policy = ''
  return {
    policy: () => policy,
    async render(request, reply, { typed, failure }) {
      const bundle = await load(request.language)
      if (bundle !== rendered)
        policy = isLive ? livePolicy : pagePolicy(config, bundle.inlineScripts)
      rendered = bundle
      const page = {
        url: request.originalUrl,
        publicUrl: config.publicUrl,
        mediaOrigin: config.mediaOrigin,
        terms,
        preview: previewOf(options),
        icons: pictures.icons,
        hasOwnIcons: pictures.hasOwnIcons,
        languagesOfPage: (slug: string) => languagesOfPage(slug, gateway.services),
        vitalsRate: config.vitals.sampleRate,
        workerPath: isLive || !config.serviceWorker ? null : workerPath,
        executePublic: executor(gateway, request, reply, false),
        executePrivate: executor(gateway, request, reply, true),
        manifest: bundle.manifest,
        requestId: request.id,
        currency: chosenCurrency(request, gateway) ?? gateway.services.siteFacts.current.currency,
        typed,
        ...(failure && { failure: { ...failure, requestId: request.id } }),
      }
      return inSpan(gateway.tracing, { name: 'render page' }, () => bundle.render(page))
    },
  }
}

/** Runs a page's documents in process, through the same pipeline as requests. */
function executor(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  withSession: boolean,
): Execute {
  const currency = chosenCurrency(request, gateway)
  const context = gateway.contextOf(request, reply, { withSession, currency })
  return async (operation) => (await runWebOperation(operation, { gateway, context })).body
}

/** A page as it is sent, and cached if it is public: only then it has an entity tag. */
type Page = Omit<RenderResult, 'html'> & { etag: string | null; body: EncodedBody }

function pageOf({ html, ...answer }: RenderResult): Page {
  const body = encodedBody(html)
  return { ...answer, body, etag: isCacheable(answer) ? etagOf(body.plain) : null }
}

/** Memory of all cached pages; their compressed bodies add about a fifth. */
const maxPageBytes = 32 * 1024 * 1024

export const pages = fp<PagesOptions>(async (app, options) => {
  const { gateway, clientDir, load } = options
  const { config } = gateway
  const pictures = shopPicturesOf(config.store.contentDir)
  const renderer = createRenderer({ ...options, pictures })
  const cache = createPageCache<Page>({
    ttlMs: pageTtlMs(config),
    maxBytes: maxPageBytes,
    bytesOf: ({ body }) => body.plain.length,
    onHit: () => gateway.tracing.event('page.cached'),
  })
  // A change of the catalog is visible on the next page.
  gateway.services.catalog.onInvalidate(cache.clear)

  if (clientDir && existsSync(clientDir))
    await app.register(builtFiles, { root: clientDir, pictures })
  await app.register(ownPictures, { pictures })

  async function send(request: FastifyRequest, reply: FastifyReply, answer: Page) {
    request.screen = answer.pattern
    reply
      .header('content-security-policy', renderer.policy())
      .header('link', `<${config.mediaOrigin}>; rel=preconnect`)
    if (answer.location) {
      const target = localTarget(answer.location) ?? '/'
      return reply.header('cache-control', 'no-store').redirect(target, answer.status)
    }
    const currency = chosenCurrency(request, gateway)
    reply.header('cache-control', cacheControl(answer, currency, config))
    reply.header('vary', 'accept-encoding, cookie')
    adviseCrawlers(reply, answer)
    if (answer.etag !== null && isUnchanged(request, reply, answer.etag))
      return reply.code(304).send()
    reply.code(answer.status).type('text/html; charset=utf-8')
    return sendEncoded(request, reply, answer.body)
  }

  /** Renders the page for an unexpected error. Used by the error handler. */
  app.decorate(
    'renderFailure',
    async (request: FastifyRequest, reply: FastifyReply, status: number) => {
      const typed = readTyped(request, reply, gateway)
      const answer = await renderer.render(request, reply, { typed, failure: { status } })
      return send(request, reply, pageOf({ ...answer, status, audience: 'private' }))
    },
  )

  const { catalogGeneration, siteFacts } = gateway.services

  async function page(request: FastifyRequest, reply: FastifyReply) {
    await gateway.countPage(request)
    if (catalogGeneration.isUnreadable()) return sendUnreadable(request, reply, siteFacts.current)
    const { isForDevelopment } = await load(request.language)
    if (!config.isDevelopment && isForDevelopment(request.originalUrl)) return reply.callNotFound()
    const typed = readTyped(request, reply, gateway)
    const isPrivate = typed !== undefined || hasOutcome(request.url)
    const render = async () => {
      await gateway.costLimit.take(gateway.callerOf(request), pageCost)
      const answer = await renderer.render(request, reply, { typed })
      const isOwn = isPrivate || reply.hasHeader('set-cookie')
      return pageOf(isOwn ? { ...answer, audience: 'private' } : answer)
    }
    const key = `${chosenCurrency(request, gateway) ?? ''} ${request.originalUrl}`
    const answer = await (isPrivate ? render() : cache.get(key, render, isCacheable))
    // The first page met the refusal itself.
    if (answer.status >= 500 && catalogGeneration.isUnreadable())
      return sendUnreadable(request, reply, siteFacts.current)
    return send(request, reply, answer)
  }
  app.decorate('renderPage', page)
  app.get('/*', localized, async (request, reply) =>
    (await isLedElsewhere(request, reply, gateway)) ? reply : page(request, reply),
  )
})

/** Redirects from an address that the shop writes in another way. */
const isLedElsewhere = async (request: FastifyRequest, reply: FastifyReply, gateway: Gateway) =>
  leadToWritten(request, reply) || (await leadToTranslated(request, reply, gateway))

declare module 'fastify' {
  interface FastifyInstance {
    renderFailure?: (
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
    ) => Promise<unknown>
    renderPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }
}

const isCacheable = (answer: Pick<Page, 'audience' | 'status'>) =>
  answer.audience === 'public' && answer.status === 200

function adviseCrawlers(reply: FastifyReply, { noindex, status }: Page) {
  if (noindex || status >= 400) reply.header('x-robots-tag', 'noindex')
  if (status === 503) tryAgainSoon(reply)
}

/** Sends a body in the encoding that the caller accepts, compressed in one call: a stream costs as much again. */
function sendEncoded(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const encoding = encodingFor(request.headers['accept-encoding'], body)
  if (encoding === null) return reply.send(body.plain)
  return reply.header('content-encoding', encoding).send(body.in(encoding))
}

/** A page in a chosen currency is for its visitor: caches that ignore `Vary` would show it to others. */
function cacheControl(answer: Page, currency: string | null, config: Gateway['config']) {
  if (!isCacheable(answer)) return 'private, no-store'
  return currency === null ? publicPageCaching(config) : 'private, no-cache'
}
