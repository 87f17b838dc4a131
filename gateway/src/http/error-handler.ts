// Handles unexpected errors: logs the cause and responds without it.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/http.ts'
import type { Config } from '../config.ts'
import { CostLimitExceeded } from '../graphql/cost-limit.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'
import { DuplicateCookie } from '../session/cookie.ts'
import { jsonType, prefersHtml } from './media-types.ts'
import { strictHeaders } from './security-headers.ts'

function statusOf(error: FastifyError): number {
  if (error instanceof DuplicateCookie) return 400
  const status = error.statusCode ?? 500
  return status >= 400 && status < 600 ? status : 500
}

const codes: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

const wantsPage = (request: FastifyRequest) =>
  request.method === 'GET' && !request.url.startsWith('/graphql') && prefersHtml(request)

/** Returns the response body, without the cause. */
function errorBody(status: number, requestId: string) {
  const isOurs = status >= 500
  const message = isOurs ? commonMessages.internalError : messages.thisRequestCannotBeAnswered
  const code = codes[status] ?? (isOurs ? 'INTERNAL' : 'BAD_REQUEST')
  return { errors: [{ message, extensions: { code, requestId } }] }
}

/** Sends plain text, because rendering a page would add to the load. */
function sendRateLimited(error: CostLimitExceeded, request: FastifyRequest, reply: FastifyReply) {
  const { code, message, retryAfterSeconds, statusCode } = error
  reply.code(statusCode).header('retry-after', retryAfterSeconds)
  if (wantsPage(request)) return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
  return reply.send({ errors: [{ message, extensions: { code, requestId: request.id } }] })
}

/**
 * Responds to what Fastify refuses before there is a route, such as a URL that cannot be decoded. No hook runs for
 * it, so this sets the headers.
 */
export const unroutableHandler =
  (config: Config) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply
      .code(400)
      .headers(strictHeaders(config, request.id))
      .header('cache-control', 'no-store')
      .type(jsonType)
      .send(errorBody(400, request.id))
  }

export const errors = fp(async (app) => {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error)
    // A response that breaks off because its reader left is no failure of the gateway.
    if (reply.raw.destroyed) {
      request.log.info({ code: error.code }, 'connection closed before the response')
      return reply.hijack()
    }
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    reply.header('cache-control', 'no-store')
    if (error instanceof CostLimitExceeded) return sendRateLimited(error, request, reply)
    const page = wantsPage(request) && app.renderFailure?.(request, reply, status)
    // The error page may fail as well, which must not hide the first error.
    if (page && (await page.catch(() => null))) return reply
    return reply.code(status).type(jsonType).send(errorBody(status, request.id))
  })

  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({
        errors: [
          {
            message: messages.thereIsNothingHere,
            extensions: { code: 'NOT_FOUND', requestId: request.id },
          },
        ],
      }),
  )
})
