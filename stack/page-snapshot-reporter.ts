// Prints what was in the page when a journey failed: where CI runs, its files are not at hand afterwards. It prints at the
// end of the run, because CI shows the end of a long output.
import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters of a snapshot that are printed. */
const most = 10_000

/** Failed journeys whose snapshot is printed. */
const mostFailures = 3

/** The accessibility snapshot of the page, which Playwright attaches to a failed test. */
const nameOfSnapshot = 'error-context'

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class PageSnapshotReporter implements Reporter {
  readonly #snapshots: string[] = []

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    const file = attachments.find(({ name }) => name === nameOfSnapshot)?.path
    if (!file) return
    const text = readFileSync(file, 'utf8')
    const [, snapshot = text] = text.split('# Page snapshot')
    this.#snapshots.push(`\n${test.title}:\n${snapshot.trim().slice(0, most)}\n\n`)
  }

  onEnd(): void {
    for (const snapshot of this.#snapshots.slice(0, mostFailures)) process.stdout.write(snapshot)
  }

  printsToStdio(): boolean {
    return false
  }
}
