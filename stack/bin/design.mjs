// `npm run design:shots`: pictures of every screen for docs/design-review.md.
import { checkNode, ensureInstalled } from './install.mjs'

checkNode()
ensureInstalled()
const { ensureBuilt } = await import('./ensure-built.mjs')
const { runJourneys } = await import('./journeys.mjs')
ensureBuilt()
process.exit((await runJourneys([], {}, 'stack/design/playwright.config.ts')) ?? 1)
