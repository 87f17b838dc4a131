// Carries the values of a refused form to the page that shows it again, in a sealed cookie for that page only: for two
// minutes or until the visitor has signed in again. Never a password, and never in a URL.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { cookieValues, removedCookieHeader, setCookieHeader } from '../session/cookie-header.ts'

const seconds = 120
/** Time to sign in again when the session had ended. */
export const signInAgainSeconds = 900
/** A cookie holds about 4096 bytes; what does not fit has to be typed again. */
const maxCookieBytes = 3800

const sealContextOf = (path: string) => `typed:${path.split('?')[0]}`

export type Typed = Record<string, string>

type StoreOptions = { reply: FastifyReply; gateway: Gateway; maxAgeSeconds?: number }

export function storeTyped(
  typed: Typed,
  path: string,
  { reply, gateway, maxAgeSeconds = seconds }: StoreOptions,
) {
  const { seal, config } = gateway
  const sealed = seal.close(JSON.stringify(typed), sealContextOf(path))
  if (Object.keys(typed).length === 0 || sealed.length > maxCookieBytes) return
  const { isHttps } = config
  reply.header('set-cookie', setCookieHeader('typed', sealed, { isHttps, maxAgeSeconds }))
}

/** Reads the values once: the cookie is removed with the response. */
export function readTyped(
  request: FastifyRequest,
  reply: FastifyReply,
  { seal, config }: Gateway,
): Typed | undefined {
  const [sealed] = cookieValues(request.headers.cookie, 'typed', config.isHttps)
  const plain = sealed && seal.open(sealed, sealContextOf(request.originalUrl))
  if (!plain) return
  reply.header('set-cookie', removedCookieHeader('typed', config.isHttps))
  return JSON.parse(plain) as Typed
}
