// Runs the tests of some rows in a copy of the tree, and reads vitest's report.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `passed` and `failed` count tests; a file that could not be loaded counts as a failed test. */
export type Outcome = { passed: number; failed: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The limit for one mutant: a test that hangs without its guard has detected it. */
export const mutantMs = 240_000

/** Runs the tests; after `limitMs` they count as failed. */
export function runTests(
  cwd: string,
  { files, rows, limitMs }: { files: readonly string[]; rows: readonly string[]; limitMs: number },
): Outcome {
  const outputFile = join(cwd, 'mutants-report.json')
  rmSync(outputFile, { force: true })
  const pattern = `\\b(${rows.join('|')})\\b`
  const args = ['run', ...files, '-t', pattern, '--reporter=json', `--outputFile=${outputFile}`]
  const { error } = spawnSync(join(cwd, 'node_modules/.bin/vitest'), args, {
    cwd,
    stdio: 'ignore',
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  if (!existsSync(outputFile)) return { passed: 0, failed: error ? 1 : 0 }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}
