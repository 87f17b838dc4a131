// Carries the values of a refused form to the page that shows it again, in a sealed cookie for that page only: for two
// minutes or until the visitor has signed in again. Never a password, and never in a URL.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'

const seconds = 120
/** Time to sign in again when the session had ended. */
export const signInAgainSeconds = 900
/** A cookie holds about 4096 bytes; what does not fit has to be typed again. */
const maxCookieBytes = 3800

const nameOf = (isHttps: boolean) => (isHttps ? '__Host-vitrine-typed' : 'vitrine-typed')

const cookie = (value: string, age: number, isHttps: boolean) =>
  `${nameOf(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}` +
  (isHttps ? '; Secure' : '')

const sealContextOf = (path: string) => `typed:${path.split('?')[0]}`

export type Typed = Record<string, string>

type StoreOptions = { reply: FastifyReply; gateway: Gateway; maxAgeSeconds?: number }

export function storeTyped(
  typed: Typed,
  path: string,
  { reply, gateway, maxAgeSeconds }: StoreOptions,
) {
  const { seal, config } = gateway
  const sealed = seal.close(JSON.stringify(typed), sealContextOf(path))
  if (Object.keys(typed).length === 0 || sealed.length > maxCookieBytes) return
  reply.header('set-cookie', cookie(sealed, maxAgeSeconds ?? seconds, config.isHttps))
}

/** Reads the values once: the cookie is removed with the response. */
export function readTyped(
  request: FastifyRequest,
  reply: FastifyReply,
  { seal, config }: Gateway,
): Typed | undefined {
  const prefix = `${nameOf(config.isHttps)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const sealed = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  const plain = sealed && seal.open(sealed, sealContextOf(request.url))
  if (!plain) return
  reply.header('set-cookie', cookie('', 0, config.isHttps))
  return JSON.parse(plain) as Typed
}
