// The doctor on a whole site, and what it prints.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkNames, guide, isHealthy, reportOf, shortReportOf, siteLineOf } from '@vitrine/gateway'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { diagnose, openFindings, useDoctor } from './support/doctor-kit.ts'

const kit = useDoctor()

test('a whole site is good in every respect, and each check has one line', async () => {
  const findings = await diagnose(kit)
  expect(openFindings(findings)).toEqual({})
  expect(findings.map(({ check }) => check)).toEqual(checkNames)
  expect(reportOf(findings).split('\n')).toHaveLength(checkNames.length)
  expect([isHealthy(findings), shortReportOf(findings)]).toEqual([true, null])
})

test('a report says what to do, and where that is described', async () => {
  await kit.control.site({ isPublished: false })
  const report = reportOf(await diagnose(kit))
  expect(report).toContain('✗ published    The site is not published')
  expect(report).toContain('Publish it in the dashboard.')
  expect(report).toContain('(docs/real-platform.md#published)')
  expect(shortReportOf(await diagnose(kit))?.split('\n')).toHaveLength(4)
})

test('row Q: either path of the collections is good, and named', async () => {
  const found = async () => (await diagnose(kit)).find(({ check }) => check === 'collections')
  const v2 = await found()
  await kit.control.site({ collectionsV2: false })
  const v1 = await found()
  expect([v2?.verdict, v1?.verdict]).toEqual(['GOOD', 'GOOD'])
  expect(v2?.found).toMatch(/^The site has \d+ collections, read by the path v2\.$/)
  expect(v1?.found).toBe(v2?.found.replace('v2', 'v1'))
})

test('one line says which site it is', async () => {
  const lineWith = async (env = {}) => siteLineOf(await diagnose(kit, env))
  expect(await lineWith()).toMatch(/^Halden · catalog V1 · \d\d products · published$/)
  await kit.control.site({ isPublished: false })
  expect(await lineWith()).toMatch(/ · not published$/)
  // A visitor learns all but the name.
  const withoutKey = { PLATFORM_API_KEY: undefined, PLATFORM_SITE_ID: undefined }
  expect(await lineWith(withoutKey)).toMatch(/^catalog V1 · \d\d products · not published$/)
  await kit.control.site({ isPublished: true })
  expect(await lineWith(withoutKey)).toMatch(/^catalog V1 · \d\d products · published$/)
  expect(await lineWith({ PLATFORM_CLIENT_ID: 'x' })).toBeNull()
})

test('each check has a heading in the guide', async () => {
  const text = await readFile(join(root, guide), 'utf8')
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(['The first run', ...checkNames])
})

test('secrets are in no finding', async () => {
  await kit.control.fault({
    kind: 'status',
    status: 401,
    match: { path: '/ecom/v1/orders/search' },
  })
  const report = JSON.stringify(
    await diagnose(kit, { PLATFORM_CLIENT_SECRET: kit.emulator.clientSecret }),
  )
  expect(report).not.toContain(kit.emulator.clientSecret)
  expect(report).not.toContain(kit.emulator.apiKey)
  expect(report).not.toContain('OauthNG')
})
