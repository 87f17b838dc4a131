// The list of guards that `npm run security:mutants` removes is complete and matches the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { mutants } from '../../mutants/mutants.ts'
import { root } from '../../src/root.ts'
import { readRows, securityPage } from '../../tools/security-rows.ts'

test('every row of docs/security.md has a guard to remove', () => {
  const rows = readRows(readFileSync(join(root, securityPage), 'utf8')).map(({ row }) => row)
  const covered = new Set(mutants.map(({ row }) => row))
  expect(rows.filter((row) => !covered.has(row))).toEqual([])
  expect([...covered].filter((row) => !rows.includes(row))).toEqual([])
})

/** A file with syntax errors would fail every test without showing that the guard was missed. */
const errorsIn = (text: string, fileName: string) =>
  ts
    .transpileModule(text, { reportDiagnostics: true, fileName })
    .diagnostics?.map(({ messageText }) => messageText)

test.each(mutants)('$row $without: its source text is unique and can be removed', (mutant) => {
  const { file, from, to } = mutant
  expect(to).not.toBe(from)
  const source = readFileSync(join(root, file), 'utf8')
  expect(source.split(from)).toHaveLength(2)
  if (!/\.m?tsx?$/.test(file)) return
  const mutated = source.replace(from, () => to)
  expect(errorsIn(mutated, file)).toEqual([])
})
