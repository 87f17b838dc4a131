// The tables of docs/deployment.md, which tests compare with a running shop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.ts'
import { tableBelow } from '../../tools/markdown-table.ts'

const page = () => readFileSync(join(root, 'docs/deployment.md'), 'utf8')

/** Returns the rows of the first table below a heading of the page, without its header. */
export const rowsBelow = (heading: string): string[][] => tableBelow(page(), heading)

/** Returns what stands in backticks in a text. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted)

/** Returns what stands in backticks in the first column. */
export const namesIn = (rows: readonly string[][]): string[] =>
  rows.flatMap(([first = '']) => quotedIn(first))
