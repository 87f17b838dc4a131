// GET, HEAD and OPTIONS change nothing, whatever they carry. docs/security.md S43.
import { readFileSync } from 'node:fs'
import { builtWeb } from '@vitrine/gateway'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminManifest, documentManifest, webDist } from '../../src/root.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { elevatedStaff } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { mara } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_ADDRESS: '1000', SIGN_INS_PER_LOGIN: '1000' })
const control = () => controlOf(stack().platformUrl)
let staff: Shopper
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
})

const mutationsOf = (manifest: string) =>
  Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
    .filter(([, text]) => /(^|[\s}])mutation \w+/.test(text))
    .map(([id]) => (id.startsWith('sha256:') ? id : `sha256:${id}`))

/** Returns the platform calls since the last clear, without the availability check. */
const called = async () => (await control().calls()).map(({ method, path }) => `${method} ${path}`)

const plain = {
  '/graphql': 'mutation { addToCart(input: { lines: [] }) { problems { code } } }',
  '/admin/graphql': 'mutation { createBrand(input: { name: "By HEAD" }) { problems { code } } }',
}
const endpoints = Object.keys(plain) as (keyof typeof plain)[]
const confirm = { 'x-vitrine-confirm': 'write' }

describe.each(['GET', 'HEAD'])('S43 %s', (method) => {
  test.each(endpoints)('S43 runs no mutation at %s', async (endpoint) => {
    await control().clearCalls()
    for (const accept of ['application/json', '*/*']) {
      const path = `${endpoint}?${new URLSearchParams({ query: plain[endpoint] })}`
      const response = await staff.send(path, { method, headers: { ...confirm, accept } })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    }
    expect(await called()).toEqual([])
  })

  test.each([
    ['/graphql', documentManifest],
    ['/admin/graphql', adminManifest],
  ])('S43 runs no persisted mutation at %s', async (endpoint, manifest) => {
    const ids = mutationsOf(manifest)
    expect(ids.length).toBeGreaterThan(10)
    await control().clearCalls()
    for (const documentId of ids) {
      const path = `${endpoint}?${new URLSearchParams({ documentId })}`
      const response = await staff.send(path, { method, headers: confirm })
      expect(response.status, documentId).toBe(405)
    }
    expect(await called()).toEqual([])
  })

  test('S43 sends no form and no file', async () => {
    const forms = (await builtWeb(webDist).load('en')).forms
    const paths = [...forms.map(({ name }) => `/forms/${name}`), '/account/photo']
    expect(paths.length).toBeGreaterThan(25)
    await control().clearCalls()
    for (const path of [...paths, '/webhooks/platform']) {
      expect((await staff.send(path, { method })).status, path).toBe(404)
    }
    expect(await called()).toEqual([])
  })
})

test('S43 HEAD reads like GET and opens no stream', async () => {
  const path = `/graphql?${new URLSearchParams({ query: '{ store { name } }' })}`
  const response = await staff.send(path, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  const query = 'subscription { productChanged { productId } }'
  const stream = await staff.send(`/graphql?${new URLSearchParams({ query })}`, {
    method: 'HEAD',
    headers: { accept: 'text/event-stream' },
  })
  expect(stream.status).toBe(406)
  expect(stack().app.gateway.streams.count).toBe(0)
})

test('S43 HEAD does not use up the return from a sign-in', async () => {
  const shopper = createShopper(stack().shopUrl)
  const started = await shopper.execute<{ result: { url: string } }>(
    'mutation { result: startSignIn(input: {}) { url } }',
  )
  const [leg = ''] = started.headers.getSetCookie().filter((one) => /vitrine-return=/.test(one))
  const cookie = leg.split(';')[0] ?? ''
  const hostedPage = await fetch(started.data.result.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'sign-in', ...mara }),
  })
  const returnUrl = hostedPage.headers.get('location') ?? ''
  const head = await fetch(returnUrl, { method: 'HEAD', headers: { cookie } })
  expect(head.headers.getSetCookie()).toEqual([])
  const returned = await fetch(returnUrl, { headers: { cookie } })
  expect(await returned.text()).toContain('url=/account')
})

test.each(endpoints)('S43 OPTIONS at %s: 405, no permission for other sites', async (endpoint) => {
  const response = await staff.send(
    `${endpoint}?${new URLSearchParams({ query: plain[endpoint] })}`,
    {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', origin: 'https://evil.test' },
    },
  )
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST')
  expect([...response.headers.keys()].filter((name) => /^access-control/.test(name))).toEqual([])
})
