// `pnpm e2e`: only the journeys. Arguments are passed to Playwright: `pnpm e2e -g "coupon"`.
import { checkNode, ensureInstalled } from './install.mjs'

checkNode()
ensureInstalled()
const { ensureBuilt } = await import('./ensure-built.mjs')
const { runJourneys } = await import('./journeys.mjs')
ensureBuilt()
process.exit((await runJourneys(process.argv.slice(2))) ?? 1)
