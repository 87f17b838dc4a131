// `npm run doctor`: checks the settings, the site and this host, and prints a line for each. `--json` for programs. Exits
// with 1 when shoppers cannot buy.
import {
  examine,
  isHealthy,
  jsonReportOf,
  jsonReportOfSettings,
  readConfig,
  reportOf,
} from '@vitrine/gateway'
import { withEmbeddedPlatform } from './embedded-platform.ts'

const isJson = process.argv.includes('--json')

async function main(): Promise<void> {
  const findings = await withEmbeddedPlatform(process.env, (env) => examine(readConfig(env)))
  console.log(isJson ? jsonReportOf(findings) : reportOf(findings))
  process.exitCode = isHealthy(findings) ? 0 : 1
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (isJson) console.log(jsonReportOfSettings(message))
  else console.error(message)
  process.exit(1)
})
