// Files that share the modules of their process replace none: another file may have loaded the real one before, or meets the mock.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

test('a file that mocks a module runs in a process of its own', () => {
  const listed = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root })
  const files = listed.toString().split('\n').filter(Boolean)
  const mocking = files.filter((file) =>
    /\bvi\.(mock|doMock)\(\s*'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(mocking.length).toBeGreaterThan(10)
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  expect(mocking.filter((file) => !config.includes(`'${file}'`))).toEqual([])
})
