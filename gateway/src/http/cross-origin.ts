// Lets pages of other origins use the API with an app key that is registered for their origin, without cookies.
// docs/security.md S46 and S108.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../apps/app-keys.ts'
import type { Gateway } from '../gateway.ts'
import { limitHeaderNames } from './limit-headers.ts'
import { isCrossSite, mayCallFrom } from './same-origin.ts'

const requestHeaders = 'authorization, content-type, x-vitrine-currency'
const responseHeaders = [...limitHeaderNames, 'Retry-After', 'X-Request-Id'].join(', ')
/** Browsers send a preflight again after this time, so that a revoked origin is refused before the request. */
const preflightSeconds = '600'

const originOf = ({ headers }: FastifyRequest) => headers.origin ?? null

type Called = Pick<Gateway, 'config'> & { app: App }

/** Returns whether an app may call from the origin of a request, and lets pages of that origin read the response. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, called: Called): boolean {
  if (!mayCallFrom(request, called.config, called.app.allowedOrigins)) return false
  const origin = originOf(request)
  if (origin === null || !isCrossSite(request, called.config)) return true
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-expose-headers', responseHeaders)
  return true
}

/**
 * Returns a hook that lets pages of an app's origins read every response, also one that is refused before its document is
 * read: a body that is no JSON, of another type or too costly. Without a valid key an origin reads nothing.
 */
export const openToOrigins = (gateway: Pick<Gateway, 'appKeys' | 'config'>) =>
  async function openToOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { authorization, origin } = request.headers
    if (origin === undefined || authorization === undefined) return
    const app = await gateway.appKeys.find(authorization)
    if (app && allowOrigin(request, reply, { app, config: gateway.config })) {
      reply.header('vary', 'origin')
    }
  }

/**
 * Responds to a preflight for an origin that is registered with any key, because a preflight has no key. Returns
 * false for all others. Never allows credentials.
 */
export async function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  { appKeys }: Pick<Gateway, 'appKeys'>,
): Promise<boolean> {
  const origin = originOf(request)
  const isPreflight = request.headers['access-control-request-method'] !== undefined
  if (origin === null || !isPreflight || !(await appKeys.isAllowedOrigin(origin))) return false
  reply.code(204).headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': preflightSeconds,
    vary: 'origin',
  })
  return true
}
