// The list of guards that `npm run security:mutants` takes out: complete, and in step with the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from '../../mutants/mutants.ts'
import { root } from '../../src/root.ts'
import { readRows, securityPage } from '../../tools/security-rows.ts'

test('every row of docs/security.md has a guard that is taken out', () => {
  const rows = readRows(readFileSync(join(root, securityPage), 'utf8')).map(({ row }) => row)
  const covered = new Set(mutants.map(({ row }) => row))
  expect(rows.filter((row) => !covered.has(row))).toEqual([])
  expect([...covered].filter((row) => !rows.includes(row))).toEqual([])
})

test.each(mutants)('$row $without: its text stands once', ({ file, from, to }) => {
  expect(to).not.toBe(from)
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
})
