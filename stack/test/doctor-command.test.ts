// `npm run doctor` as a program: what it prints, and its exit code.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNames } from '@vitrine/gateway'
import { expect, test } from 'vitest'
import { serverArgs } from '../bin/server.mjs'
import { root } from '../src/root.ts'
import { gatewayEnv } from '../src/settings.ts'
import { writePlatformFacts } from '../src/settings-file.ts'
import { type Env, useDoctor } from './support/doctor-kit.ts'

const kit = useDoctor()

/** Runs the command with these settings alone; it compares responses with their contracts, as all tests do. */
async function run(env: Env, ...flags: string[]) {
  const { PATH, HOME, PLATFORM_VALIDATE_RESPONSES } = process.env
  const args = [...serverArgs('doctor'), ...flags]
  const doctor = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, PLATFORM_VALIDATE_RESPONSES, ...env },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    doctor[name].on('data', (part) => {
      output[name] += part
    })
  }
  const code = await new Promise((resolve) => doctor.on('close', resolve))
  return { code, ...output }
}
const settings = (): Env =>
  gatewayEnv(
    { DATA_DIR: kit.dataDir, PUBLIC_URL: kit.shopUrl },
    { ...kit.emulator, apiUrl: kit.emulator.url },
  )

test('a good site: a line for each check, and exit code 0', { timeout: 60_000 }, async () => {
  const { code, stdout } = await run(settings())
  expect(stdout.trim().split('\n')).toHaveLength(checkNames.length)
  expect(code).toBe(0)
})

test('a broken site: exit code 1, and JSON with the heading of the guide', {
  timeout: 60_000,
}, async () => {
  await kit.control.site({ isPublished: false })
  const { code, stdout } = await run(settings(), '--json')
  const findings: { check: string; verdict: string; guide: string }[] = JSON.parse(stdout)
  expect(findings.map(({ check }) => check)).toEqual(checkNames)
  expect(findings.find(({ check }) => check === 'published')).toMatchObject({
    verdict: 'FAULT',
    cure: expect.stringContaining('Publish'),
    guide: 'docs/real-platform.md#published',
  })
  expect(code).toBe(1)
})

test('settings that are not usable are a finding, too', { timeout: 60_000 }, async () => {
  const broken = { ...settings(), SESSION_KEYS: 'short' }
  const plain = await run(broken)
  expect(plain).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('SESSION_KEYS'),
  })
  const { code, stdout } = await run(broken, '--json')
  expect(JSON.parse(stdout)).toEqual([
    {
      check: 'settings',
      verdict: 'FAULT',
      found: expect.stringContaining('SESSION_KEYS must be at least 32 bytes'),
      cure: 'Correct it and run the doctor again.',
      fact: null,
      guide: 'docs/settings.md',
    },
  ])
  expect(code).toBe(1)
})

test('without settings it says that this is the sample shop', { timeout: 60_000 }, async () => {
  const { code, stdout } = await run({})
  const [first] = stdout.split('\n')
  expect(first).toBe(
    '! settings     PLATFORM_URL is not set: this is the sample shop on the embedded platform.',
  )
  expect(stdout).toContain('✓ token')
  expect(code).toBe(0)
})

test('settings of a site without the platform are a fault, and nothing else is checked', {
  timeout: 60_000,
}, async () => {
  const { code, stdout } = await run({ PLATFORM_CLIENT_ID: 'client' }, '--json')
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      check: 'settings',
      verdict: 'FAULT',
      found: 'PLATFORM_CLIENT_ID is set, but PLATFORM_URL is not.',
      guide: 'docs/settings.md',
    }),
  ])
  expect(code).toBe(1)
})

test('the facts of a separate embedded platform complete the settings', {
  timeout: 60_000,
}, async () => {
  const file = join(kit.dataDir, 'facts.json')
  writePlatformFacts(file, kit.emulator)
  const env = { PLATFORM_FACTS: file, PLATFORM_URL: kit.emulator.url, PUBLIC_URL: kit.shopUrl }
  const { code, stdout } = await run({ ...env, DATA_DIR: kit.dataDir })
  expect(stdout).toContain('✓ credentials  The API key may read orders.')
  expect(code).toBe(0)
})
