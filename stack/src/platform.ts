// Runs only the embedded platform: `pnpm platform`.
import { createEmulator, emulatorConfig } from '@vitrine/emulator'
import { clientListsFor } from '@vitrine/gateway/client-lists'
import { platformEnv } from './settings.ts'
import { writePlatformFacts } from './settings-file.ts'

async function main(): Promise<void> {
  const options = emulatorConfig(platformEnv(process.env))
  const { shopUrl } = options
  const emulator = await createEmulator({ ...options, ...(shopUrl && clientListsFor(shopUrl)) })
  if (process.env.PLATFORM_FACTS) writePlatformFacts(process.env.PLATFORM_FACTS, emulator)
  console.log(
    `Embedded platform   ${emulator.url}\nInspector           ${emulator.url}/_inspector\nClient id           ${emulator.clientId}`,
  )
  const stop = () => emulator.close().then(() => process.exit(0))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
