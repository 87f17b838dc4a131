// The one page of a shop whose site has a catalog that the shop cannot read. docs/contract/real-site.md §9 F
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../__generated__/messages/http.ts'
import { Html, html } from '../schema-pages/html.ts'
import type { StoreFacts } from '../site-facts/store-facts.ts'
import { standalonePolicy } from './security-headers.ts'

/** Crawlers try again that late; a conversion of the store takes longer. */
const retrySeconds = 3600

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;
font:1.0625rem/1.6 Georgia,"Times New Roman",serif}
main{max-width:34rem;padding:2rem 1.5rem}
.store{letter-spacing:.04em;opacity:.75}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;font-weight:500;margin:.5rem 0 1rem}
aside{margin-top:2rem;padding-top:1rem;border-top:1px solid;border-color:color-mix(in srgb,CanvasText 20%,Canvas);
font-size:.9375rem}`

const policy = standalonePolicy(`'sha256-${hash('sha256', style, 'base64')}'`)

/** Sends the page with the status 503: it is the same for every address of the shop. */
export function sendUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  { name }: Pick<StoreFacts, 'name'>,
) {
  const title = messages.productsNotShownYet
  const page = html`<!doctype html>
<html lang="${request.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title><style>${new Html(style)}</style></head>
<body><main><p class="store">${name}</p><h1>${title}</h1><p>${messages.comeBackLater}</p>
<aside>${messages.storeHasCatalogV3}</aside></main></body></html>`
  return reply
    .code(503)
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'retry-after': String(retrySeconds),
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(page.text)
}
