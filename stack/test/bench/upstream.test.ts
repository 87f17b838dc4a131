// The upstream of the benchmark: its delays, its faults, and what it replays.
import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { ascending, quantile } from '../../bench/quantiles.ts'
import { createCounter, routeOf } from '../../bench/upstream/counts.ts'
import { answerFault, faultOf } from '../../bench/upstream/faults.ts'
import { latencyOf } from '../../bench/upstream/latency.ts'
import { seededRandom, shuffled } from '../../bench/upstream/random.ts'
import { type Answer, createReplay, isRead, type Sent } from '../../bench/upstream/replay.ts'

test('the same seed gives the same numbers, evenly from 0 to 1', () => {
  const draw = (seed: number) => Array.from({ length: 2000 }, seededRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  const mean = draw(7).reduce((sum, one) => sum + one, 0) / 2000
  expect(mean).toBeGreaterThan(0.47)
  expect(mean).toBeLessThan(0.53)
})

test('shuffling keeps all entries', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8]
  const mixed = shuffled(list, seededRandom(1))
  expect(mixed).not.toEqual(list)
  expect(ascending(mixed)).toEqual(list)
})

test('a fixed latency is always the same, a log-normal one has its median and its p99', () => {
  expect(latencyOf('none', Math.random)()).toBe(0)
  expect(latencyOf('fixed:20', Math.random)()).toBe(20)
  const draw = latencyOf('lognormal:40:400', seededRandom(3))
  const times = ascending(Array.from({ length: 20_000 }, draw))
  expect(quantile(times, 0.5)).toBeGreaterThan(37)
  expect(quantile(times, 0.5)).toBeLessThan(43)
  expect(quantile(times, 0.99)).toBeGreaterThan(340)
  expect(quantile(times, 0.99)).toBeLessThan(460)
})

test.each(['fixed', 'fixed:soon', 'lognormal:40', 'lognormal:40:20', 'slow:1'])(
  '%s is no latency',
  (model) => expect(() => latencyOf(model, Math.random)).toThrow('no latency'),
)

test('the shares of the faults', () => {
  expect([0.001, 0.0101, 0.0151, 0.0171].map(faultOf)).toEqual(['error', 'limited', 'hang', null])
})

test('a fault is answered as the platform does, and one that hangs not at all', () => {
  const response = { writeHead: vi.fn(), end: vi.fn() }
  const answer = (fault: Parameters<typeof answerFault>[0]) =>
    answerFault(fault, response as unknown as ServerResponse)
  answer('hang')
  expect(response.end).not.toHaveBeenCalled()
  answer('error')
  expect(response.writeHead).toHaveBeenLastCalledWith(500, expect.anything())
  answer('limited')
  expect(response.writeHead).toHaveBeenLastCalledWith(
    429,
    expect.objectContaining({ 'retry-after': '1' }),
  )
})

test('public reads are replayed, all else is live', () => {
  const read = (method: string, url: string, headers = {}) => isRead({ method, url, headers })
  expect(read('GET', '/stores-reader/v1/products/query-platformized?.r=abc')).toBe(true)
  expect(read('POST', '/stores-reader/v1/products/1/variants/query')).toBe(true)
  expect(read('GET', '/stores/v3/brands/query')).toBe(true)
  expect(read('POST', '/oauth2/token')).toBe(false)
  expect(read('GET', '/ecom/v1/carts/current')).toBe(false)
  expect(read('POST', '/stores/v3/brands')).toBe(false)
  const bySite = { 'wix-site-id': 'a site' }
  expect(read('POST', '/members/v1/members/query', bySite)).toBe(true)
  expect(read('GET', '/members/v1/members?.r=abc', bySite)).toBe(true)
  expect(read('POST', '/members/v1/members', bySite)).toBe(false)
  expect(read('POST', '/members/v1/members/query')).toBe(false)
})

const sent = (change: Partial<Sent> = {}): Sent => ({
  ...{ method: 'GET', url: '/stores/v3/brands/query', headers: {}, body: Buffer.alloc(0) },
  ...change,
})
const answer = (status = 200): Answer => ({ status, type: 'text/plain', body: Buffer.from('{}') })

test('a read is sent once for each currency, language and body, whatever its token', async () => {
  const forward = vi.fn(async () => answer())
  const replay = createReplay(forward)
  await Promise.all([replay(sent()), replay(sent({ headers: { authorization: 'another' } }))])
  expect(forward).toHaveBeenCalledTimes(1)
  await replay(sent({ headers: { 'x-wix-currency': 'EUR' } }))
  await replay(sent({ headers: { 'x-wix-linguist': 'de|de-de|false|0' } }))
  await replay(sent({ url: '/stores/v3/brands/query?page=2' }))
  // The site sees hidden products as well.
  await replay(sent({ headers: { 'wix-site-id': 'a site' } }))
  expect(forward).toHaveBeenCalledTimes(5)
})

test('carts and failures are not replayed', async () => {
  const forward = vi.fn(async () => answer(500))
  const replay = createReplay(forward)
  await replay(sent())
  await replay(sent())
  await replay(sent({ url: '/ecom/v1/carts/current' }))
  await replay(sent({ url: '/ecom/v1/carts/current' }))
  expect(forward).toHaveBeenCalledTimes(4)
})

test('calls are counted by route, and how many are open at once', () => {
  const id = '0d000000-0000-4000-8000-000000000001'
  expect(routeOf('POST', `/products/${id}/variants/query?a=1`)).toBe(
    'POST /products/{id}/variants/query',
  )
  const counter = createCounter()
  const [first, second] = [counter.begin('a'), counter.begin('b')]
  first()
  first()
  counter.begin('a')
  counter.fault('hang')
  expect(counter.read()).toEqual({
    ...{ calls: { a: 2, b: 1 }, faults: { hang: 1 }, total: 3, concurrency: 2 },
  })
  second()
  counter.reset()
  expect(counter.read()).toEqual({ calls: {}, faults: {}, total: 0, concurrency: 1 })
})
