// `pnpm check`, or only some: `pnpm check types layers`
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { runChecks } = await import('./checks.mjs')
const { passed, failed } = await runChecks(process.argv.slice(2))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
