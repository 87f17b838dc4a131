// `npm run security:mutants [S31 S33 …]`: removes each guard in turn and reports those whose removal no test detects.
import { testsByRow } from '../tools/security-rows.ts'
import { mutants } from './mutants.ts'
import { runAll, runUntilFailure } from './run-tests.ts'
import { tryMutants } from './try-mutants.ts'

const requested = new Set(process.argv.slice(2))
const chosen = mutants.filter(({ row }) => requested.size === 0 || requested.has(row))
const tests = testsByRow()

/** Only tests of vitest count: a journey needs a browser. */
const filesOf = (row: string) =>
  [...(tests.get(row) ?? [])].filter((file) => !file.endsWith('.e2e.ts'))

tryMutants(
  chosen.map((mutant) => ({
    ...mutant,
    name: mutant.row,
    run: ({ path }) => runUntilFailure(path, { files: filesOf(mutant.row), rows: [mutant.row] }),
  })),
  ({ path }) => {
    const rows = [...new Set(chosen.map(({ row }) => row))]
    return runAll(path, { files: [...new Set(rows.flatMap(filesOf))], rows })
  },
)
