import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withLock } from '../bin/file-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
const file = join(folder, 'deep/build.lock')
const log = join(folder, 'log')
afterAll(() => rmSync(folder, { recursive: true }))

const module = join(import.meta.dirname, '../bin/file-lock.mjs')
const child = (work: string) =>
  new Promise<number | null>((resolve) => {
    const code = `import { appendFileSync, existsSync, mkdirSync, rmdirSync } from 'node:fs'
      import { withLock } from ${JSON.stringify(module)}
      withLock(${JSON.stringify(file)}, () => { ${work} })`
    const args = ['--input-type=module', '--eval', code]
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).once(
      'close',
      resolve,
    )
  })

test('of several processes one works at a time, and all of them do', async () => {
  const alone = JSON.stringify(join(folder, 'alone'))
  // A folder that is there already throws.
  const work = `mkdirSync(${alone})
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    rmdirSync(${alone})
    appendFileSync(${JSON.stringify(log)}, 'x')`
  expect(await Promise.all([1, 2, 3, 4].map(() => child(work)))).toEqual([0, 0, 0, 0])
  expect(readFileSync(log, 'utf8')).toBe('xxxx')
  expect(existsSync(file)).toBe(false)
})

test('it is released by work that throws, and by a process that ends in it', async () => {
  const failing = () =>
    withLock(file, () => {
      throw new Error('the build failed')
    })
  expect(failing).toThrow('the build failed')
  expect(await child('process.exit(3)')).toBe(3)
  expect(existsSync(file)).toBe(false)
  // Nothing can be done by a process that is killed: its id is no longer one.
  expect(await child('process.kill(process.pid, "SIGKILL")')).toBeNull()
  expect(existsSync(file)).toBe(true)
  expect(withLock(file, () => 'acquired')).toBe('acquired')
})

test('one that is older than any build is stale, also when a process has its id', () => {
  writeFileSync(file, String(process.pid))
  const old = new Date(Date.now() - 3_600_000)
  utimesSync(file, old, old)
  expect(withLock(file, () => 'acquired')).toBe('acquired')
})

test('one without an id is that of a process which ended before it wrote it', () => {
  writeFileSync(file, '')
  expect(withLock(file, () => 'acquired')).toBe('acquired')
})
