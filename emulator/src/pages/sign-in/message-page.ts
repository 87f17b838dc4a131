// Sends the response of an authorization request as a posted message. docs/contract/auth.md §5: the page runs
// in a hidden frame (or a window of its own), and only the client's own page may read the message.
import { currentLanguage } from '@vitrine/languages/current'
import type { FastifyReply } from 'fastify'
import { messages } from '../../__generated__/messages/common.ts'
import type { Shop } from '../../context.ts'
import type { AuthAnswer } from '../../sign-in/authorize.ts'
import { shopNameOf } from '../../state/shop-name.ts'
import { html } from '../kit/html.ts'
import { listedOrigins } from './client-origin.ts'

/** Uses the object form of `postMessage`, as the official SDK expects it. */
export const messageScript = `
const { answer, origin } = document.body.dataset
const listener = window.parent === window ? window.opener : window.parent
listener?.postMessage(JSON.parse(answer), origin)
`

export function sendMessagePage(
  reply: FastifyReply,
  { answer, origin, shop }: { answer: AuthAnswer; origin: string; shop: Shop },
) {
  const page = html`<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${messages.signingIn} · ${shopNameOf(shop.state)}</title>
<script src="/hosted/message.js" defer></script></head>
<body data-answer="${JSON.stringify(answer)}" data-origin="${origin}"></body></html>`
  return reply
    .header('content-security-policy', policyFor(shop, origin))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** Returns the policy: only pages of the listed domains may frame the page. */
function policyFor(shop: Shop, origin: string): string {
  const ancestors = [...new Set([origin, ...listedOrigins(shop)])]
  return `default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`
}
