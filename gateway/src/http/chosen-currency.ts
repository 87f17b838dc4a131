// The currency that a visitor has chosen to see prices in: a cookie, set by a plain form of the footer. Pages and forms
// read it; the API has a header. docs/decisions/050-currencies.md, docs/security.md S125 and S126
import { localizedPath } from '@vitrine/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { messages } from '../__generated__/messages/http.ts'
import { localPathOr } from '../domains/common/callbacks.ts'
import type { Gateway } from '../gateway.ts'
import { shownCurrency } from '../graphql/currencies.ts'
import { cookieValues, removedCookieHeader, setCookieHeader } from '../session/cookie-header.ts'
import { fieldsOf } from './form-fields.ts'
import { withoutOutcome } from './page-caching.ts'
import { localized } from './request-language.ts'
import { isFromOwnPage } from './same-origin.ts'

const yearSeconds = 365 * 24 * 3600

type Shop = {
  config: Pick<Gateway['config'], 'isHttps'>
  services: Pick<Gateway['services'], 'siteFacts'>
}

/** Returns the currency of the visitor's cookie; null for the shop's own. */
export function chosenCurrency(
  { headers }: FastifyRequest,
  { config, services }: Shop,
): string | null {
  const [code = ''] = cookieValues(headers.cookie, 'currency', config.isHttps)
  return shownCurrency(code, services.siteFacts.current) ?? null
}

/** Returns the path and query of the page that sent a form: of any origin, since only those are used. */
function pathOf(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const { pathname, search } = new URL(address)
  return withoutOutcome(pathname + search)
}

export const currencyForm = fp<{ gateway: Gateway }>(async (app, { gateway }) => {
  const { config } = gateway

  function cookieFor(code: string): string {
    const chosen = shownCurrency(code, gateway.services.siteFacts.current)
    // Without a cookie, pages come from shared caches again.
    return chosen
      ? setCookieHeader('currency', chosen, { ...config, maxAgeSeconds: yearSeconds })
      : removedCookieHeader('currency', config.isHttps)
  }

  app.post('/forms/currency', localized, async (request: FastifyRequest, reply: FastifyReply) => {
    await gateway.countPage(request)
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, config))
      return reply.code(403).send({ message: messages.thisFormIsNotOurs })
    const { currency = '', returnTo } = fieldsOf(request.body)
    reply.header('set-cookie', cookieFor(currency))
    // The footer stays while pages change: its field names the page that was loaded, the header the one that is shown.
    const home = localizedPath(request.language, '/')
    const target = localPathOr(pathOf(request.headers.referer), localPathOr(returnTo, home))
    return reply.redirect(target, 303)
  })
})
