// Rules about the whole repository that no linter can check.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls, type Call } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { specCalls } from '../tools/spec-calls.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))

test('no source file has more than 300 lines', () => {
  const long = sources.filter((file) => read(file).split('\n').length > 301)
  expect(long).toEqual([])
})

test('no test is focused or skipped, and no work is left for later', () => {
  const markers = new RegExp(
    ['TO' + 'DO', 'FIX' + 'ME', String.raw`\b(it|test|describe)\.(only|skip|todo)\b`].join('|'),
  )
  expect(sources.filter((file) => markers.test(read(file)))).toEqual([])
})

test('no journey is tried again', () => {
  const repeated = files.filter(
    (file) => /^stack\/(e2e|bin|playwright)/.test(file) && /\bretries\b(?!: 0)/.test(read(file)),
  )
  expect(repeated).toEqual([])
})

test('only the stack imports the embedded platform', () => {
  const others = sources.filter(
    (file) => !/^(emulator|stack)\//.test(file) && /@vitrine\/emulator/.test(read(file)),
  )
  expect(others).toEqual([])
})

test('every call of spec §7 is on the coverage page', () => {
  const spec = read('docs/spec.md')
  const text = spec.slice(spec.indexOf('## 7.'), spec.indexOf('### Change events'))
  const cited = [...text.matchAll(/\b(GET|POST|PATCH|DELETE) (\/[\w/{}.-]+)/g)].map(
    ([, method, path]) => `${method} ${path?.replace(/\.$/, '')}`,
  )
  const listed = new Set(specCalls.map(({ method, path }) => `${method} ${path}`))
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter((call) => !listed.has(call) && call !== 'GET /v1/carts/current')).toEqual([])
  expect(specCalls).toHaveLength(87)
})

test('every call names its evidence and has a unique path', () => {
  const calls: Call[] = Object.values(allCalls).flatMap((table) =>
    Object.values(table as Record<string, Call>),
  )
  for (const call of calls) {
    expect(['spec', 'sdk', 'assumed'], call.name).toContain(call.evidence)
    expect(call.path, call.name).toMatch(/^\//)
  }
  const addresses = calls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('an operation is named after its component', () => {
  const broken = sources
    .filter((file) => file.startsWith('web/src/') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/graphql\(`\s*(?:query|mutation) (\w+)/g)].map(([, name]) => ({
        file,
        name: name ?? '',
      })),
    )
    .filter(({ name }) => !/^[A-Z]\w+$/.test(name))
  expect(broken).toEqual([])
})

test('no tracked file contains a secret, a host name or a registry', () => {
  const texts = files.filter(
    (file) => !/\.(woff2|png|svg|ico)$/.test(file) && file !== 'stack/test/safety.test.ts',
  )
  const suspicious = texts.filter((file) =>
    /BEGIN (RSA |EC )?PRIVATE KEY|_authToken|AKIA[0-9A-Z]{16}/.test(read(file)),
  )
  expect(suspicious).toEqual([])
})
