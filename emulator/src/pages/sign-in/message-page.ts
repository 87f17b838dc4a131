// Sends the response of an authorization request as a posted message. docs/contract/auth.md §5: the page runs
// in a hidden frame (or a window of its own), and only the client's own page may read the message.
import { currentLanguage } from '@vitrine/languages/current'
import type { FastifyReply } from 'fastify'
import { messages } from '../../__generated__/messages/common.ts'
import type { AuthAnswer } from '../../sign-in/authorize.ts'
import { type Site, shopName } from '../../site.ts'
import { html } from '../kit/html.ts'

/** Uses the object form of `postMessage`, as the official SDK expects it. */
export const messageScript = `
const { answer, origin } = document.body.dataset
const listener = window.parent === window ? window.opener : window.parent
listener?.postMessage(JSON.parse(answer), origin)
`

export function sendMessagePage(
  reply: FastifyReply,
  { answer, origin, site }: { answer: AuthAnswer; origin: string; site: Site },
) {
  const page = html`<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${messages.signingIn} · ${shopName}</title>
<script src="/hosted/message.js" defer></script></head>
<body data-answer="${JSON.stringify(answer)}" data-origin="${origin}"></body></html>`
  return reply
    .header('content-security-policy', policyFor(site))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** Returns the policy: only the shop may frame the page. */
function policyFor({ shopUrl, callbackHosts }: Site): string {
  const hosts = [...callbackHosts].map((host) => `https://${host}`)
  const loopback = ['http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*']
  const ancestors = [new URL(shopUrl).origin, ...loopback, ...hosts]
  return `default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`
}
