// Every kind of response has its security policy and contains no secret. docs/security.md S50 and S102. Needs the
// built web.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root, webDist } from '../../src/root.ts'
import { createShopper } from '../../src/shopper.ts'
import { allProducts } from '../support/products.ts'
import { signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const appKey = 'an-app-key-that-nobody-may-read'
const secrets = {
  SESSION_KEYS: Buffer.alloc(32, 77).toString('base64url'),
  APP_KEYS: `reader:${createHash('sha256').update(appKey).digest('hex')}:events:read`,
}
const stack = useStack({ ...secrets, SIGN_INS_PER_ADDRESS: '1000' }, 'built')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stack().shopUrl), { redirect: 'manual', headers })

const filesIn = (folder: string) =>
  readdirSync(join(webDist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const firstAsset = (folder: string) =>
  readdirSync(join(webDist, folder)).find((name) => name.endsWith('.js')) ?? ''

/** Every kind of response, with the path and options of its request. */
const kinds: Record<string, () => [string, RequestInit?]> = {
  page: () => ['/', { headers: { accept: 'text/html' } }],
  'page of a member': () => ['/account', { headers: { accept: 'text/html' } }],
  'missing page': () => ['/x', { headers: { accept: 'text/html' } }],
  'page that goes elsewhere': () => ['/account/orders', { headers: { accept: 'text/html' } }],
  script: () => [`/assets/${firstAsset('client/assets')}`],
  'compressed script': () => [
    `/assets/${firstAsset('client/assets')}`,
    { headers: { 'accept-encoding': 'br' } },
  ],
  'missing asset': () => ['/assets/none.js'],
  admin: () => ['/admin', { headers: { accept: 'text/html' } }],
  'screen of the admin': () => ['/admin/products', { headers: { accept: 'text/html' } }],
  'script of the admin': () => [`/admin/assets/${firstAsset('admin/assets')}`],
  playground: () => ['/graphiql/'],
  'examples of the playground': () => ['/graphiql/examples.json'],
  'script of the playground': () => [`/graphiql/assets/${firstAsset('graphiql/assets')}`],
  'playground of the admin': () => ['/admin/graphiql/'],
  'page of the schema': () => ['/docs/schema/Product'],
  'page of the schema for staff': () => ['/admin/docs/schema'],
  'way to the playground': () => ['/graphiql'],
  JSON: () => ['/graphql?query={store{name}}'],
  'refused document': () => ['/graphql?query={'],
  'refused method': () => ['/graphql', { method: 'DELETE' }],
  'refused form': () => ['/forms/checkout', { method: 'POST' }],
  'refused photo': () => ['/account/photo', { method: 'POST' }],
  'refused event': () => ['/webhooks/platform', { method: 'POST', body: 'x' }],
  health: () => ['/livez'],
  readiness: () => ['/readyz'],
  robots: () => ['/robots.txt'],
  sitemap: () => ['/sitemap.xml'],
  'way back from a sign-in': () => ['/callback?code=x&state=y'],
}

test.each(Object.entries(kinds))('S50 %s', async (_, kind) => {
  const [path, init] = kind()
  const response = await fetch(new URL(path, stack().shopUrl), { redirect: 'manual', ...init })
  const { headers } = response
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/default-src '(self|none)'/)
  expect(policy).not.toMatch(/script-src[^;]*('unsafe|https?:[ ;]|\*)/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-powered-by')).toBeNull()
  await response.body?.cancel()
})

/** Returns what no response may contain: secret settings and the platform's tokens. */
function forbidden(): string[] {
  const { config } = stack()
  return [
    ...config.sessionKeys,
    ...config.appKeys.map((entry) => entry.split(':')[1] ?? ''),
    config.platform.apiKey ?? '',
    appKey,
    'vtrn-',
  ].filter(Boolean)
}
const names = /SESSION_KEYS|PLATFORM_API_KEY|APP_KEYS|BEGIN (RSA )?(PRIVATE|PUBLIC) KEY/

const mentions = (text: string) => text.match(new RegExp(names, 'g')) ?? []
const guide = readFileSync(join(root, 'docs/real-platform.md'), 'utf8')
/** The screen that shows the guide names the settings that the guide names, and every other file none. */
const mentionsOf = (file: string) => (file.includes('HealthScreen') ? mentions(guide) : [])

test('S102 no served file contains a secret or links to its source', () => {
  const files = ['client', 'admin', 'graphiql'].flatMap(filesIn)
  const texts = files.filter((file) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  expect(forbidden().length).toBeGreaterThan(4)
  for (const file of texts) {
    const text = readFileSync(file, 'utf8')
    for (const secret of forbidden()) expect(text.includes(secret), file).toBe(false)
    // The editor of GraphiQL is a third-party build.
    if (!file.includes('graphiql')) expect(mentions(text), file).toEqual(mentionsOf(file))
  }
  expect(files.filter((file) => /\.map(\.|$)|\.env/.test(file))).toEqual([])
})

test('S102 no page contains a secret, for a visitor or a member', async () => {
  const entry = pathToFileURL(join(webDist, 'server/entry-server.js')).href
  const { knownRoutes } = (await import(entry)) as { knownRoutes: readonly string[] }
  const [product] = await allProducts(createShopper(stack().shopUrl))
  const member = await signedIn(stack().shopUrl)
  const paths = knownRoutes.map((pattern) =>
    pattern.replace('/c/:slug', '/c/lighting').replace(/:\w+/, product?.slug ?? ''),
  )
  const others = [
    '/admin',
    '/graphiql/',
    '/docs/schema?q=key',
    '/no-such-page',
    '/graphql?query={store{name}}',
    '/readyz',
  ]
  for (const path of [...paths, ...others]) {
    const visitors: Record<string, string>[] = [{}, { cookie: member.cookie }]
    for (const headers of visitors) {
      const text = await (await get(path, { accept: 'text/html', ...headers })).text()
      for (const secret of forbidden()) expect(text.includes(secret), path).toBe(false)
      expect(text, path).not.toMatch(names)
    }
  }
})
