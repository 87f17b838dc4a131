// What the gateway gives a service worker to store, and the setting that removes it. docs/security.md S115, S119 and
// S120. Needs the built web.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { webDist } from '../../src/root.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_ADDRESS: '1000' }, 'built')
const off = useStack({ SERVICE_WORKER: 'off' }, 'built')

const get = (path: string, cookie = '', shopUrl = stack().shopUrl) =>
  fetch(shopUrl + path, { redirect: 'manual', headers: { accept: 'text/html', cookie } })

async function memberCookie(): Promise<string> {
  const { shopUrl } = stack()
  const response = await fetch(`${shopUrl}/forms/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shopUrl },
    body: new URLSearchParams({ email: 'mara@shop.test', password: 'slow-days-2026' }),
  })
  const cookie = response.headers.getSetCookie().findLast((one) => one.startsWith('vitrine='))
  expect(response.headers.get('location')).toBe('/account')
  return cookie?.split(';')[0] ?? ''
}

/** Patterns of the screens that are not the same for all callers, from the registry. */
async function privatePatterns(): Promise<readonly string[]> {
  const entry = pathToFileURL(join(webDist, 'server/entry-server.js')).href
  const { privateRoutes } = (await import(entry)) as { privateRoutes: readonly string[] }
  return privateRoutes
}

test('S115 no private page says that it is public, neither to a member nor to a visitor', async () => {
  const paths = (await privatePatterns()).map((pattern) => pattern.replace(/:\w+/, 'x'))
  expect(paths).toEqual(expect.arrayContaining(['/account', '/cart', '/checkout', '/login']))
  const beside = ['/admin', '/admin/members', '/forms/login', '/graphql', '/vitals', '/livez']
  for (const cookie of ['', await memberCookie()]) {
    for (const path of [...paths, ...beside]) {
      const caching = (await get(path, cookie)).headers.get('cache-control') ?? ''
      expect(caching, path).not.toMatch(/public/)
    }
  }
})

test('S115 a public page is the same to a member', async () => {
  const cookie = await memberCookie()
  const [visitor, member] = await Promise.all([get('/offline'), get('/offline', cookie)])
  expect(member.headers.get('cache-control')).toMatch(/^public/)
  expect(await member.text()).toBe(await visitor.text())
})

test('S119 the setting serves a worker that deletes its caches and unregisters itself', async () => {
  const response = await get('/sw.js', '', off().shopUrl)
  const script = await response.text()
  expect(script).toBe(readFileSync(join(webDist, 'client/sw-off.js'), 'utf8'))
  expect(script).toMatch(/caches\.delete/)
  expect(script).toMatch(/registration\.unregister/)
  expect(script).not.toMatch(/['"`]fetch['"`]/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await (await get('/', '', off().shopUrl)).text()).not.toContain('name="worker"')
})

test('S120 the worker is requested again with every page, and reaches the shop and its pictures only', async () => {
  const { config, shopUrl } = stack()
  const response = await get('/sw.js')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; connect-src 'self' ${config.mediaOrigin}`,
  )
  const page = await get('/')
  expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'")
  expect(await page.text()).toContain('<meta name="worker" content="/sw.js">')
  expect((await fetch(`${shopUrl}/sw-off.js`)).status).toBe(404)
})
