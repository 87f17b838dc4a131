// Starts the embedded platform and the gateway, and connects them.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Emulator } from '@vitrine/emulator'
import {
  type AppOptions,
  buildApp,
  builtWeb,
  type Config,
  clientListsFor,
  type GatewayApp,
  loadOnce,
  readConfig,
} from '@vitrine/gateway'
import { readExamples } from './examples.ts'
import { freePort } from './free-port.ts'
import { withPlatformFacts } from './platform-settings.ts'
import { adminManifest, documentManifest, webDist } from './root.ts'
import { gatewayEnv, platformEnv, usesEmbeddedPlatform } from './settings.ts'

type Env = Record<string, string | undefined>

export type Stack = {
  shopUrl: string
  platformUrl: string
  config: Config
  /** The embedded platform; undefined if the shop runs on another one. */
  emulator: Emulator | undefined
  app: GatewayApp
  close(): Promise<void>
}

export type StackOptions = {
  env: Env
  /** `built` serves the built web; `none` only the gateway; or custom options. */
  web?: 'built' | 'none' | AppOptions['web']
  serverFactory?: AppOptions['serverFactory']
}

/** Starts everything. Rejects with a plain sentence for a taken port or an invalid setting. */
export async function startStack({
  env,
  web = 'built',
  serverFactory,
}: StackOptions): Promise<Stack> {
  const emulator = usesEmbeddedPlatform(env) ? await startEmulator(env) : undefined
  try {
    const settings = settingsFor(env, emulator)
    const config = readConfig(settings)
    const dist = config.webDist ?? webDist
    const app = await buildApp({
      config,
      documents: [documentManifest],
      adminDocuments: [adminManifest],
      ...(web === 'none'
        ? { forms: formsOf(dist) }
        : { web: web === 'built' ? builtWeb(dist) : web }),
      ...(web !== 'none' && { adminDist: join(dist, 'admin') }),
      playgroundDist: dist,
      examples: readExamples(),
      adminExamples: readExamples('admin'),
      serverFactory,
    })
    await listen(app, config)
    // Webhooks start now, when the gateway listens and its port is known.
    if (!env.PLATFORM_WEBHOOK_URL) emulator?.deliverTo(webhookUrlOf(app))
    return {
      shopUrl: config.publicUrl,
      platformUrl: emulator?.url ?? config.platform.url,
      config,
      emulator,
      app,
      async close() {
        await app.close()
        await emulator?.close()
      },
    }
  } catch (error) {
    await emulator?.close()
    throw error
  }
}

/** Completes the settings with the facts of an embedded platform: its own one, or a separate one by file. */
function settingsFor(env: Env, emulator: Emulator | undefined): Env {
  if (emulator) {
    const facts = { ...emulator, apiUrl: apiUrlOf(emulator) }
    // A shop with its own platform is for trying and development.
    return gatewayEnv({ NODE_ENV: 'development', ...env }, facts)
  }
  return withPlatformFacts(env)
}

/**
 * Browsers reach the embedded platform by the name `localhost`, like the shop: one site, so that the return from a
 * payment page carries the session. A shop on another platform does not load it.
 */
async function startEmulator(env: Env): Promise<Emulator> {
  const { createEmulator, emulatorConfig } = await import('@vitrine/emulator')
  const options = emulatorConfig(platformEnv(env))
  const port = options.port === 0 ? await freePort() : options.port
  const shopUrl = options.shopUrl ?? localUrl(env.PORT)
  return createEmulator({
    ...options,
    port,
    shopUrl,
    ...clientListsFor(shopUrl),
    publicUrl: options.publicUrl ?? `http://localhost:${port}`,
  })
}

/** The gateway names a port that is none. */
function localUrl(port: string | undefined): string {
  const url = `http://localhost:${port || 3000}`
  return URL.canParse(url) ? url : 'http://localhost'
}

/** The gateway calls by number: a name would be resolved for every connection. */
const apiUrlOf = ({ url }: Emulator) => url.replace('//localhost:', '//127.0.0.1:')

/** By number as well, whatever address the gateway listens on. */
function webhookUrlOf({ server }: GatewayApp): string {
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/webhooks/platform`
}

async function listen(app: GatewayApp, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken)
      throw new Error(`Port ${port} is taken: stop what uses it or set PORT to another one.`)
    throw error
  }
}

/** Forms are part of the gateway without pages, too. */
function formsOf(dist: string): AppOptions['forms'] {
  const { load } = loadOnce(builtWeb(dist))
  return async (language) => (await load(language)).forms
}
