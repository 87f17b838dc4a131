// DATA_DIR has the files that docs/deployment.md lists, and a backup of it opens as a data folder.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite, sqliteAuditLog } from '@vitrine/gateway'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../../src/root.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import type { Stack } from '../../src/start-stack.ts'
import { begin, readJob } from '../admin/job-kit.ts'
import { elevatedStaff } from '../support/admin.ts'
import { type CartView, readCart } from '../support/documents.ts'
import { fillCart } from '../support/products.ts'
import { useRedis } from '../support/redis.ts'
import { roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack } from '../support/start.ts'
import { deliver, signed } from '../support/webhooks.ts'
import { namesIn, rowsBelow } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
const dataDir = join(folder, 'gateway')
const env = { DATA_DIR: dataDir, PLATFORM_DATA: join(folder, 'platform') }
const redis = useRedis()
let stack: Stack
let member: Shopper
let jobId: string | undefined

beforeAll(async () => {
  stack = await startTestStack(env, 'built')
  member = await signedIn(stack.shopUrl)
  await fillCart(member)
  const owner = await elevatedStaff(stack.shopUrl)
  const ids = ['2e59ff2e-7dbb-4ca4-8a64-65170ce03af6']
  const work = { adjustProperty: { ids, adjust: { basePrice: { amount: '1' } } } }
  jobId = (await begin(owner, { work })).job?.id
  const isDone = async () => (await readJob(owner, jobId)).state === 'DONE'
  await vi.waitUntil(isDone, { timeout: 30_000 })
  const { jwt } = await signed(stack.platformUrl, { name: 'BrandUpdated', entityId: ids[0] })
  expect((await deliver(stack.shopUrl, jwt)).status).toBe(200)
  expect((await fetch(`${stack.shopUrl}/de/c/all-products?sort=name`)).status).toBe(200)
  await stack.app.gateway.services.inLanguage('de').catalogIndex.ready()
})
afterAll(() => stack?.close())

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .sort()
/** Files of the first column: `-wal` and `-shm` stand beside each database while it is open. */
const listed = () =>
  namesIn(rowsBelow('Files')).flatMap((name) =>
    name.endsWith('.db') ? [name, `${name}-shm`, `${name}-wal`] : [name],
  )

test('the table has every file of a used data folder, and no other', {
  timeout: 60_000,
}, async () => {
  const alone = filesIn(dataDir)
  expect(alone.filter((name) => !listed().includes(name))).toEqual([])
  expect(listed().filter((name) => !alone.includes(name))).toEqual(['instance'])
  for (const name of alone) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0)
  // One of several gateways has a name.
  const shared = join(folder, 'shared')
  const one = await startTestStack({ DATA_DIR: shared, REDIS_URL: redis().url })
  expect(filesIn(shared)).toContain('instance')
  await one.close()
})

test('a backup of a running shop is a data folder with the same sessions, jobs and audit log', {
  timeout: 90_000,
}, async () => {
  const copy = join(folder, 'backup')
  const backUp = () =>
    execFileSync('npm', ['run', '--silent', 'backup', '--', copy], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'pipe',
    })
  expect(backUp()).toContain('session.key, gateway.db copied')
  expect(filesIn(copy)).toEqual(['gateway.db', 'session.key'])
  for (const name of filesIn(copy)) expect(statSync(join(copy, name)).mode & 0o077, name).toBe(0)
  expect(backUp, 'a second backup').toThrow('is not empty')
  const database = openSqlite(copy)
  const audited = await sqliteAuditLog(database).check()
  database.close()
  expect(audited).toMatchObject({ isWhole: true })
  expect(audited.entries).toBeGreaterThan(0)

  // Without a snapshot of the catalog, and at another address, which browsers know by the same name in reality.
  await stack.close()
  stack = await startTestStack({ ...env, DATA_DIR: copy })
  const returning = createShopper(stack.shopUrl)
  returning.cookie = member.cookie
  expect(await roleOf(returning)).toBe('MEMBER')
  expect((await returning.query<{ cart: CartView }>(readCart)).cart.itemCount).toBe(2)
  const owner = await elevatedStaff(stack.shopUrl)
  expect(await readJob(owner, jobId)).toMatchObject({ state: 'DONE', succeeded: 1 })
})

test('the databases of a stopped shop are whole without their side files', {
  timeout: 60_000,
}, async () => {
  const latest = await signedIn(stack.shopUrl)
  await stack.close()
  const [alone, stopped] = [join(folder, 'alone'), String(stack.config.dataDir)]
  mkdirSync(alone, { mode: 0o700 })
  for (const name of ['gateway.db', 'session.key'])
    copyFileSync(join(stopped, name), join(alone, name))
  stack = await startTestStack({ ...env, DATA_DIR: alone })
  const returning = createShopper(stack.shopUrl)
  returning.cookie = latest.cookie
  expect(await roleOf(returning)).toBe('MEMBER')
})
