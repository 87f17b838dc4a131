// Renders the common frame of all pages of the platform.
import { currentLanguage } from '@vitrine/languages/current'
import type { FastifyReply } from 'fastify'
import { messages } from '../../__generated__/messages/common.ts'
import { type Appearance, appearanceOf, bothAppearances } from './appearance.ts'
import { html, type Markup } from './html.ts'
import { firstFonts } from './style.ts'

export type Page = {
  title: string
  /** Name of the page, or a way back, beside the shop's name. */
  place: string | Markup
  body: Markup
  /** A narrow page has one column, and beside it the shop's picture. */
  width?: 'narrow' | 'wide'
  /** Seconds until the page reloads. */
  refresh?: number
  /** Additional scripts of this platform. */
  scripts?: readonly string[]
}

const picture = html`<img class="still" src="/hosted/still-life.webp" alt="" width="1200" height="1200" loading="lazy">`

function renderPage(shown: Page, shopName: string, appearance: Appearance | undefined): string {
  const { title, place, body, width = 'narrow', refresh, scripts = [] } = shown
  const page = html`<!doctype html>
<html lang="${currentLanguage()}" ${appearance && html`data-theme="${appearance}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${appearance ?? bothAppearances}">
<meta name="robots" content="noindex">
${refresh && html`<noscript><meta http-equiv="refresh" content="${refresh}"></noscript>`}
<title>${title} · ${shopName}</title>
<link rel="icon" href="data:,">
${firstFonts.map((href) => html`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="/hosted/page.css">
<script src="/hosted/page.js" defer></script>
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
</head>
<body class="${width}" ${refresh && html`data-refresh="${refresh}"`}>
<a class="skip" href="#content">${messages.skipToContent}</a>
<header class="top"><div class="wrap"><span class="name">${shopName}</span><span class="place">${place}</span></div></header>
<main id="content" class="wrap"><div>${body}</div>${width === 'narrow' && picture}</main>
<footer class="foot"><div class="wrap">${width === 'wide' ? messages.footer : messages.footerOfAccount}</div></footer>
</body>
</html>`
  return page.text
}

/** Only own styles, scripts and pictures; `form-action` stays open, because forms redirect to callbacks. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // The frame of the captcha.
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Name of the decorator that returns the name of the business. */
export const shopNameDecorator = 'shopName'

const nameOn = ({ server }: FastifyReply) => server.getDecorator<() => string>(shopNameDecorator)()

export function sendPage(reply: FastifyReply, page: Page, status = 200) {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(renderPage(page, nameOn(reply), appearanceOf(reply)))
}
