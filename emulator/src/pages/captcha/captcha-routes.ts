// Serves a captcha that a browser can pass: a checkbox for the visible site key, an immediate token for the
// invisible one. docs/contract/auth.md §6 `captchaTokens`.
import { currentLanguage } from '@vitrine/languages/current'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/common.ts'
import type { Shop } from '../../context.ts'
import { secondOrigin } from '../../http/second-origin.ts'
import { captchaKindOf, solveCaptcha } from '../../sign-in/captcha.ts'
import { siteSettingsOf } from '../../state/site-settings.ts'
import { appearanceOf } from '../kit/appearance.ts'
import { html } from '../kit/html.ts'
import { captchaLoader, captchaWidgets, frameScript } from './captcha-script.ts'

const keyed = z.object({ siteKey: z.string().catch('') })

export function captchaRoutes(app: FastifyInstance, { state, site }: Shop): void {
  app.get('/captcha/api.js', async (_request, reply) => {
    const { loadsCaptchaElsewhere } = siteSettingsOf(state)
    const origin = loadsCaptchaElsewhere ? secondOrigin(site.url) : new URL(site.url).origin
    return sendScript(reply, captchaLoader(`${origin}/captcha/widgets.js`))
  })
  app.get('/captcha/widgets.js', async (_request, reply) => sendScript(reply, captchaWidgets()))
  app.get('/captcha/frame.js', async (_request, reply) => sendScript(reply, frameScript))

  app.get('/captcha/frame', async ({ query }, reply) => {
    const { siteKey } = keyed.parse(query)
    return captchaKindOf(siteKey) ? sendFrame(reply, siteKey) : reply.code(404).send()
  })

  app.post('/captcha/token', async ({ body }, reply) => {
    const kind = captchaKindOf(keyed.parse(body ?? {}).siteKey)
    // Any page may request one: the token does not identify the visitor.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
    if (!kind) return reply.code(400).send({ message: 'The site key is unknown', details: {} })
    return { token: state.transaction(() => solveCaptcha(kind, state)) }
  })
}

const sendScript = (reply: FastifyReply, script: string) =>
  reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(script)

/** May be framed by any page that uses the key. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors *"

function sendFrame(reply: FastifyReply, siteKey: string) {
  const appearance = appearanceOf(reply)
  const page = html`<!doctype html>
<html lang="${currentLanguage()}" ${appearance && html`data-theme="${appearance}"`}><head><meta charset="utf-8"><title>${messages.captcha}</title>
<link rel="stylesheet" href="/hosted/page.css"><script src="/captcha/frame.js" defer></script></head>
<body data-site-key="${siteKey}"><label class="captcha"><input type="checkbox"> ${messages.iAmNotRobot}</label></body></html>`
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text)
}
