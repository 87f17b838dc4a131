// Default settings: with the embedded platform every setting has a working default.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoContent, demoTerms } from './root.ts'

type Env = Record<string, string | undefined>

/** Returns the session key that was created on the first start and is stored beside the data it opens. */
function storedSessionKey(dataDir: string): string {
  const file = join(dataDir, 'session.key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const key = randomBytes(32).toString('base64url')
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return key
}

/** Returns whether the shop runs its own platform, because none is configured. */
export const usesEmbeddedPlatform = (env: Env) => !env.PLATFORM_URL

/** `url` is where browsers reach the platform, `apiUrl` where the gateway does. */
export type PlatformFacts = {
  url: string
  apiUrl: string
  clientId: string
  siteId: string
  apiKey: string
  webhookPublicKey: string
  instanceId: string
  staff: readonly { email: string; role: string }[]
  captcha: {
    visibleSiteKey: string
    invisibleSiteKey: string
    scriptUrl: string
    widgetsUrl: string
  }
}

/** Returns the environment of an embedded platform whose site is the sample shop. Configured values take precedence. */
export const platformEnv = (env: Env): Env => ({
  ...env,
  PLATFORM_CURRENCIES: env.PLATFORM_CURRENCIES || 'EUR,GBP,CHF,JPY,ILS',
})

/** Returns the environment of the gateway, completed for the embedded platform. Configured values take precedence. */
export function gatewayEnv(env: Env, platform: PlatformFacts): Env {
  const dataDir = env.DATA_DIR || '.data/gateway'
  const inMemory = dataDir === 'memory'
  return {
    PLATFORM_CLIENT_ID: platform.clientId,
    PLATFORM_SITE_ID: platform.siteId,
    PLATFORM_API_KEY: platform.apiKey,
    PLATFORM_WEBHOOK_PUBLIC_KEY: platform.webhookPublicKey,
    PLATFORM_APP_INSTANCE_ID: platform.instanceId,
    PLATFORM_URL: platform.apiUrl,
    PLATFORM_MEDIA_URL: platform.url,
    PLATFORM_PAGES_URL: platform.url,
    CAPTCHA_VISIBLE_KEY: platform.captcha.visibleSiteKey,
    CAPTCHA_INVISIBLE_KEY: platform.captcha.invisibleSiteKey,
    CAPTCHA_SCRIPT: platform.captcha.scriptUrl,
    CAPTCHA_SOURCES: platform.captcha.widgetsUrl,
    // The playground is open, so that a newcomer can try the schema at once.
    OPEN_DOCUMENTS: 'true',
    // The seeded owner and contributor are the staff.
    STAFF: platform.staff.map(({ email, role }) => `${email}:${role}`).join(','),
    // What the embedded platform charges for delivery.
    STORE_TERMS: demoTerms,
    CONTENT_DIR: demoContent,
    // Few visits: all are measured.
    VITALS_SAMPLE_RATE: '1',
    DATA_DIR: dataDir,
    PLATFORM_VALIDATE_RESPONSES: process.env.PLATFORM_VALIDATE_RESPONSES,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
    SESSION_KEYS:
      env.SESSION_KEYS ||
      (inMemory ? randomBytes(32).toString('base64url') : storedSessionKey(dataDir)),
  }
}
