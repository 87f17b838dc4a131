// Sends a browser back to the shop, if the client's lists allow the address. docs/contract/real-site.md §4.1.
import { invalidRedirectUri } from '@vitrine/platform'
import type { FastifyReply } from 'fastify'
import { messages as common } from '../__generated__/messages/common.ts'
import type { Shop } from '../context.ts'
import { isListedDomain, isListedUri } from '../state/client-lists.ts'
import { html } from './kit/html.ts'
import { sendPage } from './kit/page.ts'

/** Redirects to a callback; a domain that is not listed is refused only now, when the browser would leave. */
export function sendBack(reply: FastifyReply, target: string, shop: Shop) {
  if (isListedDomain(target, shop)) return reply.redirect(target, 303)
  const { host } = new URL(target)
  const body = html`<h1>${common.domainNotAllowed}</h1><p>${common.domainNotListed({ host })}</p>`
  return sendPage(reply, { title: common.domainNotAllowed, place: common.platform, body }, 403)
}

/** Redirects to the URI of a sign-in; otherwise shows a page, with the status of a good one. */
export function sendToRedirectUri(
  reply: FastifyReply,
  redirectUri: string,
  target: string,
  shop: Shop,
) {
  return isListedUri(redirectUri, shop) ? reply.redirect(target, 303) : sendInvalidUri(reply)
}

export function sendInvalidUri(reply: FastifyReply) {
  const body = html`<h1>${invalidRedirectUri}</h1><p>${common.uriNotListed}</p>`
  return sendPage(reply, { title: invalidRedirectUri, place: common.platform, body })
}
