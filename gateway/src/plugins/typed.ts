// What was typed into a form that was refused, on its way to the page that shows it again. Sealed, for two
// minutes or until one has logged in again, for that one page; never a password, and never in an address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'

const seconds = 120
/** Time to log in again when the session had ended. */
export const untilBackSeconds = 900
/** A cookie holds about 4096 bytes; what does not fit has to be typed again. */
const most = 3800

const nameOf = (isHttps: boolean) => (isHttps ? '__Host-vitrine-typed' : 'vitrine-typed')

const cookie = (value: string, age: number, isHttps: boolean) =>
  `${nameOf(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}` +
  (isHttps ? '; Secure' : '')

const placeOf = (path: string) => `typed:${path.split('?')[0]}`

export type Typed = Record<string, string>

type Keep = { reply: FastifyReply; gateway: Gateway; keptSeconds?: number }

export function keepTyped(typed: Typed, path: string, { reply, gateway, keptSeconds }: Keep) {
  const { seal, config } = gateway
  const sealed = seal.close(JSON.stringify(typed), placeOf(path))
  if (Object.keys(typed).length === 0 || sealed.length > most) return
  reply.header('set-cookie', cookie(sealed, keptSeconds ?? seconds, config.isHttps))
}

/** Shown once: the cookie is taken back with the page. */
export function takeTyped(
  request: FastifyRequest,
  reply: FastifyReply,
  { seal, config }: Gateway,
): Typed | undefined {
  const mark = `${nameOf(config.isHttps)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const sealed = pairs.find((pair) => pair.startsWith(mark))?.slice(mark.length)
  const plain = sealed && seal.open(sealed, placeOf(request.url))
  if (!plain) return
  reply.header('set-cookie', cookie('', 0, config.isHttps))
  return JSON.parse(plain) as Typed
}
