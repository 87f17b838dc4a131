// Reads and validates the environment once.
import { z } from 'zod'
import { hostedCallsPerMinute } from './call-limit.ts'
import type { EmulatorOptions } from './emulator.ts'
import { isKnownCurrency } from './rules/money.ts'
import { siteSettingsChange } from './state/site-settings.ts'

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()

const currency = z
  .string()
  .refine(isKnownCurrency, { error: 'must be a currency that the platform converts' })

/** Returns the value of JSON; undefined, which the rules of its content refuse, for a text that is none. */
const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Settings of the site as `PATCH /_control/site` takes them. */
const siteSettings = z.string().transform((text, context) => {
  const { success, data } = siteSettingsChange.safeParse(fromJson(text))
  if (success) return data
  context.addIssue('must be JSON with settings of a site, such as {"isPublished":false}')
  return z.NEVER
})

const environment = z.object({
  PLATFORM_PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(65_535, 'must be at most 65535')
    .default(4000),
  PLATFORM_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PLATFORM_DATA: z.string().min(1, 'must be a folder or "memory"').default('.data/platform'),
  PLATFORM_SEED: z.enum(['halden', '10k'], { error: 'must be halden or 10k' }).default('halden'),
  PLATFORM_SITE: siteSettings.optional(),
  PLATFORM_PUBLIC_URL: address,
  PLATFORM_CALLS_PER_MINUTE: z.coerce
    .number({ error: 'must be a number of calls' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(hostedCallsPerMinute),
  PUBLIC_URL: address,
  PLATFORM_WEBHOOK_URL: address,
  PLATFORM_CURRENCY: currency.default('USD'),
  PLATFORM_CURRENCIES: z
    .string()
    .transform((codes) => codes.split(',').map((code) => code.trim()))
    .pipe(z.array(currency))
    .default([]),
  PLATFORM_LOG: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    })
    .default('silent'),
})

/** Names of all settings, for programs that list them. */
export const emulatorSettings: readonly string[] = Object.keys(environment.shape)

/** Returns the settings of the embedded platform. An invalid one throws an error that names it. */
export function emulatorConfig(env: Record<string, string | undefined>): EmulatorOptions {
  const parsed = environment.safeParse(withoutBlanks(env))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`)
  }
  const settings = parsed.data
  return {
    port: settings.PLATFORM_PORT,
    host: settings.PLATFORM_HOST,
    dataDir: settings.PLATFORM_DATA,
    seed: settings.PLATFORM_SEED,
    siteSettings: settings.PLATFORM_SITE,
    callsPerMinute: settings.PLATFORM_CALLS_PER_MINUTE,
    publicUrl: settings.PLATFORM_PUBLIC_URL,
    shopUrl: settings.PUBLIC_URL,
    currency: settings.PLATFORM_CURRENCY,
    currencies: settings.PLATFORM_CURRENCIES,
    webhookUrl: settings.PLATFORM_WEBHOOK_URL,
    logLevel: settings.PLATFORM_LOG,
  }
}

/** Treats an empty variable as unset. */
const withoutBlanks = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/** Returns the settings of the running process. */
export const processConfig = (): EmulatorOptions => emulatorConfig(process.env)
