// The checks of the site as staff read them: in the background, and again after the site is mended.
import { checkNames } from '@vitrine/gateway'
import { afterEach, expect, test } from 'vitest'
import type { Shopper } from '../src/shopper.ts'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ STORE_CURRENCY: 'GBP' })
const control = () => controlOf(stack().platformUrl)
afterEach(() => control().reset())

type Finding = { check: string; verdict: string; found: string; cure: string | null }
type Health = {
  siteHealth: { running: boolean; checkedAt: string | null; findings: Finding[] }
}

const document = `query ($maxAgeSeconds: Int) {
  siteHealth(maxAgeSeconds: $maxAgeSeconds) { running checkedAt findings { check verdict found cure } }
}`
const read = async (staff: Shopper, maxAgeSeconds?: number) =>
  (await queryAdmin<Health>(staff, document, { maxAgeSeconds })).siteHealth

/** Returns the findings that need something, once the checks have ended. */
async function openFindings(staff: Shopper, maxAgeSeconds?: number) {
  const last = () => read(staff, maxAgeSeconds)
  await expect.poll(async () => (await last()).running, { timeout: 20_000 }).toBe(false)
  const { findings } = await last()
  return findings.filter(({ verdict }) => verdict === 'FAULT')
}

test('owners read faults with their cure, and the site is not checked again for a minute', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  await control().site({ isPublished: false })
  expect(await read(staff)).toEqual({ running: true, checkedAt: null, findings: [] })
  const found = await openFindings(staff)
  expect(found.map(({ check }) => check)).toEqual(['PROPERTIES', 'PUBLISHED', 'LOGOUT'])
  expect(found[0]?.found).toContain('STORE_CURRENCY is GBP')
  expect(found[1]?.cure).toContain('Publish it in the dashboard')
  await control().clearCalls()
  const { running, checkedAt, findings } = await read(staff)
  expect([running, findings.length]).toEqual([false, checkNames.length])
  expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(Date.now() - 20_000)
  expect(await control().calls()).toEqual([])
})

test('contributors may not, and an age is within its limits', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  expect((await executeAdmin(contributor, document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const staff = await elevatedStaff(stack().shopUrl)
  for (const maxAgeSeconds of [9, 86_401]) {
    const { errors } = await executeAdmin(staff, document, { maxAgeSeconds })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})
