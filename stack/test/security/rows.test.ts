// docs/security.md and the tests list the same rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { readRows, securityPage, testsByRow, withTests } from '../../tools/security-rows.ts'

const page = readFileSync(join(root, securityPage), 'utf8')
const rows = readRows(page)
const tests = testsByRow()

describe('docs/security.md', () => {
  test('lists the rows S1 to S134 once each and in order', () => {
    expect(rows.map(({ row }) => row)).toEqual(
      Array.from({ length: 134 }, (_, index) => `S${index + 1}`),
    )
  })

  test('every row has a test that names it', () => {
    expect(rows.filter(({ row }) => !tests.has(row)).map(({ row }) => row)).toEqual([])
  })

  test('every row that a test names is on the page', () => {
    const known = new Set(rows.map(({ row }) => row))
    expect([...tests.keys()].filter((row) => !known.has(row))).toEqual([])
  })

  test('the column of tests matches the titles', () => {
    expect(withTests(page)).toBe(page)
  })
})
