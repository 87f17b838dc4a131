// Runs the embedded platform as a process of its own: `pnpm platform`.
import { processConfig } from './config.ts'
import { createEmulator } from './emulator.ts'

async function main(): Promise<void> {
  const emulator = await createEmulator(processConfig())
  process.stdout.write(
    [
      `Embedded platform  ${emulator.url}`,
      `Inspector          ${emulator.url}/_inspector`,
      `Mail outbox        ${emulator.url}/_inspector/outbox`,
      '',
    ].join('\n'),
  )
  const stop = () => void emulator.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
