// The shop as `npm start` runs it, once everything is installed and built.
import { examine, maskedSettings, shortReportOf, siteLineOf } from '@vitrine/gateway'
import { languages } from '@vitrine/languages'
import { announcement, row } from './announce.ts'
import { type Stack, startStack } from './start-stack.ts'
import { warmPictures } from './warm-pictures.ts'

const startedAt = performance.now()

/** The longest time for requests in flight to finish. */
const graceMs = 8000

async function main(): Promise<void> {
  const env = { LOG_LEVEL: 'warn', ...process.env }
  const stack = await startStack({ env })
  // Otherwise the first visitor of a language would find its lists without filters.
  for (const { code } of languages) stack.app.gateway.services.inLanguage(code)
  const warming = new AbortController()
  if (stack.emulator && process.env.PLATFORM_DATA !== 'memory') {
    void warmPictures(stack.shopUrl, stack.config.mediaOrigin, warming.signal)
  }
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    warming.abort()
    const forcedExit = setTimeout(() => process.exit(1), graceMs)
    forcedExit.unref()
    stack.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Printed as one, and last: who reads that Ctrl-C stops everything may press it at once.
  console.log([await announcement(stack, startedAt), ...(await shownSettings(stack))].join('\n'))
  if (!stack.emulator) void printDiagnosis(stack)
}

/** Prints which site it is, and what the site or its settings lack, once that is known; the embedded platform lacks nothing. */
async function printDiagnosis({ config }: Stack): Promise<void> {
  try {
    const findings = await examine(config, { isServing: true })
    const [site, lines] = [siteLineOf(findings), shortReportOf(findings)]
    if (site) console.log(`${row('Site', site)}\n`)
    if (lines) console.log(`npm run doctor\n${lines}\n`)
  } catch (error) {
    // A check that breaks must not end the shop.
    console.error('npm run doctor failed:', error)
  }
}

/** Returns the settings that the environment has, with secrets masked. */
async function shownSettings({ emulator }: Stack): Promise<string[]> {
  const others = emulator ? (await import('@vitrine/emulator')).emulatorSettings : []
  const settings = Object.entries(maskedSettings(process.env, others))
  if (settings.length === 0) return []
  return [
    'Settings from the environment',
    ...settings.map(([name, value]) => `  ${name}=${value}`),
    '',
  ]
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
