// Builds the embedded platform as one Fastify application; registers its parts in the order in which they
// run.
import { requestIdHeader, violationsOf } from '@vitrine/platform'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { watchStock } from './back-in-stock/restock-mails.ts'
import { CallLimit, CallsRefused } from './call-limit.ts'
import type { Shop } from './context.ts'
import { controlRoutes } from './control/control-routes.ts'
import type { Controlled } from './control/controlled.ts'
import { Events } from './events/events.ts'
import { Faults } from './faults.ts'
import { sendUnknownPage, UnknownPath, unknownPath } from './http/unknown-page.ts'
import { closeEntry, openEntry, watchCalls } from './http/watch-calls.ts'
import { inspectorRoutes } from './inspector/inspector-routes.ts'
import { type MediaOptions, mediaRoutes } from './media/media-routes.ts'
import { createPictureStore } from './media/picture-store.ts'
import { uploadRoutes } from './media/upload-routes.ts'
import { createUploads } from './media/uploads.ts'
import { mountCalls } from './mount.ts'
import { shopNameDecorator } from './pages/kit/page.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { ReadLag } from './read-lag.ts'
import { invalid, invalidFields, Refusal, refused, systemError } from './refuse.ts'
import { RequestLog } from './request-log.ts'
import { shopNameOf } from './state/shop-name.ts'
import { siteSettingsOf } from './state/site-settings.ts'

export type AppOptions = Shop & {
  logLevel: string
  /** Target URL of change events. Without one, events are only recorded. */
  webhookUrl?: string
  media: Pick<MediaOptions, 'cacheDir' | 'find'> & {
    /** Directory of uploaded pictures; `memory` for tests. */
    uploadDir: string | 'memory'
  }
}

/** The application and the controls that the control API and tests use. */
export type App = Controlled & { server: FastifyInstance }

/** Maximum size of a request body in bytes. Assumed: the platform publishes no limit. */
const bodyLimit = 1_048_576

export async function buildApp({ logLevel, media, webhookUrl, ...shop }: AppOptions): Promise<App> {
  const server = Fastify({
    bodyLimit,
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: newRequestId,
    // A URL that cannot be decoded never reaches a hook.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.header(requestIdHeader, request.id)),
    // Closes open connections on shutdown: a call that a fault leaves hanging must not keep the process
    // alive.
    forceCloseConnections: true,
    // Lets an over-long slug reach the call's own validation instead of a plain 404.
    routerOptions: { maxParamLength: 2000 },
  })
  const sendLeftOver = watchStock(shop)
  const events = new Events(shop, webhookUrl)
  sendLeftOver()
  server.addHook('onClose', async () => events.stop())
  const controlled: Controlled = {
    ...shop,
    events,
    log: new RequestLog(),
    callLimit: new CallLimit(),
    readLag: new ReadLag(shop.state),
    faults: new Faults(),
  }
  server.decorate(shopNameDecorator, () => shopNameOf(shop.state))
  server.decorateRequest('entry', null)
  server.decorateRequest('fault', null)
  server.decorateRequest('started', 0)
  server.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
  server.setErrorHandler(sendError)
  answerUnknown(server, controlled)
  acceptEmptyJson(server)
  await server.register(async (api) => {
    watchCalls(api, controlled)
    api.addHook('onRequest', async ({ headers }) => controlled.callLimit.count(headers, shop))
    mountCalls(api, shop, controlled.readLag)
  })
  await server.register((pages) => pageRoutes(pages, shop))
  await serveMedia(server, controlled, media)
  await server.register((control) => controlRoutes(control, controlled), { prefix: '/_control' })
  await server.register((inspector) => inspectorRoutes(inspector, controlled))
  return { ...controlled, server }
}

async function serveMedia(server: FastifyInstance, shop: Controlled, media: AppOptions['media']) {
  const { cacheDir, find, uploadDir } = media
  const uploads = createUploads(shop, createPictureStore(uploadDir))
  const elsewhere = (mediaId: string) => shop.state.media.get(mediaId)?.url
  const isStrict = () => siteSettingsOf(shop.state).checksTransforms
  await server.register(
    mediaRoutes({ cacheDir, find, uploaded: uploads.read, elsewhere, isStrict }),
  )
  await server.register(async (files) => {
    watchCalls(files, shop)
    await uploadRoutes(files, uploads)
  })
}

/** Logs a request to an unknown URL as a call and answers it with 404. */
function answerUnknown(server: FastifyInstance, { log, state }: Controlled): void {
  server.setNotFoundHandler((request, reply) => {
    request.entry = openEntry(log, request, state.now())
    sendError(unknownPath(state), request, reply)
    closeEntry(request, reply)
  })
}

let requestNumber = 0
/** Returns an id in the platform's format: seconds, a point, a number. */
function newRequestId(): string {
  requestNumber += 1
  return `${Math.floor(Date.now() / 1000)}.${String(requestNumber).padStart(8, '0')}`
}

/** Reads a POST with the JSON type and no body as `{}`, because several clients send that. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, {})
      else parse(request, body, done)
    },
  )
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof UnknownPath) return sendUnknownPage(reply)
  const refusal = refusalOf(error)
  if (refusal instanceof CallsRefused && refusal.retryAfterSeconds !== null) {
    reply.header('retry-after', refusal.retryAfterSeconds)
  }
  if (refusal.status >= 500) request.log.error(error)
  return reply.code(refusal.status).send(refusal.body)
}

type HttpError = Error & { statusCode?: number; code?: string }

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof ZodError) return invalidFields(violationsOf(error))
  const { statusCode = 500, message = '' } = error as HttpError
  if (statusCode >= 500) return systemError()
  if (statusCode === 413) return refused(413, 'PAYLOAD_TOO_LARGE', 'The request is too large')
  if (statusCode === 415) return refused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON')
  return invalid('', message || 'The request cannot be read', { rule: 'FORMAT' })
}
