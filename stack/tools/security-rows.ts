// The rows of docs/security.md and the tests whose titles name them. The column of tests is printed from the titles,
// so that no list has to be maintained by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'

export const securityPage = 'docs/security.md'

/** Returns `{ S1: Set(['stack/test/security/sessions.test.ts']) }` from the titles of all tests. */
export function testsByRow(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of testFiles()) {
    const text = readFileSync(join(root, file), 'utf8')
    // A title begins with its rows: `S7 S8 an idle session expires`.
    for (const [, rows = ''] of text.matchAll(/['"`]((?:S\d+:? )+)/g)) {
      for (const row of rows.match(/S\d+/g) ?? []) {
        found.set(row, (found.get(row) ?? new Set()).add(file))
      }
    }
  }
  return found
}

const testFiles = () =>
  [
    'stack/test',
    'stack/e2e',
    'gateway/src',
    'emulator/src',
    'web/src',
    'web/graphiql',
    'web/worker',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .sort(),
  )

/** A row, with or without the anchor that makes `docs/security.md#s31` a link. */
const rowPattern = /^\| (?:<a id="s\d+"><\/a>)?(S\d+) \| (.+?) \| (.+?) \| ?(.*?)\|$/gm

export type SecurityRow = { row: string; threat: string; answer: string; proof: string }

/** Returns the rows of the page, in its order. */
export const readRows = (page: string): SecurityRow[] =>
  [...page.matchAll(rowPattern)].map(([, row = '', threat = '', answer = '', proof = '']) => ({
    row,
    threat,
    answer,
    proof: proof.trim(),
  }))

/** Returns the page with new anchors and a new last column. */
export function withTests(page: string): string {
  const tests = testsByRow()
  return page.replace(rowPattern, (_, row: string, threat: string, answer: string) => {
    const files = [...(tests.get(row) ?? [])].map((file) => `\`${shortOf(file)}\``)
    return `| <a id="${row.toLowerCase()}"></a>${row} | ${threat} | ${answer} | ${files.join(', ')} |`
  })
}

/** Omits the folder of most tests. */
const shortOf = (file: string) =>
  file.replace(/^stack\/test\/security\//, '').replace(/\.(test|e2e)\.tsx?$/, '')
