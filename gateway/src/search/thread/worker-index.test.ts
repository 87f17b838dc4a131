// Runs the index in a real worker thread, against a platform that responds over HTTP.
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cacheTags } from '../../cache/cache-tags.ts'
import type { CallOutcome } from '../../platform/transport.ts'
import { createLocalBus } from '../../subscriptions/bus.ts'
import { topics } from '../../subscriptions/topics.ts'
import { type FakePlatform, fakePlatform, queryOf, wireProduct } from '../../testing/index-kit.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { createThreadIndex, type ThreadIndexParts } from './worker-index.ts'

let platform: FakePlatform
let server: Server
let url: string
let authorized: (string | undefined)[]
let index: CatalogIndex | undefined
const said: string[] = []
const calls: CallOutcome[] = []
const note = (...words: unknown[]) => void said.push(String(words[words.length - 1]))
const log = { info: note, warn: note, error: note }
const bus = createLocalBus((error) => {
  throw error
})
const soon = { timeout: 15_000, interval: 20 }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://platform')
    authorized.push(request.headers.authorization)
    const query = Buffer.from(searchParams.get('.r') ?? '', 'base64url').toString()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(query || Buffer.concat(parts).toString() || '{}') as object
    const send = platform.transport.send('', {} as never, body as never, {} as never)
    const answer = await send.catch(() => null)
    response.statusCode = answer === null ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  platform = fakePlatform()
  authorized = []
  said.length = 0
  calls.length = 0
})
afterEach(() => index?.close())

function open(more: Partial<ThreadIndexParts> = {}) {
  index = createThreadIndex({
    platform: { url, timeoutMs: 5000 },
    index: { dataDir: 'memory', refreshSeconds: 3600, maxAgeSeconds: 600, identity: 'shop' },
    token: async () => 'token-of-nobody',
    bus,
    log,
    onCall: (outcome) => calls.push(outcome),
    restartMs: 10,
    ...more,
  })
  return index
}

test('reads, answers and follows events like the local index, with the gateway’s tokens', async () => {
  const product = platform.put(wireProduct({ name: 'Enamel Kettle', brand: 'Pell & Ash' }))
  platform.put(wireProduct({ name: 'Milk Jug', brand: 'Pell & Ash' }))
  const threaded = open()
  expect(threaded.state()).toEqual({ isReady: false, isStale: true, products: 0, asOf: null })
  expect(await threaded.query(queryOf())).toBeNull()
  await threaded.ready()
  expect(threaded.state()).toMatchObject({ isReady: true, isStale: false, products: 2 })
  const found = await threaded.query(queryOf({ filter: { search: 'kettel' }, withFacets: true }))
  expect(found).toMatchObject({ ids: [product.id], total: 1, correction: 'kettle' })
  expect(found?.facets?.brands).toMatchObject([{ value: 'Pell & Ash', count: 1 }])
  expect(await threaded.brandNames()).toEqual(['Pell & Ash'])
  expect((await threaded.suggest('milk', 3))?.productIds).toHaveLength(1)
  expect(await threaded.related(product.id, 3)).toHaveLength(1)
  expect(await threaded.addresses()).toMatchObject([{ slug: product.slug }, {}])
  expect(new Set(authorized)).toEqual(new Set(['token-of-nobody']))
  expect(calls[0]).toMatchObject({ service: 'productsRead', outcome: 'ok' })
  expect(said).toContain('catalog index: ready')

  platform.put({ ...product, name: 'Copper Kettle' })
  bus.publish(topics.invalidated, { tags: [cacheTags.product(product.id)] })
  const copper = queryOf({ filter: { search: 'copper' } })
  await expect.poll(async () => (await threaded.query(copper))?.total, soon).toBe(1)
})

test('retries without a token and logs once', async () => {
  platform.put(wireProduct())
  let isAway = true
  const token = async () => {
    if (isAway) throw new Error('no session')
    return 'token'
  }
  const threaded = open({ token })
  await expect.poll(() => said, soon).toContain('catalog index: platform call failed, retrying')
  isAway = false
  await threaded.ready()
  expect(threaded.state().products).toBe(1)
  expect(said.filter((text) => text.includes('call failed'))).toHaveLength(1)
})

test('answers a failed request with null and the next one as usual', async () => {
  platform.put(wireProduct())
  const threaded = open()
  await threaded.ready()
  expect(await threaded.query(undefined as never)).toBeNull()
  expect(said).toContain('catalog index: request failed')
  expect((await threaded.query(queryOf()))?.total).toBe(1)
})

/** A worker that reports ready, crashes on `brandNames`, and answers nothing else. */
const breaking = `import { parentPort } from 'node:worker_threads'
  const state = { isReady: true, isStale: false, products: 1, asOf: 1 }
  for (const kind of ['state', 'restored', 'ready']) parentPort.postMessage({ kind, state })
  parentPort.on('message', ({ kind, request }) => {
    if (kind === 'close') parentPort.postMessage({ kind: 'closed' })
    if (request?.name === 'brandNames') throw new Error('broken')
  })`

test('behaves as not ready while the worker is down or hung, and restarts it', async () => {
  const threaded = open({ script: new URL(`data:text/javascript,${encodeURIComponent(breaking)}`) })
  const isReady = () => expect.poll(() => threaded.state().isReady, soon).toBe(true)
  await isReady()
  const waiting = threaded.related('x', 3)
  expect(await threaded.brandNames()).toEqual([])
  expect(await waiting).toBeNull()
  expect(said).toContain('catalog index: worker thread failed, restarting it')
  await isReady()
  // A hung worker: requests time out, and it is terminated after several.
  const silent = [1, 2, 3].map((first) => threaded.suggest('x', first))
  expect(await Promise.all(silent)).toEqual([null, null, null])
  expect(said).toContain('catalog index: worker thread does not respond, restarting it')
  await expect.poll(() => threaded.state().isReady, soon).toBe(false)
  await isReady()
})

test('restores the snapshot in a restarted worker', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thread-'))
  const settings = { dataDir, refreshSeconds: 3600, maxAgeSeconds: 600, identity: 'shop' }
  platform.put(wireProduct({ name: 'Enamel Kettle' }))
  const first = open({ index: settings })
  await first.ready()
  await first.close()
  platform.failure = new Error('away')
  const second = open({ index: settings })
  await second.restored()
  expect((await second.query(queryOf({ filter: { search: 'kettle' } })))?.total).toBe(1)
})

test('can be closed twice, and before it is ready', async () => {
  const threaded = open()
  await threaded.close()
  await threaded.close()
  expect(await threaded.query(queryOf())).toBeNull()
})
