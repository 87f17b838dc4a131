// Runs some tests in a copy of the tree, and reads vitest's report.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The number of passed tests and the titles of failed ones; a file that could not be loaded counts as a failed test. */
export type Outcome = { passed: number; failures: readonly string[] }

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** The limit for one mutant: a test that hangs without its guard has detected it. */
const mutantMs = 240_000

/** The limit for all chosen tests at once, without any change. */
const baselineMs = 30 * 60_000

type Tests = { files: readonly string[]; rows?: readonly string[] }

/** Runs the tests until the first one fails: with a change. */
export const runUntilFailure = (cwd: string, tests: Tests): Outcome =>
  runTests(cwd, tests, mutantMs, ['--bail=1'])

/** Runs all tests: without a change. */
export const runAll = (cwd: string, tests: Tests): Outcome => runTests(cwd, tests, baselineMs)

/** Runs tests, of some rows or all; after `limitMs` they count as failed. */
function runTests(
  cwd: string,
  { files, rows }: Tests,
  limitMs: number,
  options: readonly string[] = [],
): Outcome {
  const outputFile = join(cwd, 'mutants-report.json')
  rmSync(outputFile, { force: true })
  const titles = rows ? ['-t', `\\b(${rows.join('|')})\\b`] : []
  const report = ['--reporter=json', `--outputFile=${outputFile}`]
  const args = ['run', ...files, ...titles, ...options, ...report]
  const { error } = spawnSync(join(cwd, 'node_modules/.bin/vitest'), args, {
    cwd,
    stdio: 'ignore',
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  if (!existsSync(outputFile)) return { passed: 0, failures: error ? ['no report'] : [] }
  const { testResults, numPassedTests } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
  const failures = testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [name]
      : assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName),
  )
  return { passed: numPassedTests, failures }
}
