// `npm test`: installs what is missing and runs every check and test. What could not run has failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root, run, start } from './install.mjs'

checkNode()
ensureInstalled()
const { ensureBuilt } = await import('./ensure-built.mjs')
const { runChecks } = await import('./checks.mjs')
const { playwrightFailures, vitestFailures } = await import('./failures.mjs')
const { runJourneys } = await import('./journeys.mjs')
const { findRedis } = await import('./redis.mjs')

const started = performance.now()
const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const totals = { passed: 0, failed: 0 }

function count(name, { passed, failed }) {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`— ${name}: ${passed} passed, ${failed} failed (${minutes} min so far)\n`)
  totals.passed += passed
  totals.failed += failed
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Returns the counts of a vitest run; a run without a report, or with a broken file, has failed. */
function vitestCounts(file, status) {
  const report = readReport(file)
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  const notRun = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + brokenFiles.length + notRun
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed }
}

function playwrightCounts(file, status) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // A test that passes only at the second attempt has failed.
  const failed = unexpected + flaky + skipped + (report.errors?.length ?? 0)
  const passed = expected
  return { passed, failed: failed === 0 && (status !== 0 || passed === 0) ? 1 : failed }
}

const bin = (name) => join(root, 'node_modules/.bin', name)

const tools = start(process.execPath, ['stack/bin/test-tools.mjs'])
console.log('Checks')
count('checks', await runChecks())
ensureBuilt()
const installed = await tools
if (installed.output.trim()) console.log(installed.output.trim())

// Without Redis the tests that need it fail.
const redis = findRedis()
if (!redis) {
  console.log('No Redis is available: set REDIS_SERVER to the path of redis-server.')
  if (process.env.REDIS_URL) {
    console.log('REDIS_URL serves the tests that only store data; those that kill it will fail.')
  }
}
const units = join(reports, 'vitest.json')
const vitest = run(
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`],
  {
    show: true,
    env: { NO_COLOR: '1', ...(redis && { REDIS_SERVER: redis }) },
  },
)
count('unit, whole path, official SDK', vitestCounts(units, vitest.status))

const budgets = run(process.execPath, ['--import', 'tsx', 'stack/tools/budgets.ts', '--sizes'], {
  show: true,
})
count('budgets', budgets.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const journeys = join(reports, 'playwright.json')
const status = await runJourneys([], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys })
count('journeys', status === null ? { passed: 0, failed: 1 } : playwrightCounts(journeys, status))

const unitReport = readReport(units)
const journeyReport = readReport(journeys)
const failures = [
  ...(unitReport ? vitestFailures(unitReport, root) : []),
  ...(journeyReport ? playwrightFailures(journeyReport) : []),
]
if (failures.length > 0) console.log(failures.join('\n\n'))
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
