import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instanceOf } from './instance-id.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-instance-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a gateway has the same name after a restart, which its own user alone can read', () => {
  const name = instanceOf(folder)
  expect(name).toMatch(/^[0-9a-f-]{36}$/)
  expect(instanceOf(folder)).toBe(name)
  const file = join(folder, 'instance')
  expect(readFileSync(file, 'utf8')).toBe(`${name}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('in memory, each start has another name', () => {
  expect(instanceOf('memory')).not.toBe(instanceOf('memory'))
})
