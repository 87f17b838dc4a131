// Headers every answer carries. docs/security.md S50.
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

type CaptchaSources = { script: string[]; folder: string[] }

/**
 * The captcha is the one script from elsewhere, and only on a site that has one: its exact address, and for its
 * frame and its questions the folder it lies in.
 */
function captchaSources({ captcha }: Config): CaptchaSources {
  if (!captcha.script) return { script: [], folder: [] }
  const { origin, pathname } = new URL(captcha.script)
  return { script: [origin + pathname], folder: [new URL('.', origin + pathname).href] }
}
const scriptsOf = (config: Config) => ["'self'", ...captchaSources(config).script]

/** The origin of the platform's pages; without the setting none is allowed, rather than all. */
const pagesOf = ({ pagesOrigin }: Config) => (pagesOrigin ? [pagesOrigin] : [])
const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"])

function basePolicy(config: Config): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': scriptsOf(config),
    // Toasts put their style sheet in at run time, and color dots carry theirs as an attribute.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', config.mediaOrigin],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...captchaSources(config).folder],
    // The hidden frame of a silent sign-in, and the captcha's frame.
    'frame-src': orNone([...pagesOf(config), ...captchaSources(config).folder]),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A form that leads to the platform's payment page is followed there; see go-on-page.ts for other origins.
    'form-action': ["'self'", ...pagesOf(config)],
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

/** Policy of the admin: no foreign script, frame or form. */
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

/** Policy of the pages of the schema: a style sheet, and no script at all. */
export function schemaPagesPolicy(): string {
  return write({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

const strict = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Headers of every answer; a page replaces the policy by its own. */
export const strictHeaders = (
  { isHttps }: Pick<Config, 'isHttps'>,
  requestId: string,
): Record<string, string> => ({
  ...always,
  'x-request-id': requestId,
  'content-security-policy': strict,
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const securityHeaders = fp<{ config: Config }>(async (app, { config }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(strictHeaders(config, request.id))
  })
})
