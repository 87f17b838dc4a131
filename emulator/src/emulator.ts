// Starts and stops the platform: reads the seed, opens the state, listens.
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redirectDomainOf } from '@vitrine/platform'
import type { FastifyInstance } from 'fastify'
import { accounts } from './accounts.ts'
import { buildApp } from './app.ts'
import { hostedCallsPerMinute } from './call-limit.ts'
import { resetAll } from './control/control-routes.ts'
import { freshShop } from './fresh-shop.ts'
import { secondOrigin } from './http/second-origin.ts'
import { mediaFinder } from './media-index.ts'
import { largeShop } from './seed/large-shop.ts'
import { haldenShop } from './seed/shop.ts'
import type { SeedShop } from './seed/types.ts'
import { captchaSiteKeys } from './sign-in/captcha.ts'
import {
  defaultAccountId,
  defaultApiKey,
  defaultAppId,
  defaultClientId,
  defaultClientSecret,
  defaultInstanceId,
  defaultSiteId,
  type Site,
} from './site.ts'
import type { SiteSettingsChange } from './state/site-settings.ts'
import { type Seed, State } from './state/state.ts'
import { fileStore, memoryStore } from './state/store.ts'
import { webhookKeys } from './state/webhook-keys.ts'

export type EmulatorOptions = {
  /** 0, the default, selects any free port. */
  port?: number
  host?: string
  /** A folder, or `memory` when no data shall outlive the process. */
  dataDir: string | 'memory'
  seed?: 'halden' | '10k'
  /** Settings that the site begins with, as `PATCH /_control/site` takes them. */
  siteSettings?: SiteSettingsChange
  /** URL at which browsers reach the platform; its own URL when absent. */
  publicUrl?: string
  /** URL of the storefront; product links point to it. */
  shopUrl?: string
  /** Calls of one credential a minute: as many as a hosted site allows when absent; 0 is no limit. */
  callsPerMinute?: number
  /** Currency of prices and payments. */
  currency?: string
  /** Currencies that a shopper may choose; none by default, as on a new site. */
  currencies?: readonly string[]
  /** Lists of the client; what a shop at `shopUrl` needs for its sign-in and its callbacks when absent. */
  redirectUris?: readonly string[]
  redirectDomains?: readonly string[]
  logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  clientId?: string
  siteId?: string
  apiKey?: string
  clientSecret?: string
  /** Target URL of change events. Without one, events are only recorded. */
  webhookUrl?: string
}

export type Emulator = {
  url: string
  clientId: string
  siteId: string
  apiKey: string
  clientSecret: string
  /** Seeded owner and contributors of the site. */
  staff: readonly { email: string; role: 'OWNER' | 'CONTRIBUTOR' }[]
  /** Public keys of the captcha, and the URL of its script. */
  captcha: {
    visibleSiteKey: string
    invisibleSiteKey: string
    scriptUrl: string
    /** Folder that the script loads its widgets from. */
    widgetsUrl: string
  }
  /** Instance id in change events, which are signed with the private half of the key. */
  instanceId: string
  webhookPublicKey: string
  /** Sets the target of change events after the start. */
  deliverTo(url: string): void
  /** Resets to the seed. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts an embedded platform. Rejects with a readable message when its port is in use. */
export async function createEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDir, seed = 'halden', host = '127.0.0.1', port = 0 } = options
  if (port > 0) await checkPort(host, port)
  const store = dataDir === 'memory' ? memoryStore : fileStore(dataDir, seed)
  const state = new State(store, seedOf(seed, options.siteSettings))
  const site = siteOf(options)
  const uploadDir = dataDir === 'memory' ? 'memory' : join(dataDir, 'uploads')
  const media = { cacheDir: cacheDirOf(dataDir), find: mediaFinder(() => shopOf(seed)), uploadDir }
  const { logLevel = 'silent', webhookUrl } = options
  const app = await buildApp({ state, site, media, logLevel, webhookUrl })
  const { server } = app
  try {
    await listen(server, host, port)
  } catch (error) {
    state.close()
    throw error
  }
  if (!options.publicUrl) site.url = addressOf(server, host)
  return {
    url: site.url,
    clientId: site.clientId,
    siteId: site.siteId,
    apiKey: site.apiKey,
    clientSecret: site.clientSecret,
    staff: accounts.flatMap(({ email, role }) => (role === 'MEMBER' ? [] : [{ email, role }])),
    captcha: {
      visibleSiteKey: captchaSiteKeys.visible,
      invisibleSiteKey: captchaSiteKeys.invisible,
      scriptUrl: `${site.url}/captcha/api.js`,
      widgetsUrl: `${secondOrigin(site.url)}/captcha/`,
    },
    instanceId: site.instanceId,
    webhookPublicKey: webhookKeys(state).publicKey,
    deliverTo: (url) => app.events.deliverTo(url),
    reset: async () => resetAll(app),
    close: async () => {
      await server.close()
      state.close()
    },
  }
}

type SeedName = 'halden' | '10k'

const shopOf = (name: SeedName): SeedShop => (name === '10k' ? largeShop(10_000) : haldenShop)

const seedOf =
  (name: SeedName, siteSettings?: SiteSettingsChange): Seed =>
  (seedTime) =>
    freshShop(shopOf(name), siteSettings)(seedTime)

/** Returns the directory of rendered pictures: beside the state; tests share a temporary folder. */
const cacheDirOf = (dataDir: string): string =>
  dataDir === 'memory' ? join(tmpdir(), 'vitrine-pictures') : join(dataDir, 'pictures')

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function siteOf(options: EmulatorOptions): Site {
  const shopUrl = withoutSlash(options.shopUrl ?? 'http://localhost:3000')
  return {
    url: withoutSlash(options.publicUrl ?? 'http://127.0.0.1'),
    shopUrl,
    clientId: options.clientId ?? defaultClientId,
    siteId: options.siteId ?? defaultSiteId,
    apiKey: options.apiKey ?? defaultApiKey,
    clientSecret: options.clientSecret ?? defaultClientSecret,
    appId: defaultAppId,
    instanceId: defaultInstanceId,
    accountId: defaultAccountId,
    currency: options.currency ?? 'USD',
    language: 'en',
    currencies: options.currencies ?? [],
    callsPerMinute: options.callsPerMinute ?? hostedCallsPerMinute,
    redirectUris: options.redirectUris ?? [`${shopUrl}/callback`],
    redirectDomains: options.redirectDomains ?? [redirectDomainOf(shopUrl)],
  }
}

/** Runs before the state file is opened: it may belong to the platform that uses the port. */
async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(sentenceFor(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw sentenceFor(error, port)
  }
}

const sentenceFor = (error: unknown, port: number): unknown =>
  isTaken(error)
    ? new Error(`Port ${port} is taken: stop what uses it or set PLATFORM_PORT to another one.`)
    : error

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}
