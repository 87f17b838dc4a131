// The shop's pages: rendered here, in process, from the built web. Store pages are the same for
// everybody; the cart and what follows it belong to the caller.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { localTarget } from '../domains/common/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import { pageCost } from '../graphql/cost-limit.ts'
import { createPageCache } from './page-cache.ts'
import { livePolicy, pagePolicy } from './security-headers.ts'
import { type Typed, takeTyped } from './typed.ts'
import type { Execute, RenderAnswer, WebBundle } from './web-bundle.ts'

export type WebOptions = {
  gateway: Gateway
  /** Loads the page renderer: the built one, or a live one while developing. */
  load: () => Promise<WebBundle>
  /** Folder of the built client; absent while developing, when another server has the assets. */
  clientDir?: string
  /** The renderer changes while it runs: load it for every page, and let its server talk to the browser. */
  isLive?: boolean
}

/** The built web in a folder made by `pnpm build`. */
export function builtWeb(dist: string): Omit<WebOptions, 'gateway'> {
  const clientDir = join(dist, 'client')
  const manifestFile = join(clientDir, '.vite/manifest.json')
  const load = async (): Promise<WebBundle> => {
    const entry = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
    const manifest = existsSync(manifestFile)
      ? JSON.parse(readFileSync(manifestFile, 'utf8'))
      : null
    return { ...entry, manifest }
  }
  return { load, clientDir }
}

const immutable = 'public, max-age=31536000, immutable'
/** How long a rendered page is shown again without being made anew. */
const pageMs = 3000

type Renderer = {
  render(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { typed: Typed | undefined; failure?: { status: number } },
  ): Promise<RenderAnswer>
  /** Content-Security-Policy of what was rendered last. */
  policy(): string
}

/** Loads the bundle once, or for every page while it changes. */
function createRenderer({ gateway, load, isLive = false }: WebOptions): Renderer {
  const { config } = gateway
  let bundle: WebBundle | undefined
  let policy = ''
  return {
    policy: () => policy,
    async render(request, reply, { typed, failure }) {
      if (!bundle || isLive) {
        bundle = await load()
        policy = isLive ? livePolicy : pagePolicy(config, bundle.inlineScripts)
      }
      return bundle.render({
        url: request.url,
        publicUrl: config.publicUrl,
        mediaOrigin: config.mediaOrigin,
        executePublic: executor(gateway, request, reply, false),
        executePrivate: executor(gateway, request, reply, true),
        manifest: bundle.manifest,
        requestId: request.id,
        typed,
        ...(failure && { failure: { ...failure, requestId: request.id } }),
      })
    },
  }
}

/** Runs a page's documents in process, through the same door as everybody's. */
function executor(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  withSession: boolean,
): Execute {
  const context = gateway.contextOf(request, reply, { withSession })
  return async ({ documentId, query, operationName, variables }) => {
    const id = documentId.startsWith('sha256:') ? documentId : `sha256:${documentId}`
    const isKnown = gateway.trusted.find(id) !== undefined
    const document = isKnown ? { documentId: id } : { query }
    const options = { isOwn: !isKnown }
    const { body } = await gateway.pipeline.run(
      { ...document, operationName, variables },
      context,
      options,
    )
    return body
  }
}

type Page = RenderAnswer & { etag: string }

const withEtag = (answer: RenderAnswer): Page => ({
  ...answer,
  etag: `"${createHash('sha256').update(answer.html).digest('base64url').slice(0, 22)}"`,
})

export const web = fp<WebOptions>(async (app, options) => {
  const { gateway, clientDir } = options
  const { config } = gateway
  const renderer = createRenderer(options)
  const keepMs = config.cache.seconds > 0 ? pageMs : 0
  const cache = createPageCache<Page>({ keepMs, most: 500 })
  // Whoever changes the catalogue here sees it on the very next page.
  gateway.services.catalogue.onClear(cache.clear)

  if (clientDir && existsSync(clientDir)) await app.register(fastifyStatic, assets(clientDir))

  function send(request: FastifyRequest, reply: FastifyReply, answer: Page) {
    reply
      .header('content-security-policy', renderer.policy())
      .header('link', `<${config.mediaOrigin}>; rel=preconnect`)
    if (answer.location) {
      const target = localTarget(answer.location) ?? '/'
      return reply.header('cache-control', 'no-store').redirect(target, answer.status)
    }
    reply
      .header('cache-control', cacheControl(answer, config.cache.staleSeconds))
      .header('vary', 'accept-encoding')
    if (answer.noindex || answer.status >= 400) reply.header('x-robots-tag', 'noindex')
    if (isKeepable(answer)) {
      reply.header('etag', answer.etag)
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    }
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html)
  }

  /** The page for what nobody expected. Used by the error handler. */
  app.decorate(
    'renderFailure',
    async (request: FastifyRequest, reply: FastifyReply, status: number) => {
      const typed = takeTyped(request, reply, gateway)
      const answer = await renderer.render(request, reply, { typed, failure: { status } })
      return send(request, reply, withEtag({ ...answer, status, audience: 'private' }))
    },
  )

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (!config.isDevelopment && isForDevelopment(request.url)) return reply.callNotFound()
    await gateway.countPage(request)
    const typed = takeTyped(request, reply, gateway)
    const isOfOneVisitor = typed !== undefined || saysWhatHappened(request.url)
    const render = async () => {
      await gateway.costLimit.take(gateway.callerOf(request), pageCost)
      const answer = await renderer.render(request, reply, { typed })
      const isOwn = isOfOneVisitor || reply.hasHeader('set-cookie')
      return withEtag(isOwn ? { ...answer, audience: 'private' } : answer)
    }
    const kept = isOfOneVisitor ? render() : cache.get(request.url, render, isKeepable)
    return send(request, reply, await kept)
  }
  app.decorate('renderPage', page)
  app.get('/*', page)
})

const assets = (root: string) => ({
  root,
  wildcard: false,
  preCompressed: true,
  index: false as const,
  cacheControl: false,
  setHeaders: (reply: Pick<FastifyReply, 'header'>, path: string) => {
    reply.header('cache-control', path.includes('/assets/') ? immutable : 'public, max-age=3600')
  },
})

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

/** The gallery of parts is for those who build the shop. */
const isForDevelopment = (url: string) => /^\/_gallery\/*$/i.test(pathOf(url))

/** As it is read by the table of screens; the address itself where it cannot be. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://shop.invalid').pathname)
  } catch {
    return url
  }
}

/** Names in an address that speak of what one visitor did: a refusal, its request id, a success. */
const happened = ['problem', 'ref', 'done', 'ended']
const saysWhatHappened = (url: string) => {
  const search = new URLSearchParams(url.split('?').slice(1).join('?'))
  return happened.some((name) => search.has(name))
}

const isKeepable = (answer: RenderAnswer) => answer.audience === 'public' && answer.status === 200

function cacheControl(answer: RenderAnswer, staleSeconds: number): string {
  if (!isKeepable(answer)) return 'private, no-store'
  return `public, max-age=0, s-maxage=15, stale-while-revalidate=${staleSeconds}`
}
