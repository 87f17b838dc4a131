// The lists of what `npm run security:mutants` and `npm run invariants:mutants` break are complete and match the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { mutants } from '../mutants/mutants.ts'
import { ruleMutants } from '../mutants/rules.ts'
import { root } from '../src/root.ts'
import { enforcing, readInvariants } from '../tools/invariants.ts'
import { readRows, securityPage } from '../tools/security-rows.ts'

test('every row of docs/security.md has a guard to remove', () => {
  const rows = readRows(readFileSync(join(root, securityPage), 'utf8')).map(({ row }) => row)
  const covered = new Set(mutants.map(({ row }) => row))
  expect(rows.filter((row) => !covered.has(row))).toEqual([])
  expect([...covered].filter((row) => !rows.includes(row))).toEqual([])
})

const invariants = readInvariants()
const isOf = (invariant: { rule: string }) => (mutant: { rule: string }) =>
  invariant.rule.startsWith(mutant.rule)

test('every rule of INVARIANTS.md names rows, is left to review, or is broken', () => {
  const unbroken = invariants
    .filter(({ enforcer }) => !/\bS\d+|\*review\*/.test(enforcer))
    .filter((invariant) => !ruleMutants.some(isOf(invariant)))
  expect(invariants.length).toBeGreaterThan(80)
  expect(unbroken.map(({ rule }) => rule)).toEqual([])
})

test('a broken rule is one rule of INVARIANTS.md, and its column names what must notice', () => {
  for (const mutant of ruleMutants) {
    const found = invariants.filter((invariant) => isOf(invariant)(mutant))
    expect(found, mutant.rule).toHaveLength(1)
    if (mutant.check && mutant.check !== 'journey') continue
    const files = found.flatMap((one) => enforcing(one, mutant.check ? '.e2e.ts' : '.test.ts'))
    expect(files, mutant.rule).not.toEqual([])
  }
})

/** A file with syntax errors would fail every test without showing that the change was noticed. */
const errorsIn = (text: string, fileName: string) =>
  ts
    .transpileModule(text, { reportDiagnostics: true, fileName })
    .diagnostics?.map(({ messageText }) => messageText)

const named = [
  ...mutants.map((mutant) => ({ name: mutant.row, ...mutant })),
  ...ruleMutants.map((mutant) => ({ name: mutant.rule, ...mutant })),
]

test.each(named)('$name: $without: its source text is unique and can be replaced', (mutant) => {
  const { file, from, to } = mutant
  expect(to).not.toBe(from)
  const source = readFileSync(join(root, file), 'utf8')
  expect(source.split(from)).toHaveLength(2)
  if (!/\.m?tsx?$/.test(file)) return
  const mutated = source.replace(from, () => to)
  expect(errorsIn(mutated, file)).toEqual([])
})
