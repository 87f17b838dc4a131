// Sets the security headers of every response. docs/security.md S50.
import { hash } from 'node:crypto'
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
 * Returns the sources that a site with a captcha allows: the exact URL of its script, its folder for its frame and its
 * requests, and the folders that the script loads its widgets from. No script of another origin is allowed beside them.
 */
function captchaSources({ captcha }: Config): CaptchaSources {
  if (!captcha.script) return { script: [], folder: [] }
  const { origin, pathname } = new URL(captcha.script)
  const folder = new URL('.', origin + pathname).href
  return {
    script: [...new Set([origin + pathname, ...captcha.sources])],
    folder: [...new Set([folder, ...captcha.sources])],
  }
}
const scriptsOf = (config: Config) => ["'self'", ...captchaSources(config).script]

/** Returns the origin of the platform's pages; none without the setting, instead of all. */
const pagesOf = ({ pagesOrigin }: Config) => (pagesOrigin ? [pagesOrigin] : [])
const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"])

function basePolicy(config: Config): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': scriptsOf(config),
    // Toasts insert a style sheet at run time, and color dots have a style attribute.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', config.mediaOrigin],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...captchaSources(config).folder],
    // The captcha's frame: no page of the platform is framed. docs/security.md S38.
    'frame-src': orNone(captchaSources(config).folder),
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // The browser applies this to the redirect of a form to the payment page; see continue-page.ts for other origins.
    'form-action': ["'self'", ...pagesOf(config)],
  }
}

/** Returns the policy of the shop's pages, with the hashes of their inline scripts. */
export function pagePolicy(config: Config, inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  const { 'frame-src': frames = [], ...base } = basePolicy(config)
  return write({
    ...base,
    // The number at the cart without JavaScript: no other page of the shop may be framed.
    'frame-src': ["'self'", ...frames.filter((source) => source !== "'none'")],
    'script-src': [...scriptsOf(config), ...hashes],
    // Products and profiles may name pictures of any host. docs/decisions/058-picture-addresses.md
    'img-src': ["'self'", 'data:', 'https:', config.mediaOrigin],
  })
}

/** In development Vite inserts scripts and opens a web socket. */
export const livePolicy = "frame-ancestors 'none'"

/** Returns the policy of the admin: no script, frame or form of another origin. */
export function adminPolicy(config: Config): string {
  return write({
    ...basePolicy(config),
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    // A picture that is about to be uploaded.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', config.mediaOrigin],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
  })
}

/** Returns the policy of the playground, whose editor runs workers of its own origin. */
export function playgroundPolicy(config: Config): string {
  return write({ ...basePolicy(config), 'worker-src': ["'self'", 'blob:'] })
}

/** Returns the policy of the service worker: it reaches the shop and its pictures, and imports no script. */
export function workerPolicy(config: Config): string {
  return write({
    'default-src': ["'none'"],
    'connect-src': ["'self'", config.mediaOrigin],
  })
}

/** Returns the policy of the schema pages: a style sheet, and no script at all. */
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

/** Returns the policy of a page that consists of itself: a style element with this hash, and nothing else. */
export function standalonePolicy(styleHash: string): string {
  return write({
    'default-src': ["'none'"],
    'style-src': [styleHash],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** Headers of the only page that may be framed, by the shop alone: a style sheet and its fonts. */
export const framedHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': write({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }),
}

const strict = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Sets the headers of every response; a page replaces the policy by its own. */
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
