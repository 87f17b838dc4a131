// Applies changes one by one in a copy of the tree, and reports those that nothing notices.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree, type TreeCopy } from './copy-tree.ts'
import type { Change } from './mutant.ts'
import type { Outcome } from './run-tests.ts'

/** A change, and the run that must fail with it. */
export type Trial = Change & { name: string; run(copy: TreeCopy): Outcome }

/** Returns null if the run failed, else why the change survived. */
function survives(copy: TreeCopy, { file, from, to, run }: Trial): string | null {
  const path = join(copy.path, file)
  const source = readFileSync(path, 'utf8')
  const count = source.split(from).length - 1
  if (count !== 1) return `its text stands ${count} times in ${file}`
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    const { passed, failures } = run(copy)
    if (failures.length > 0) return null
    return passed > 0 ? 'nothing noticed' : 'no test ran'
  } finally {
    writeFileSync(path, source)
  }
}

function tryEach(copy: TreeCopy, trials: readonly Trial[]): number {
  let survivors = 0
  for (const [index, trial] of trials.entries()) {
    const reason = survives(copy, trial)
    if (reason) survivors += 1
    const word = reason ? 'SURVIVED' : 'noticed '
    const end = reason ? ` (${reason})` : ''
    console.log(`${index + 1}/${trials.length} ${word} ${trial.name}: ${trial.without}${end}`)
  }
  return survivors
}

/** Runs `baseline` without any change and then each trial, prints the results, and ends the process. */
export function tryMutants(trials: readonly Trial[], baseline: (copy: TreeCopy) => Outcome): never {
  const copy = copyTree()
  // Removes the copy also when the run is aborted.
  process.on('exit', copy.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const before = baseline(copy)
  if (before.failures.length > 0 || before.passed === 0) {
    console.log(`Without any change ${before.passed} tests pass, and these fail:`)
    for (const title of before.failures) console.log(`  ${title}`)
    process.exit(1)
  }
  const survivors = tryEach(copy, trials)
  console.log(`${trials.length - survivors} of ${trials.length} noticed`)
  process.exit(survivors === 0 && trials.length > 0 ? 0 : 1)
}
