// Objects of one place have one hidden class. docs/decisions/070-objects-that-die-young.md
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../bin/ensure-built.mjs'
import { stableShapes } from '../bin/stable-shapes.mjs'
import { root } from '../src/root.ts'

ensureBuilt()

test.each([
  ['f({ ...a, b: 1 })', 'f({...null, ...a, b: 1 })'],
  ['f({...a,...{...b,c}})', 'f({...null,...a,...{...null,...b,c}})'],
  ['f({\n  // why\n  ...a,\n  b,\n})', 'f({...null,\n  // why\n  ...a,\n  b,\n})'],
])('%s begins with nothing', (code, stable) => {
  expect(stableShapes(code, 'one.ts')).toBe(stable)
  expect(stableShapes(stable, 'one.ts')).toBe(stable)
})

test.each([
  'const { ...rest } = all',
  'f({ ...all })',
  'f({ one, ...all })',
  'f([...all, one], ...all)',
  "f('{ ...all, one }', `{ ...all, one }`, /{ ...all, one }/)",
  'const f = ({ ...rest }: All, one: One) => rest',
])('%s stays as it is', (code) => {
  expect(stableShapes(code, 'one.ts')).toBe(code)
})

test('code that cannot be parsed is reported with its file', () => {
  expect(() => stableShapes('f({ ...a, b: 1 }', 'one.ts')).toThrow(/^one\.ts: /)
})

test('what is made has one hidden class, and the properties that it had', () => {
  setFlagsFromString('--allow-natives-syntax')
  const haveOneClass = new Function('one', 'other', 'return %HaveSameMap(one, other)')
  const source = '(all, index) => ({ ...all, index, isLast: false })'
  const make = new Function(`return ${stableShapes(source, 'one.js')}`)()
  const made = Array.from({ length: 100 }, (_, index) => make({ name: 'a', isLast: true }, index))
  for (const one of made.slice(-50)) expect(haveOneClass(one, made.at(-1))).toBe(true)
  expect(made.at(-1)).toEqual({ name: 'a', isLast: false, index: 99 })
  expect(Object.keys(made.at(-1))).toEqual(['name', 'isLast', 'index'])
})

const bundlesOf = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(root, folder, name))

test('no literal of a bundle begins with a spread', () => {
  const files = ['gateway/dist', 'platform/dist', 'web/dist/server'].flatMap(bundlesOf)
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(stableShapes(text, file) === text, file).toBe(true)
  }
})
