// docs/real-platform.md agrees with the code: permissions, and the commands of the first run.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@vitrine/gateway'
import { keyPermissions } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { tableBelow } from '../tools/markdown-table.ts'

const page = readFileSync(join(root, 'docs/real-platform.md'), 'utf8')

test('the table has every permission that the code names, and no other one', () => {
  const listed = tableBelow(page, 'credentials').map(([, permission]) => permission)
  expect(listed.sort()).toEqual([...new Set(Object.values(keyPermissions))].sort())
})

test('the file of settings is made once, for its owner, and starts a shop', () => {
  const [, script = ''] = /```sh\n( +test -e environment[\s\S]*?)```/.exec(page) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-guide-'))
  const file = join(folder, 'environment')
  const lines = script.replace(/^ {3}/gm, '').replace(/<your[^>]*>/, 'a-client')
  const run = (commands: string) =>
    execFileSync('sh', ['-c', commands], { cwd: folder, encoding: 'utf8' })
  run(lines)
  const made = readFileSync(file, 'utf8')
  run(lines)
  expect(readFileSync(file, 'utf8')).toBe(made)
  expect(statSync(file).mode & 0o077).toBe(0)
  const [, start = ''] = / +(set -a && \. \.\/environment && )npm start/.exec(page) ?? []
  const env = JSON.parse(run(`${start}node -p "JSON.stringify(process.env)"`))
  const { platform, publicUrl, sessionKeys } = readConfig(env)
  expect([platform.clientId, publicUrl]).toEqual(['a-client', 'https://shop.example'])
  expect(sessionKeys).toHaveLength(1)
  // The README starts the shop in the same way.
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`${start}npm start`)
})
