// docs/security.md S132: when checks run, however often they are queried.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from './finding.ts'
import { createSiteHealth, type SiteHealthService } from './site-health.ts'

const finding: Finding = { check: 'token', verdict: 'GOOD', found: 'Good.', cure: null, fact: null }
const log = { error: vi.fn() }
let run: ReturnType<typeof vi.fn<() => Promise<readonly Finding[]>>>
let health: SiteHealthService

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  log.error.mockClear()
  run = vi.fn(async () => [finding])
  health = createSiteHealth({ run, log })
})
afterEach(() => vi.useRealTimers())

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const read = (maxAgeSeconds = 60) => health.read(maxAgeSeconds * 1000)

test('the first query starts the checks and does not wait for them', async () => {
  expect(read()).toEqual({ findings: [], checkedAt: null, isRunning: true })
  await wait(0)
  expect(read()).toEqual({ findings: [finding], checkedAt: 1_000_000, isRunning: false })
  expect(run).toHaveBeenCalledTimes(1)
})

test('findings are reused for a minute; the ones of before are shown meanwhile', async () => {
  read()
  await wait(59)
  expect(read().isRunning).toBe(false)
  await wait(1)
  expect(read()).toEqual({ findings: [finding], checkedAt: 1_000_000, isRunning: true })
  await wait(0)
  expect(read().checkedAt).toBe(1_060_000)
})

test('S132 however young they shall be, one run begins in ten seconds', async () => {
  for (let second = 0; second < 100; second += 1) {
    for (let time = 0; time < 5; time += 1) read(0)
    await wait(1)
  }
  expect(run).toHaveBeenCalledTimes(10)
})

test('S132 there is one run at a time', async () => {
  run.mockImplementation(() => new Promise(() => {}))
  for (let second = 0; second < 100; second += 1) {
    expect(read(10).isRunning).toBe(true)
    await wait(1)
  }
  expect(run).toHaveBeenCalledTimes(1)
})

test('a run that never ends has failed after two minutes, and another one can begin', async () => {
  run.mockImplementationOnce(() => new Promise(() => {}))
  read()
  await wait(120)
  expect(() => read()).toThrow('The last checks of the site failed')
  expect(log.error).toHaveBeenCalledTimes(1)
  await wait(10)
  expect(read(10).isRunning).toBe(true)
  await wait(0)
  expect(read().findings).toEqual([finding])
})
