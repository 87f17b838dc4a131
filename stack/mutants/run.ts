// `npm run security:mutants [S31 S33 …]`: removes each guard in turn and reports those whose removal no test detects.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsByRow } from '../tools/security-rows.ts'
import { copyTree } from './copy-tree.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { mutantMs, runTests } from './run-tests.ts'

/** The limit for all rows at once, with every guard in place. */
const baselineMs = 30 * 60_000

const requested = new Set(process.argv.slice(2))
const chosen = mutants.filter(({ row }) => requested.size === 0 || requested.has(row))
const tests = testsByRow()

/** Only tests of vitest count: a journey needs a browser. */
const filesOf = (row: string) =>
  [...(tests.get(row) ?? [])].filter((file) => !file.endsWith('.e2e.ts'))

/** Returns null if a test failed, else why the mutant survived. */
function survives(tree: string, { row, file, from, to }: Mutant): string | null {
  const path = join(tree, file)
  const source = readFileSync(path, 'utf8')
  const count = source.split(from).length - 1
  if (count !== 1) return `its text stands ${count} times in ${file}`
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    const { passed, failed } = runTests(tree, {
      files: filesOf(row),
      rows: [row],
      limitMs: mutantMs,
    })
    if (failed > 0) return null
    return passed > 0 ? 'no test noticed' : 'no test ran'
  } finally {
    writeFileSync(path, source)
  }
}

function main(): number {
  const copy = copyTree()
  // Removes the copy also when the run is aborted.
  process.on('exit', copy.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const rows = [...new Set(chosen.map(({ row }) => row))]
  const files = [...new Set(rows.flatMap(filesOf))]
  const before = runTests(copy.path, { files, rows, limitMs: baselineMs })
  if (before.failed > 0 || before.passed === 0) {
    console.log(`With every guard in place ${before.failed} tests fail, ${before.passed} pass.`)
    return 1
  }
  let survivors = 0
  for (const [index, mutant] of chosen.entries()) {
    const reason = survives(copy.path, mutant)
    if (reason) survivors += 1
    const word = reason ? 'SURVIVED' : 'noticed '
    const end = reason ? ` (${reason})` : ''
    console.log(`${index + 1}/${chosen.length} ${word} ${mutant.row} ${mutant.without}${end}`)
  }
  console.log(`${chosen.length - survivors} of ${chosen.length} guards noticed`)
  return survivors === 0 && chosen.length > 0 ? 0 : 1
}

process.exit(main())
