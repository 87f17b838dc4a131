// The platform as one Fastify application, its parts in the order they act.
import { requestIdHeader } from '@vitrine/platform'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { mountCalls, type Shop } from './mount.ts'
import { invalid, Refusal, refused, systemError } from './refuse.ts'

export type AppOptions = Shop & {
  logLevel: string
}

/** Bytes of a request body. Assumed: the platform publishes no limit. */
const bodyLimit = 1_048_576

export async function buildApp({ logLevel, ...shop }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    logger: logLevel === 'silent' ? false : { level: logLevel },
    disableRequestLogging: true,
    genReqId: newRequestId,
    // Long enough that an over-long slug reaches the call's own rule instead of a plain 404.
    routerOptions: { maxParamLength: 2000 },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) =>
    sendError(
      refused(404, 'NOT_FOUND', `No route ${request.method} ${pathOf(request)}`),
      request,
      reply,
    ),
  )
  acceptEmptyJson(app)
  await app.register(async (api) => mountCalls(api, shop))
  return app
}

let requestNumber = 0
/** Looks like the platform's: seconds, a point, a number. */
function newRequestId(): string {
  requestNumber += 1
  return `${Math.floor(Date.now() / 1000)}.${String(requestNumber).padStart(8, '0')}`
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? ''

/** A POST with the JSON type and no body means `{}`: several clients send that. */
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
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error(error)
  return reply.code(refusal.status).send(refusal.body)
}

type HttpError = Error & { statusCode?: number; code?: string }

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode = 500, message = '' } = error as HttpError
  if (statusCode >= 500) return systemError()
  if (statusCode === 413) return refused(413, 'PAYLOAD_TOO_LARGE', 'The request is too large')
  if (statusCode === 415) return refused(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON')
  return invalid('', message || 'The request cannot be read', { rule: 'FORMAT' })
}
