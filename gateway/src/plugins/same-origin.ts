// Who may act with a browser's cookie: this shop's own pages. SECURITY rows 40-46.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Header our clients send; a foreign page cannot add it without asking first, and is never allowed. */
export const clientHeader = 'x-vitrine-client'

/** Header a page of the owner's side sends with what it means to change: `write`. */
export const confirmHeader = 'x-vitrine-confirm'

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (origin === config.publicUrl) return true
  // On one's own machine the shop may be opened under either loopback name.
  const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  return !config.isHttps && isLoopback && new URL(origin).host === request.headers.host
}

/** True when the browser says that one of our own pages asks. Silence counts as a no. */
export function isFromOwnPage(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  if (typeof origin === 'string') return isOwnOrigin(origin, request, config)
  return request.headers['sec-fetch-site'] === 'same-origin'
}

/** A page of another site asks, as far as the browser tells. */
export function isCrossSite(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin } = request.headers
  return typeof origin === 'string' && !isOwnOrigin(origin, request, config)
}
