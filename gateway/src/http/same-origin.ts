// CSRF protection: only this shop's own pages may use a browser's cookie. docs/security.md S40-S46.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Header our clients send; a cross-site page needs a preflight for it, which is never allowed. */
export const clientHeader = 'x-vitrine-client'

/** Header that confirms a write of the admin: `write`. */
export const confirmHeader = 'x-vitrine-confirm'

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === config.publicUrl) return true
  // On a developer's machine the shop may be opened by either loopback name.
  const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  return !config.isHttps && isLoopback && new URL(origin).host === request.headers.host
}

/** Returns whether the browser states that one of our pages made the request. A missing header counts as no. */
export function isFromOwnPage(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (typeof origin === 'string') return isOwnOrigin(origin, request, config)
  return request.headers['sec-fetch-site'] === 'same-origin'
}

/** Returns whether the browser states that a page of another site made the request. */
export function isCrossSite(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin } = request.headers
  return typeof origin === 'string' && !isOwnOrigin(origin, request, config)
}

/** Returns whether an app may call: from a server, from the shop's own pages, or from an origin that its key has. */
export function mayCallFrom(
  request: FastifyRequest,
  config: Config,
  allowedOrigins: readonly string[],
): boolean {
  if (!isCrossSite(request, config)) return true
  const { origin } = request.headers
  return origin !== undefined && allowedOrigins.includes(origin)
}
