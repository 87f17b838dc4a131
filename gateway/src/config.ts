// Reads and validates the environment once. An invalid setting stops the start with an error that names it.
import { primaryLanguage } from '@vitrine/languages'
import { z } from 'zod'
import { captchaSettings } from './captcha-settings.ts'
import { readWebhookKey } from './events/webhook-key.ts'
import { isHostedPlatform } from './platform/hosted-platform.ts'
import { isReturnAddress } from './platform/public-address.ts'
import { tracingEnvironment, tracingSettings } from './tracing/tracing-settings.ts'
import { list, trustedProxies } from './trusted-proxies-setting.ts'
import { UnusableSettings } from './unusable-settings.ts'

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  // Also runs for texts that are no URL, which the rule above reports.
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
    error: 'must be an origin, without a path',
  })
  .transform((value) => new URL(value).origin)

const key = z.string().refine((value) => Buffer.from(value, 'base64url').length >= 32, {
  error: 'must be at least 32 bytes, base64url',
})

/** `name:sha256-of-the-key-in-hex:scope+scope`; the scopes may be left out. */
const appKey = z
  .string()
  .regex(/^[\w-]+:[0-9a-f]{64}(:[\w:+-]*)?$/i, { error: 'must be name:sha256-in-hex:scopes' })

/** The name of an app, and the path of its manifest. */
const appDocuments = z.string().regex(/^[\w-]+:.+$/, { error: 'must be name:path-of-a-manifest' })

/** `owner@shop.test:OWNER`, with an existing role. */
const staffEntry = z.string().regex(/^[^\s:,]+@[^\s:,]+:(OWNER|CONTRIBUTOR)$/, {
  error: 'must be address:OWNER or address:CONTRIBUTOR, with commas between',
})

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

const isNoCurrency = { error: 'must be a currency code of three capital letters' }
const currency = z.string().regex(/^[A-Z]{3}$/, isNoCurrency)

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback)

/** Cost of documents per minute; the defaults allow many listings per second. 0 disables the limit. */
const cost = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const webhookKey = z.string().transform((value, context) => {
  const pem = readWebhookKey(value)
  if (pem) return pem
  const message = 'must be an RSA public key of at least 2048 bits, PEM or base64 of PEM'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const isNoPort = { error: 'must be a port number' }
const port = z.coerce.number(isNoPort).int(isNoPort).min(0, isNoPort).max(65_535, isNoPort)

const settings = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PLATFORM_URL: origin,
  PLATFORM_CLIENT_ID: z.string().min(1),
  PLATFORM_CLIENT_SECRET: z.string().min(1).optional(),
  PLATFORM_API_KEY: z.string().min(1).optional(),
  PLATFORM_SITE_ID: z.string().min(1).optional(),
  PLATFORM_WEBHOOK_PUBLIC_KEY: webhookKey.optional(),
  PLATFORM_APP_INSTANCE_ID: z.string().min(1).optional(),
  WEBHOOK_WINDOW_SECONDS: seconds(3600),
  PLATFORM_MEDIA_URL: origin.optional(),
  PLATFORM_PAGES_URL: origin.optional(),
  SESSION_KEYS: list.pipe(z.array(key).min(1, { error: 'must hold at least one key' })),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis(s) address' }).optional(),
  DATA_DIR: z.string().min(1).default('.data/gateway'),
  APP_KEYS: list.pipe(z.array(appKey)).default([]),
  APP_DOCUMENTS: list.pipe(z.array(appDocuments)).default([]),
  STAFF: list.pipe(z.array(staffEntry)).default([]),
  ELEVATION_FRESH_SECONDS: seconds(15 * 60),
  ELEVATION_IDLE_SECONDS: seconds(15 * 60),
  ELEVATION_MAX_SECONDS: seconds(8 * 3600),
  STORE_NAME: z.string().min(1).optional(),
  STORE_CURRENCY: currency.optional(),
  STORE_CURRENCIES: list.pipe(z.array(currency)).optional(),
  STORE_LOCALE: z
    .string()
    .refine(isOfPrimaryLanguage, {
      error: `must be a locale of ${primaryLanguage}, the first language`,
    })
    .optional(),
  STORE_WEIGHT_UNIT: z.enum(['KG', 'LB']).default('KG'),
  STORE_TERMS: z.string().min(1).optional(),
  CONTENT_DIR: z.string().min(1).optional(),
  VITALS_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0.1),
  VITALS_DAYS: seconds(28),
  SERVICE_WORKER: z.stringbool().default(true),
  WEB_DIST: z.string().min(1).optional(),
  OPEN_DOCUMENTS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CACHE_SECONDS: z.coerce.number().int().min(0).default(15),
  CACHE_STALE_SECONDS: z.coerce.number().int().min(0).default(120),
  CATALOG_INDEX_REFRESH_SECONDS: seconds(60),
  CATALOG_INDEX_MAX_AGE_SECONDS: seconds(900),
  UPSTREAM_TIMEOUT_MS: seconds(8000),
  PLATFORM_CUSTOM_PAGES: z.stringbool().default(false),
  UPSTREAM_CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(150),
  PLATFORM_VALIDATE_RESPONSES: z.stringbool().default(false),
  SESSION_IDLE_SECONDS: seconds(30 * 24 * 3600),
  SESSION_MAX_SECONDS: seconds(180 * 24 * 3600),
  CART_WRITES_PER_MINUTE: seconds(240),
  SIGN_INS_PER_LOGIN: seconds(10),
  SIGN_INS_PER_ADDRESS: seconds(60),
  NEW_SESSIONS_PER_ADDRESS: seconds(240),
  PAGES_PER_ADDRESS: seconds(1200),
  CAPTCHA_VISIBLE_KEY: z.string().min(1).optional(),
  CAPTCHA_INVISIBLE_KEY: z.string().min(1).optional(),
  CAPTCHA_SCRIPT: httpAddress.optional(),
  CAPTCHA_SOURCES: list.pipe(z.array(httpAddress)).default([]),
  ADDRESS_COST_PER_MINUTE: cost(3_000_000),
  SESSION_COST_PER_MINUTE: cost(600_000),
  APP_COST_PER_MINUTE: cost(3_000_000),
  TRUST_PROXY: trustedProxies.default([]),
  ...tracingEnvironment,
})

const environment = settings.refine(
  ({ PUBLIC_URL: publicUrl, PLATFORM_URL: platformUrl }) =>
    // Also runs for texts that are no URL, which the rules of both report.
    [publicUrl, platformUrl].some((url) => !URL.canParse(url ?? '')) ||
    isReturnAddress({ publicUrl: String(publicUrl), platformUrl }),
  {
    path: ['PUBLIC_URL'],
    error:
      'must be the https address that shoppers open, not the one behind your proxy: the hosted platform returns to https and to localhost only',
  },
)

export type Config = Readonly<ReturnType<typeof configOf>>

/** Returns the settings as a frozen object. Throws an error that names each invalid one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return Object.freeze(configOf(parsed.data))
  const faults = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const missing = given[name] === undefined
    return missing ? `${name} is not set` : `${name} ${issue.message}`
  })
  throw new UnusableSettings(`${[...new Set(faults)].join('; ')}.`)
}

function configOf(env: z.output<typeof environment>) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    port: env.PORT,
    host: env.HOST,
    /** Address and port of metrics and detailed readiness; without a port there is no such server. */
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST },
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    isDevelopment: env.NODE_ENV === 'development',
    platform: {
      url: env.PLATFORM_URL,
      clientId: env.PLATFORM_CLIENT_ID,
      clientSecret: env.PLATFORM_CLIENT_SECRET,
      apiKey: env.PLATFORM_API_KEY,
      siteId: env.PLATFORM_SITE_ID,
      timeoutMs: env.UPSTREAM_TIMEOUT_MS,
      /** The owner designed checkout and account pages of the site. */
      hasCustomPages: env.PLATFORM_CUSTOM_PAGES,
      /** Most calls a minute as the site, and of the index; 0 is no limit. */
      callsPerMinute: env.UPSTREAM_CALLS_PER_MINUTE,
      /** Compares each response with the contract of its call, for development and tests. */
      validateResponses: env.PLATFORM_VALIDATE_RESPONSES,
    },
    /** Origin of the platform's hosted pages; undefined when each site has another one. */
    pagesOrigin: env.PLATFORM_PAGES_URL && new URL(env.PLATFORM_PAGES_URL).origin,
    /** Origin of pictures: the platform's media host. */
    mediaOrigin: env.PLATFORM_MEDIA_URL ?? mediaOriginOf(env.PLATFORM_URL),
    webhooks: {
      /** PEM; without it no events are accepted. */
      publicKey: env.PLATFORM_WEBHOOK_PUBLIC_KEY,
      /** App instance whose events are accepted; undefined: any with a valid signature. */
      instanceId: env.PLATFORM_APP_INSTANCE_ID,
      /** An older event becomes a dead letter. */
      windowSeconds: env.WEBHOOK_WINDOW_SECONDS,
    },
    sessionKeys: env.SESSION_KEYS,
    session: { idleSeconds: env.SESSION_IDLE_SECONDS, maxSeconds: env.SESSION_MAX_SECONDS },
    /** State that several gateways share; undefined for a single gateway, which needs no Redis. */
    redisUrl: env.REDIS_URL,
    dataDir: env.DATA_DIR,
    appKeys: env.APP_KEYS,
    /** `name:path` of the manifests of apps. */
    appDocuments: env.APP_DOCUMENTS,
    staff: env.STAFF,
    elevation: {
      freshSeconds: env.ELEVATION_FRESH_SECONDS,
      idleSeconds: env.ELEVATION_IDLE_SECONDS,
      maxSeconds: env.ELEVATION_MAX_SECONDS,
    },
    store: storeOf(env),
    /** Share of visits whose pages are measured, and for how many days the counts are stored. */
    vitals: { sampleRate: env.VITALS_SAMPLE_RATE, days: env.VITALS_DAYS },
    /** False: browsers remove the worker that they have. */
    serviceWorker: env.SERVICE_WORKER,
    webDist: env.WEB_DIST,
    /** Any caller may send documents of its own: for the playground, with the embedded platform. */
    openDocuments: env.OPEN_DOCUMENTS,
    logLevel: env.LOG_LEVEL,
    cache: { seconds: env.CACHE_SECONDS, staleSeconds: env.CACHE_STALE_SECONDS },
    /** How often the index is refreshed, and how long it is used without a successful refresh. */
    catalogIndex: {
      refreshSeconds: env.CATALOG_INDEX_REFRESH_SECONDS,
      maxAgeSeconds: env.CATALOG_INDEX_MAX_AGE_SECONDS,
    },
    cartWritesPerMinute: env.CART_WRITES_PER_MINUTE,
    /** Attempts per minute. */
    signInsPerMinute: { perLogin: env.SIGN_INS_PER_LOGIN, perAddress: env.SIGN_INS_PER_ADDRESS },
    /** New visitor sessions per client network and minute. */
    newSessionsPerMinute: env.NEW_SESSIONS_PER_ADDRESS,
    /** Pages per client network and minute, including those from the page cache. */
    pagesPerMinute: env.PAGES_PER_ADDRESS,
    captcha: captchaSettings(env),
    costPerMinute: {
      perAddress: env.ADDRESS_COST_PER_MINUTE,
      perSession: env.SESSION_COST_PER_MINUTE,
      perApp: env.APP_COST_PER_MINUTE,
    },
    trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
    /** Undefined without a collector: nothing is traced. */
    tracing: tracingSettings(env),
  }
}

/** Amounts and pages without a language in their address belong together. */
function isOfPrimaryLanguage(locale: string): boolean {
  try {
    return new Intl.Locale(locale).language === primaryLanguage
  } catch {
    return false
  }
}

/** Undefined: what the site says, which `site-facts/store-facts.ts` adds. */
function storeOf(env: z.output<typeof environment>) {
  return {
    name: env.STORE_NAME,
    currency: env.STORE_CURRENCY,
    /** In which prices can be shown, beside the shop's own. */
    currencies: env.STORE_CURRENCIES,
    locale: env.STORE_LOCALE,
    weightUnit: env.STORE_WEIGHT_UNIT,
    /** File with the terms of delivery and returns. */
    termsFile: env.STORE_TERMS,
    /** Folder with pages of text and stories of brands, by language. */
    contentDir: env.CONTENT_DIR,
  }
}

function mediaOriginOf(platformUrl: string): string {
  return isHostedPlatform(platformUrl)
    ? 'https://static.wixstatic.com'
    : new URL(platformUrl).origin
}

/** The captcha's keys are public: browsers get them. */
const secretNames = /^(?!CAPTCHA_).*(KEY|TOKEN|SECRET|PASSWORD)/

/** A URL may contain a password. */
const shown = (value: string) => value.replace(/(?<=:\/\/[^/@]*:)[^/@]*(?=@)/, '********')

/** Returns the settings with secrets masked, to be shown; `others` are those of the embedded platform. */
export function maskedSettings(
  env: Record<string, string | undefined>,
  others: readonly string[] = [],
): Record<string, string> {
  const names = new Set([...Object.keys(settings.shape), ...others])
  const known = [...names].filter((name) => env[name])
  return Object.fromEntries(
    known.map((name) => [name, secretNames.test(name) ? '********' : shown(env[name] ?? '')]),
  )
}
