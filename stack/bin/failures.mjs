// Lists what failed, for the end of a run: where CI runs, the end of a long output is what it shows.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a failure that are printed, and characters of each. */
const mostLines = 12
const lineLength = 240

/** Returns the start of a message without colors and the places in its stack. */
const brief = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('at '))
    .slice(0, mostLines)
    .map((line) => `    ${line.slice(0, lineLength)}`)
    .join('\n')

const entry = (name, message) => `✗ ${name}\n${brief(message)}`

/** Returns an entry for each failed test, and each file that could not be loaded, of a JSON report of Vitest. */
export const vitestFailures = (report, root) =>
  report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0) return [entry(file, message)]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => entry(`${file} › ${one.fullName}`, one.failureMessages.join('\n')))
  })

function* specsOf({ specs = [], suites = [] }) {
  yield* specs
  for (const suite of suites) yield* specsOf(suite)
}

/** Returns an entry for each failed test, and each error outside of tests, of a JSON report of Playwright. */
export const playwrightFailures = (report) => [
  ...[...specsOf(report)]
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return entry(`${file}:${line} › ${title}`, errors.map(({ message }) => message).join('\n'))
    }),
  ...(report.errors ?? []).map(({ message }) => entry('outside of a test', message)),
]
