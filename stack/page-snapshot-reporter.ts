// Prints what was in the page when a journey failed: where CI runs, its files are not at hand afterwards.
import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters of a snapshot that are printed: the start of a page says which one it is. */
const most = 4000

/** The accessibility snapshot of the page, which Playwright attaches to a failed test. */
const nameOfSnapshot = 'error-context'

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default class PageSnapshotReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    const file = attachments.find(({ name }) => name === nameOfSnapshot)?.path
    if (!file) return
    const text = readFileSync(file, 'utf8')
    const [, snapshot = text] = text.split('# Page snapshot')
    process.stdout.write(`\n${test.title}:\n${snapshot.trim().slice(0, most)}\n\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
