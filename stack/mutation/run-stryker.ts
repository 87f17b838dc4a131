// Runs Stryker on some files of an area, in a copy of the tree.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { type AreaResult, readResult } from './report.ts'

/** What earlier runs found, by area. Git ignores it. */
const cache = join(root, 'node_modules/.cache/mutation')

type Run = {
  name: string
  files: readonly string[]
  tests: readonly string[]
  /** Runs every mutant, also where neither it nor its tests have changed since the last run. */
  isForced: boolean
}

/** Stryker mutates the copy itself: a second copy would run other packages from where they are linked to. */
const optionsOf = ({ name, files, isForced }: Run, reportFile: string) => ({
  mutate: files,
  inPlace: true,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './stack/mutation/ignore-sentences.mjs'],
  vitest: { configFile: 'stack/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs once when a module is loaded would need every test to run again in a process of its own.
  ignoreStatic: true,
  ignorers: ['sentences'],
  concurrency: 1,
  // On a busy machine the default of 5 seconds ends tests that would have survived, and counts them as noticed.
  timeoutMS: 15_000,
  disableTypeChecks: false,
  incremental: true,
  incrementalFile: join(cache, `${name}.json`),
  force: isForced,
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: reportFile },
  logLevel: 'error',
})

export function runStryker(tree: string, run: Run): AreaResult {
  mkdirSync(cache, { recursive: true })
  const reportFile = join(tree, 'mutation-report.json')
  const optionsFile = join(tree, 'mutation-options.json')
  rmSync(reportFile, { force: true })
  writeFileSync(optionsFile, JSON.stringify(optionsOf(run, reportFile)))
  const { status } = spawnSync(join(tree, 'node_modules/.bin/stryker'), ['run', optionsFile], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', MUTATION_TESTS: JSON.stringify(run.tests) },
  })
  if (status !== 0 || !existsSync(reportFile)) throw new Error(`Stryker failed in ${run.name}`)
  return readResult(reportFile, run.files)
}
