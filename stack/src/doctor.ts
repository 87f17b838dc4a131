// `npm run doctor`: checks the settings, the site and this host, and prints a line for each. `--json` for programs. Exits
// with 1 when shoppers cannot buy.
import { examine, isHealthy, readConfig, reportOf } from '@vitrine/gateway'
import { withEmbeddedPlatform } from './embedded-platform.ts'

async function main(): Promise<void> {
  const isJson = process.argv.includes('--json')
  const findings = await withEmbeddedPlatform(process.env, (env) => examine(readConfig(env)))
  console.log(isJson ? JSON.stringify(findings, null, 2) : reportOf(findings))
  process.exitCode = isHealthy(findings) ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
