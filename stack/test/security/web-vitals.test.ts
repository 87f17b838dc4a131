// Reports of visits at /vitals. docs/security.md S113 and S114. Needs the built web.
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({}, 'built')
const off = useStack({ VITALS_SAMPLE_RATE: '0' }, 'built')
const report = {
  route: '/p/:slug',
  device: 'PHONE',
  measures: { LCP: 1200.5, CLS: 0.02, TTFB: 90 },
}

function post(body: unknown, headers: Record<string, string> = {}, shopUrl = stack().shopUrl) {
  return fetch(`${shopUrl}/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shopUrl, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
type Measured = {
  webVitals: {
    route: string
    measures: { name: string; visitCount: number; p75: number; rating: string }[]
  }[]
}
const read = async () =>
  (
    await queryAdmin<Measured>(
      await elevatedStaff(stack().shopUrl),
      '{ webVitals { route measures { name visitCount p75 rating } } }',
    )
  ).webVitals

test('S113 only reports about a route of the shop, with known measures in their bounds, are stored', async () => {
  const bad = [
    { ...report, route: '/p/teapot' },
    { ...report, route: '__proto__' },
    { ...report, device: 'WATCH' },
    { ...report, visitor: 'a' },
    { ...report, measures: { LCP: -1 } },
    { ...report, measures: { LCP: 1e9 } },
    { ...report, measures: { LCP: '1' } },
    { ...report, measures: { FID: 3 } },
    {},
    [],
    'null',
    '{',
  ]
  for (const body of bad) expect((await post(body)).status, JSON.stringify(body)).toBe(400)
  expect((await post('x'.repeat(2000))).status).toBe(413)
  expect((await post('a=1', { 'content-type': 'text/html' })).status).toBe(415)
  expect(await read()).toEqual([])
  expect((await post(report)).status).toBe(204)
  const [product, ...others] = await read()
  expect(others).toEqual([])
  expect(product?.route).toBe('/p/:slug')
  expect(
    product?.measures.map(({ name, visitCount, rating }) => [name, visitCount, rating]),
  ).toEqual([
    ['LCP', 1, 'GOOD'],
    ['CLS', 1, 'GOOD'],
    ['TTFB', 1, 'GOOD'],
  ])
  expect(Math.abs((product?.measures[0]?.p75 ?? 0) / 1200.5 - 1)).toBeLessThan(0.025)
})

test.each([{ origin: 'https://evil.test' }, { origin: 'null' }, { origin: '' }])(
  'S45 S113 a report of another site is refused: %o',
  async (headers) => {
    expect((await post(report, headers)).status).toBe(403)
  },
)

test('S114 a report reads no cookie, sets none and leaves nothing of the visitor', async () => {
  const response = await post(report, { cookie: 'vitrine-session=abc', 'user-agent': 'Visitor/1' })
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toBeTruthy()
  const stored = stack().app.gateway.services.vitals.read({ days: 1 })
  expect([...stored.keys()]).toEqual(['/p/:slug'])
  const html = await (await fetch(`${stack().shopUrl}/p/no-such-product`)).text()
  expect(html).toContain('<meta name="vitals" content="1 /p/:slug">')
})

test('S113 a client network is limited', async () => {
  // Batches in parallel: the bucket refills by two reports a second, which no machine is slow enough to stay below.
  const refused: Response[] = []
  for (let batch = 0; batch < 20 && refused.length === 0; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(report)))
    refused.push(...answers.filter(({ status }) => status !== 204))
  }
  expect(refused[0]?.status).toBe(429)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a rate of 0 measures nothing', async () => {
  expect((await post(report, {}, off().shopUrl)).status).not.toBe(204)
  expect(await (await fetch(off().shopUrl)).text()).not.toContain('name="vitals"')
})
