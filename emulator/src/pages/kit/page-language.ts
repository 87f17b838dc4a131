// The language of the hosted pages. docs/contract/real-site.md §3: the language of a redirect session is in the address of
// its page; this platform remembers it for the pages that follow.
import { isLanguage, type LanguageCode, primaryLanguage } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageParameter } from '../../rules/language-parameter.ts'
import { cookieIn } from '../../sign-in/browser-cookie.ts'

const name = 'vtrn_lang'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'
const month = 30 * 24 * 60 * 60

const parameters = z.object({
  lang: z.string().optional().catch(undefined),
  session: z.string().optional().catch(undefined),
  checkout: z.string().optional().catch(undefined),
  token: z.string().optional().catch(undefined),
})

/** Returns the address of a session's page in the language of the request. */
export function sessionAddress(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ session: id, ...languageParameter() })}`
}

/** Returns the language of a page: that of its address, else the one that the browser had before. */
export function pageLanguage(request: FastifyRequest, reply: FastifyReply): LanguageCode {
  const { lang, session, checkout, token } = parameters.parse(request.query ?? {})
  const known = cookieIn(request.headers.cookie, name)
  // An address that leads here says nothing about the site's own language; its forms are sent to the same address.
  const isOpened = request.method === 'GET' && (session ?? checkout ?? token) !== undefined
  const requested = lang ?? (isOpened ? primaryLanguage : known)
  const language = requested !== undefined && isLanguage(requested) ? requested : primaryLanguage
  if (language !== (known ?? primaryLanguage))
    reply.header('set-cookie', `${name}=${language}; ${attributes}; Max-Age=${month}`)
  return language
}
