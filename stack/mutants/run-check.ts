// Runs a check, a journey or the budgets in a copy of the tree.
import { spawnSync } from 'node:child_process'
import type { TreeCopy } from './copy-tree.ts'
import type { Check } from './mutant.ts'
import type { Outcome } from './run-tests.ts'

/** The limit for one check, with the build of the web that journeys and budgets need. */
const checkMs = 20 * 60_000

const ensureBuilt = "import('./stack/bin/ensure-built.mjs').then((one) => one.ensureBuilt())"

/** The commands of a check, as arguments of node. A journey runs the given files up to the first failure. */
function commandsOf(check: Check, journeys: readonly string[]): string[][] {
  if (check === 'journey') return [['stack/bin/e2e.mjs', '-x', ...journeys]]
  if (check !== 'budgets') return [['stack/bin/check.mjs', check]]
  return [
    ['--eval', ensureBuilt],
    ['--import', 'tsx', 'stack/tools/budgets.ts', '--sizes'],
  ]
}

/** Counts the check as one test. */
export function runCheck(copy: TreeCopy, check: Check, journeys: readonly string[]): Outcome {
  const hasPassed = commandsOf(check, journeys).every((args) => {
    const { status } = spawnSync(process.execPath, args, {
      cwd: copy.path,
      stdio: 'ignore',
      timeout: checkMs,
      killSignal: 'SIGKILL',
    })
    return status === 0
  })
  if (check === 'journey' || check === 'budgets') copy.restoreWeb()
  return hasPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [check] }
}
