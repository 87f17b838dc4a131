// Decides whether an authorization request goes on: by the list of redirect URIs, and by faults that hosted sites have.
// docs/contract/real-site.md §4.

import { currentLanguage } from '@vitrine/languages/current'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages as common } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/signIn.ts'
import type { Shop } from '../../context.ts'
import { secondOrigin } from '../../http/second-origin.ts'
import type { StoredRedirect } from '../../rows/session-rows.ts'
import { authTargetOf } from '../../sign-in/authorize.ts'
import { cookieIn } from '../../sign-in/browser-cookie.ts'
import { isListedUri } from '../../state/client-lists.ts'
import { siteSettingsOf } from '../../state/site-settings.ts'
import { html } from '../kit/html.ts'
import { sendPage } from '../kit/page.ts'
import { sendInvalidUri } from '../send-back.ts'

const cookie = 'vtrn_browser'
const attempt = 'attempt'

/** Sends what a request gets in place of the sign-in page; undefined when it goes on. */
export function stopAuthorization(session: StoredRedirect, reply: FastifyReply, shop: Shop) {
  const { request } = reply
  const isOpened = request.method === 'GET'
  const settings = siteSettingsOf(shop.state)
  const elsewhere = settings.authorizesElsewhere && isOpened && otherAddress(request, shop)
  if (elsewhere) return reply.redirect(elsewhere, 302)
  const { redirectUri } = authTargetOf(session).authRequest
  if (redirectUri && !isListedUri(redirectUri, shop)) return sendInvalidUri(reply)
  const isKnown = cookieIn(request.headers.cookie, cookie) !== undefined
  return settings.authorizesBrowsersOnly && isOpened && !isKnown ? sendCookieTest(reply) : undefined
}

/** Returns the same address by this machine's other name; undefined for a request that has it already. */
function otherAddress({ host, url }: FastifyRequest, { site }: Shop): string | undefined {
  const other = secondOrigin(site.url)
  const isAtHome = host === new URL(site.url).host && other !== new URL(site.url).origin
  return isAtHome ? new URL(url, other).href : undefined
}

/** Sends a page that comes back with a cookie: programs do not, and neither do frames where such cookies are blocked. */
function sendCookieTest(reply: FastifyReply) {
  const address = new URL(reply.request.url, 'http://page.invalid')
  if (address.searchParams.has(attempt)) {
    const body = html`<h1>${messages.cookiesAreNeeded}</h1><p>${messages.allowCookies}</p>`
    return sendPage(reply, { title: messages.cookiesAreNeeded, place: common.account, body })
  }
  address.searchParams.set(attempt, '2')
  const page = html`<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${common.signingIn}</title>
<meta http-equiv="refresh" content="0;url=${address.pathname + address.search}"></head></html>`
  return reply
    .header('set-cookie', `${cookie}=1; Path=/; HttpOnly; SameSite=Lax`)
    .header('content-security-policy', "default-src 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text)
}
