// `npm run doctor`: checks the settings, the site and this host, and prints a line for each. `--json` for programs. Exits
// with 1 when shoppers cannot buy.
import {
  advice,
  examine,
  fault,
  hostedApiUrl,
  isHealthy,
  jsonReportOf,
  type ReportLine,
  readConfig,
  reportOf,
  settingsLine,
} from '@vitrine/gateway'
import { withEmbeddedPlatform } from './embedded-platform.ts'
import { usesEmbeddedPlatform } from './settings.ts'

/** Settings of a site, of which a shop on the embedded platform has none. */
const ofSite = [
  'PLATFORM_CLIENT_ID',
  'PLATFORM_CLIENT_SECRET',
  'PLATFORM_API_KEY',
  'PLATFORM_SITE_ID',
]
const cure = `Run the doctor with the settings of your shop, such as PLATFORM_URL=${hostedApiUrl} and PLATFORM_CLIENT_ID.`

/** Returns what is found about settings without a platform: who checks a shop must not take the sample for it. */
function sampleLine(env: NodeJS.ProcessEnv): ReportLine | null {
  if (!usesEmbeddedPlatform(env)) return null
  const given = ofSite.filter((name) => env[name])
  if (given.length === 0) {
    const found = 'PLATFORM_URL is not set: this is the sample shop on the embedded platform.'
    return settingsLine(advice(found, cure))
  }
  return settingsLine(fault(`${given.join(', ')} is set, but PLATFORM_URL is not.`, cure))
}

async function findLines(): Promise<readonly ReportLine[]> {
  const line = sampleLine(process.env)
  if (line?.verdict === 'FAULT') return [line]
  const findings = await withEmbeddedPlatform(process.env, (env) => examine(readConfig(env)))
  return line ? [line, ...findings] : findings
}

const isJson = process.argv.includes('--json')

async function main(): Promise<void> {
  const lines = await findLines()
  console.log(isJson ? jsonReportOf(lines) : reportOf(lines))
  process.exitCode = isHealthy(lines) ? 0 : 1
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  const line = settingsLine(fault(message, 'Correct it and run the doctor again.'))
  if (isJson) console.log(jsonReportOf([line]))
  else console.error(message)
  process.exit(1)
})
