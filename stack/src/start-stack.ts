// The one place that knows everybody: starts the embedded platform and the gateway and joins them.
import type { AddressInfo } from 'node:net'
import { createEmulator, type Emulator, emulatorConfig } from '@vitrine/emulator'
import { type AppOptions, buildApp, builtWeb, type Config, type GatewayApp, readConfig } from '@vitrine/gateway'
import { readExamples } from './examples.ts'
import { documentManifest, webDist } from './root.ts'
import { gatewayEnv, usesEmbeddedPlatform } from './settings.ts'

type Env = Record<string, string | undefined>

export type Stack = {
  shopUrl: string
  platformUrl: string
  config: Config
  /** The embedded platform; undefined when the shop runs on another one. */
  emulator: Emulator | undefined
  app: GatewayApp
  close(): Promise<void>
}

export type StackOptions = {
  env: Env
  /** `built` serves the built web; `none` the gateway alone; or options of one's own. */
  web?: 'built' | 'none' | AppOptions['web']
  serverFactory?: AppOptions['serverFactory']
}

/** Starts everything. A taken port or a bad setting rejects with a plain sentence. */
export async function startStack({ env, web = 'built', serverFactory }: StackOptions): Promise<Stack> {
  const emulator = usesEmbeddedPlatform(env) ? await createEmulator(emulatorConfig(env)) : undefined
  try {
    const settings = emulator ? gatewayEnv(env, emulator) : env
    const config = readConfig(settings)
    const app = await buildApp({
      config,
      documents: [documentManifest],
      web: web === 'built' ? builtWeb(config.webDist ?? webDist) : web === 'none' ? undefined : web,
      playgroundDist: config.webDist ?? webDist,
      examples: readExamples(),
      serverFactory,
    })
    await listen(app, config)
    const { port } = app.server.address() as AddressInfo
    return {
      shopUrl: config.port === 0 ? `http://localhost:${port}` : config.publicUrl,
      platformUrl: config.platform.url,
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

async function listen(app: GatewayApp, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken) throw new Error(`Port ${port} is taken: stop what uses it or set PORT to another one.`)
    throw error
  }
}
