// The areas of `npm run mutants` and the list of judged survivors match the code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, filesOf, filesToMutate } from '../mutation/areas.ts'
import { judged } from '../mutation/judged.ts'
import { root } from '../src/root.ts'

test.each(areas)('$name: each glob has files', ({ files, tests }) => {
  const globs = [...files, ...tests].map((glob) => glob.replace(/^!/, ''))
  expect(globs.filter((glob) => filesOf([glob]).length === 0)).toEqual([])
})

test('a file belongs to one area', () => {
  const files = areas.flatMap(filesToMutate)
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

test('a judged line stands in a file of an area', () => {
  const files = new Set(areas.flatMap(filesToMutate))
  const gone = judged.filter(
    ({ file, line }) => !files.has(file) || !readFileSync(join(root, file), 'utf8').includes(line),
  )
  expect(gone).toEqual([])
})
