// docs/security.md S92 under kill -9: the gateway is killed in the middle of two hundred writes, with forty in flight.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../src/free-port.ts'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useKillable } from '../support/killable.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()
const { startGateway, kill } = useKillable()

const create = 'mutation ($name: String!) { createBrand(input: { name: $name }) { brand { id } } }'
const list = `query ($after: String) {
  auditLog(first: 100, after: $after, filter: { operation: "createBrand" }) {
    nodes { id result ids }
    pageInfo { hasNextPage endCursor }
  }
  auditCheck { whole }
}`
type Page = {
  auditLog: {
    nodes: { id: string; result: string; ids: string[] }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
  auditCheck: { whole: boolean }
}

async function allRecords(shopper: Shopper) {
  const records: Page['auditLog']['nodes'] = []
  let after: string | null = null
  do {
    const page: Page = await queryAdmin<Page>(shopper, list, { after })
    expect(page.auditCheck.whole).toBe(true)
    records.push(...page.auditLog.nodes)
    after = page.auditLog.pageInfo.hasNextPage ? page.auditLog.pageInfo.endCursor : null
  } while (after)
  return records
}

test('S92 every call the platform received has an audit entry, even if its response was lost', {
  timeout: 90_000,
}, async () => {
  const { config, platformUrl } = stack()
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: join(await mkdtemp(join(tmpdir(), 'vitrine-audit-')), 'gateway'),
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_API_KEY: config.platform.apiKey ?? '',
    PLATFORM_SITE_ID: config.platform.siteId ?? '',
    PLATFORM_PAGES_URL: platformUrl,
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    STAFF: 'owner@shop.test:OWNER',
    OPEN_DOCUMENTS: 'true',
    LOG_LEVEL: 'silent',
  }
  const control = controlOf(platformUrl)
  // The lists of the client have the address of the other gateway.
  await control.site({ checksRedirects: false })
  const gateway = await startGateway(env)
  const shopper = await elevatedStaff(`http://localhost:${port}`)
  await control.clearCalls()
  await control.fault({ match: { path: '/stores/v3/brands' }, kind: 'latency', ms: 150, rate: 0.5 })
  const confirmed: string[] = []
  let killed: Promise<void> | null = null
  // Forty at a time: on a machine of any speed, most of the writes are still to come when the gateway is killed.
  const writers = Array.from({ length: 40 }, async (_, writer) => {
    for (let round = 0; round < 5; round += 1) {
      type Made = { createBrand: { brand: { id: string } | null } }
      const name = `Killed ${writer} ${round}`
      // Most of these calls fail: the gateway is killed while they are in flight.
      const result = await queryAdmin<Made>(shopper, create, { name }).catch(() => null)
      if (result?.createBrand.brand) confirmed.push(result.createBrand.brand.id)
      if (confirmed.length > 40) killed ??= kill(gateway)
    }
  })
  await Promise.all(writers)
  expect(killed).not.toBeNull()
  await killed
  await control.heal()

  const received = (await control.calls()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/stores/v3/brands'),
  )
  await startGateway(env)
  const records = await allRecords(await elevatedStaff(`http://localhost:${port}`))
  // An entry is written before its call is sent: an entry may have no call, but no call lacks an entry.
  expect(records.length).toBeGreaterThanOrEqual(received.length)
  const recordedIds = new Set(records.flatMap(({ ids }) => ids))
  expect(confirmed.filter((id) => !recordedIds.has(id))).toEqual([])
  expect(records.some(({ result }) => result === 'NO_RESPONSE')).toBe(true)
  expect(records.length).toBeLessThan(200)
})
