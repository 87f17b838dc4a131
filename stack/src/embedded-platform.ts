// The embedded platform in memory, for programs that need one for a moment.
import { clientListsFor } from '@vitrine/gateway'
import { withPlatformFacts } from './platform-settings.ts'
import { gatewayEnv, usesEmbeddedPlatform } from './settings.ts'

type Env = Record<string, string | undefined>

/** Runs `task` with the settings of a shop; without a platform in them, with those of an embedded one. */
export async function withEmbeddedPlatform<Result>(
  env: Env,
  task: (env: Env) => Promise<Result>,
): Promise<Result> {
  if (!usesEmbeddedPlatform(env)) return task(withPlatformFacts(env))
  const { createEmulator } = await import('@vitrine/emulator')
  const shopUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT || 3000}`
  const emulator = await createEmulator({ dataDir: 'memory', shopUrl, ...clientListsFor(shopUrl) })
  try {
    return await task(gatewayEnv(env, { ...emulator, apiUrl: emulator.url }))
  } finally {
    await emulator.close()
  }
}
