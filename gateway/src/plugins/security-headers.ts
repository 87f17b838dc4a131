// Headers every answer carries. SECURITY row 50.
import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
}

type Policy = Record<string, string[]>

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** The captcha is the one script from elsewhere, and only on a site that has one. */
const captchaOrigins = ({ captcha }: Config) =>
  captcha.script ? [new URL(captcha.script).origin] : []
const scriptsOf = (config: Config) => ["'self'", ...captchaOrigins(config)]

function basePolicy(config: Config): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': scriptsOf(config),
    // Toasts put their style sheet in at run time, and colour dots carry theirs as an attribute.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', config.mediaOrigin],
    'font-src': ["'self'", 'data:'],
    'connect-src': scriptsOf(config),
    // A sign-in nobody sees, and the captcha's own frame.
    'frame-src': [config.pagesOrigin ?? 'https:', ...captchaOrigins(config)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A form that leads to the platform's payment page is followed there.
    'form-action': ["'self'", config.pagesOrigin ?? 'https:'],
  }
}

/** Policy of the shop's pages; inline scripts are named by the hash of their text. */
export function pagePolicy(config: Config, inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return write({ ...basePolicy(config), 'script-src': [...scriptsOf(config), ...hashes] })
}

/** While developing: the live server puts scripts in and keeps a socket open. */
export const livePolicy = "frame-ancestors 'none'"

/** Policy of the owner's side: no script, frame or form of anybody else. */
export function adminPolicy(config: Config): string {
  return write({
    ...basePolicy(config),
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    // Pictures an owner has named by address are shown as they are.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', config.mediaOrigin],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
  })
}

/** Policy of the playground: its editor runs workers of its own origin. */
export function playgroundPolicy(config: Config): string {
  return write({ ...basePolicy(config), 'worker-src': ["'self'", 'blob:'] })
}

export const securityHeaders = fp<{ config: Config }>(async (app, { config }) => {
  const strict = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
  app.addHook('onRequest', async (request, reply) => {
    reply
      .headers(always)
      .header('x-request-id', request.id)
      .header('content-security-policy', strict)
    if (config.isHttps)
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
})
