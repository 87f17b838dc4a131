// Jobs over a thousand objects under failure: lost responses, a platform that is down, a killed gateway.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serverArgs } from '../../bin/server.mjs'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import { freePort } from '../../src/free-port.ts'
import { isOk } from '../../src/is-ok.ts'
import { root } from '../../src/root.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'
import {
  begin,
  pricesOf,
  productIds,
  type Result,
  readJob,
  resume,
  stop,
  untilState,
} from './job-kit.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
  PLATFORM_SEED: '10k',
})
const newStaff = () => elevatedStaff(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)
const writes = async (part: string) =>
  (await control().calls()).filter(({ method, path }) => method !== 'GET' && path.includes(part))

const adjustPath = '/stores/v1/bulk/products/adjust-properties'
const setPath = '/stores/v1/bulk/products/update'
const plusOne = (ids: readonly string[]) => ({
  work: { adjustProperty: { ids, adjust: { basePrice: { amount: '1' } } } },
})

async function allPrices(shopper: Parameters<typeof pricesOf>[0], ids: readonly string[]) {
  const parts = Array.from({ length: ids.length / 100 }, (_, at) =>
    ids.slice(at * 100, at * 100 + 100),
  )
  return (await Promise.all(parts.map((part) => pricesOf(shopper, part)))).flat()
}

test('a connection lost in the middle repeats nothing and reports every id of that batch', async () => {
  const shopper = await newStaff()
  const ids = await productIds(shopper, 1000, 1000)
  const before = await allPrices(shopper, ids)
  await control().clearCalls()
  await control().fault({ match: { path: adjustPath }, kind: 'latency', ms: 120 })
  const { job: begun } = await begin(shopper, plusOne(ids))
  await expect
    .poll(async () => (await readJob(shopper, begun?.id)).done, { timeout: 20_000, interval: 20 })
    .toBeGreaterThanOrEqual(300)
  await control().heal()
  await control().fault({ match: { path: adjustPath }, kind: 'reset', times: 1, when: 'after' })
  const done = await untilState(shopper, begun?.id, 'DONE')
  expect(done).toMatchObject({ done: 1000, succeeded: 900, failed: 100 })
  expect(await writes(adjustPath)).toHaveLength(10)
  const { nodes, totalCount } = done.failures
  expect(totalCount).toBe(100)
  const first = nodes[0]?.index ?? -1
  expect(first % 100).toBe(0)
  expect(nodes.map(({ index, id, problem: { code } }) => [index, id, code])).toEqual(
    ids.slice(first, first + 100).map((id, at) => [first + at, id, 'OUTCOME_UNKNOWN']),
  )
  // Every price was raised once, including those with lost responses.
  expect(await allPrices(shopper, ids)).toEqual(
    before.map((price) => Math.round(((price ?? 0) + 1) * 100) / 100),
  )
  const { job: same } = (await queryAdmin<Result>(shopper, resume, { id: begun?.id })).result
  expect(same).toMatchObject({ state: 'DONE', failed: 100 })
  expect(await writes(adjustPath)).toHaveLength(10)
}, 120_000)

test('an idempotent change is retried after a lost response', async () => {
  const shopper = await newStaff()
  const ids = await productIds(shopper, 200, 2000)
  await control().clearCalls()
  await control().fault({ match: { path: setPath }, kind: 'status', status: 503, times: 3 })
  const { job: begun } = await begin(shopper, {
    work: { setProperty: { ids, set: { basePrice: '12.50' } } },
    acknowledge: ['SOLD_AT_ZERO', 'BELOW_ZERO', 'BELOW_COST', 'LARGE_CHANGE'],
  })
  expect(await untilState(shopper, begun?.id, 'DONE')).toMatchObject({ succeeded: 200, failed: 0 })
  expect(await pricesOf(shopper, ids.slice(0, 3))).toEqual([12.5, 12.5, 12.5])
  // A product whose deletion response was lost is deleted, as requested.
  const [id = ''] = await productIds(shopper, 1, 2200)
  const path = `/stores/v1/products/${id}`
  await control().fault({ match: { path }, kind: 'reset', times: 1, when: 'after' })
  const { job: deletion } = await begin(shopper, { work: { deleteProducts: { ids: [id] } } })
  expect(await untilState(shopper, deletion?.id, 'DONE')).toMatchObject({ succeeded: 1, failed: 0 })
}, 120_000)

test('a stopped and resumed job repeats nothing', async () => {
  const shopper = await newStaff()
  const ids = await productIds(shopper, 500, 6000)
  const before = await pricesOf(shopper, ids.slice(0, 100))
  await control().clearCalls()
  await control().fault({ match: { path: adjustPath }, kind: 'latency', ms: 150 })
  const { job: begun } = await begin(shopper, plusOne(ids))
  await expect
    .poll(async () => (await readJob(shopper, begun?.id)).done, { timeout: 20_000, interval: 20 })
    .toBeGreaterThanOrEqual(100)
  const stopped = await queryAdmin<Result>(shopper, stop, { id: begun?.id })
  expect(stopped.result.job).toMatchObject({ state: 'INTERRUPTED' })
  await control().heal()
  const { job: resumed } = (await queryAdmin<Result>(shopper, resume, { id: begun?.id })).result
  expect(resumed?.state).toMatch(/RUNNING|DONE/)
  expect(await untilState(shopper, begun?.id, 'DONE')).toMatchObject({ succeeded: 500, failed: 0 })
  expect(await writes(adjustPath)).toHaveLength(5)
  expect(await pricesOf(shopper, ids.slice(0, 100))).toEqual(
    before.map((price) => Math.round(((price ?? 0) + 1) * 100) / 100),
  )
  const none = await queryAdmin<Result>(shopper, stop, { id: 'no-run' })
  expect(none.result).toMatchObject({ job: null, problems: [{ code: 'NOT_FOUND', field: 'id' }] })
}, 120_000)

test('a platform that is down interrupts the job, which resumes later', async () => {
  const shopper = await newStaff()
  const ids = await productIds(shopper, 100, 7000)
  await control().fault({ match: { path: setPath }, kind: 'status', status: 503 })
  const set = { work: { setProperty: { ids, set: { ribbon: 'Late' } } } }
  const { job: begun } = await begin(shopper, set)
  const interrupted = await untilState(shopper, begun?.id, 'INTERRUPTED')
  expect(interrupted).toMatchObject({ done: 0, problem: { code: 'UPSTREAM_UNAVAILABLE' } })
  await control().heal()
  // The circuit breaker of that service stays open for a while, which interrupts the job again.
  const resumed = async () => {
    await queryAdmin(shopper, resume, { id: begun?.id })
    return (await readJob(shopper, begun?.id)).done
  }
  await expect.poll(resumed, { timeout: 30_000, interval: 200 }).toBeGreaterThan(0)
  expect(await untilState(shopper, begun?.id, 'DONE')).toMatchObject({
    succeeded: 100,
    problem: null,
  })
}, 120_000)

/** Starts another gateway on the platform of this file. */
async function gatewayProcess(env: Record<string, string>, shopUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, serverArgs('main'), {
    cwd: root,
    env: { ...process.env, ...hundredfoldCalls, ...env },
    stdio: 'ignore',
  })
  children.add(child)
  await expect.poll(() => isOk(`${shopUrl}/livez`), { timeout: 30_000, interval: 100 }).toBe(true)
  return child
}

async function kill(child: ChildProcess) {
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
  children.delete(child)
}

const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

test('kill -9 of the gateway reports items that must not repeat and resumes the others', async () => {
  const port = await freePort()
  const shopUrl = `http://localhost:${port}`
  const { platform } = stack().config
  const env = {
    PORT: String(port),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'vitrine-runs-')),
    PLATFORM_URL: platform.url,
    PLATFORM_CLIENT_ID: platform.clientId,
    PLATFORM_API_KEY: platform.apiKey ?? '',
    PLATFORM_SITE_ID: platform.siteId ?? '',
    PLATFORM_PAGES_URL: stack().platformUrl,
    SESSION_KEYS: Buffer.alloc(32, 9).toString('base64url'),
    STAFF: 'owner@shop.test:OWNER',
    OPEN_DOCUMENTS: 'true',
    LOG_LEVEL: 'silent',
  }
  // The lists of the client have the address of the other gateway.
  await control().site({ checksRedirects: false })
  let gateway = await gatewayProcess(env, shopUrl)
  const shopper = await elevatedStaff(shopUrl)
  const ids = await productIds(shopper, 300, 8000)
  const shown = await productIds(shopper, 40, 9000)
  const before = await pricesOf(shopper, ids.slice(0, 100))
  await control().clearCalls()
  const adjust = { match: { path: adjustPath } }
  await control().fault({ ...adjust, kind: 'latency', ms: 50, times: 1 })
  await control().fault({ ...adjust, kind: 'hang' })
  await control().fault({ match: { method: 'PATCH' }, kind: 'latency', ms: 150 })
  const { job: moved } = await begin(shopper, { ...plusOne(ids), idempotencyKey: 'killed-adjust' })
  const hide = {
    work: { setVisibility: { ids: shown, visible: false } },
    idempotencyKey: 'killed-hide',
  }
  const { job: hidden } = await begin(shopper, hide)
  await expect
    .poll(async () => (await readJob(shopper, moved?.id)).done, { timeout: 20_000, interval: 20 })
    .toBe(100)
  // The second batch is sent at once and receives no response.
  await expect
    .poll(async () => (await readJob(shopper, hidden?.id)).done, { timeout: 20_000, interval: 20 })
    .toBeGreaterThan(0)
  await kill(gateway)
  await control().heal()
  gateway = await gatewayProcess(env, shopUrl)
  const afterKill = await readJob(shopper, moved?.id)
  expect(afterKill).toMatchObject({ state: 'INTERRUPTED', succeeded: 100, failed: 100 })
  expect(
    afterKill.failures.nodes.map(({ index, problem: { code } }) => `${index} ${code}`),
  ).toEqual(ids.slice(100, 200).map((_, at) => `${at + 100} OUTCOME_UNKNOWN`))
  expect(await readJob(shopper, hidden?.id)).toMatchObject({ state: 'INTERRUPTED', failed: 0 })
  // A client that received no response starts it again: the same job, and nothing is sent.
  expect((await begin(shopper, hide)).job).toMatchObject({ id: hidden?.id, state: 'INTERRUPTED' })
  await queryAdmin(shopper, resume, { id: moved?.id })
  await queryAdmin(shopper, resume, { id: hidden?.id })
  expect(await untilState(shopper, moved?.id, 'DONE')).toMatchObject({
    succeeded: 200,
    failed: 100,
  })
  expect(await untilState(shopper, hidden?.id, 'DONE')).toMatchObject({ succeeded: 40, failed: 0 })
  expect(await pricesOf(shopper, ids.slice(0, 100))).toEqual(
    before.map((price) => Math.round(((price ?? 0) + 1) * 100) / 100),
  )
  type List = { managedProducts: { totalCount: number } }
  const list =
    'query ($ids: [ID!]) { managedProducts(filter: { ids: $ids, visible: false }) { totalCount } }'
  const { managedProducts } = await queryAdmin<List>(shopper, list, { ids: shown })
  expect(managedProducts.totalCount).toBe(40)
  await kill(gateway)
}, 120_000)
