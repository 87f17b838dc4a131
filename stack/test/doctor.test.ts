// The doctor against the embedded platform, whole and in every broken state.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmulator, type Emulator } from '@vitrine/emulator'
import {
  type CheckName,
  checkNames,
  examine,
  type Finding,
  isHealthy,
  readConfig,
  reportOf,
  shortReportOf,
} from '@vitrine/gateway'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { gatewayEnv } from '../src/settings.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'

type Env = Record<string, string | undefined>

let emulator: Emulator
let control: PlatformControl
/** Answers like the shop: `/livez` with 200. */
let shop: Server
let shopUrl: string
let dataDir: string

beforeAll(async () => {
  shop = createServer((request, response) => {
    response.statusCode = request.url === '/livez' ? 200 : 404
    response.end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
  emulator = await createEmulator({ dataDir: 'memory', shopUrl })
  control = controlOf(emulator.url)
})
afterAll(async () => {
  await emulator.close()
  shop.close()
})
beforeEach(() => control.reset())

/** Returns the findings of a shop on the embedded platform; `env` changes its settings, undefined removes one. */
function diagnose(env: Env = {}): Promise<readonly Finding[]> {
  const settings = gatewayEnv(
    { DATA_DIR: dataDir, PUBLIC_URL: shopUrl, UPSTREAM_TIMEOUT_MS: '2000' },
    { ...emulator, apiUrl: emulator.url },
  )
  return examine(readConfig({ ...settings, ...env }))
}

const of = (check: CheckName, findings: readonly Finding[]) =>
  findings.find((finding) => finding.check === check)
/** Checks that found something, with their verdicts. */
const open = (findings: readonly Finding[]) =>
  Object.fromEntries(
    findings
      .filter(({ verdict }) => verdict !== 'GOOD')
      .map(({ check, verdict }) => [check, verdict]),
  )

test('a whole site is good in every respect, and each check has one line', async () => {
  const findings = await diagnose()
  expect(open(findings)).toEqual({})
  expect(findings.map(({ check }) => check)).toEqual(checkNames)
  expect(reportOf(findings).split('\n')).toHaveLength(checkNames.length)
  expect([isHealthy(findings), shortReportOf(findings)]).toEqual([true, null])
})

test('a report says what to do, and where that is described', async () => {
  await control.site({ isPublished: false })
  const report = reportOf(await diagnose())
  expect(report).toContain('✗ published    The site is not published')
  expect(report).toContain('Publish it in the dashboard.')
  expect(report).toContain('(docs/real-platform.md#published)')
  expect(shortReportOf(await diagnose())?.split('\n')).toHaveLength(4)
})

test('secrets are in no finding', async () => {
  await control.fault({ kind: 'status', status: 401, match: { path: '/ecom/v1/orders/search' } })
  const report = JSON.stringify(await diagnose({ PLATFORM_CLIENT_SECRET: emulator.clientSecret }))
  expect(report).not.toContain(emulator.clientSecret)
  expect(report).not.toContain(emulator.apiKey)
  expect(report).not.toContain('OauthNG')
})

type State = {
  state: string
  /** Breaks the platform; the settings that it returns break the shop. */
  broken: () => Promise<Env> | Env
  open: Partial<Record<CheckName, Finding['verdict']>>
  says: [CheckName, string]
}

const outOfReach = {
  clock: 'SKIPPED',
  catalog: 'SKIPPED',
  products: 'SKIPPED',
  collections: 'SKIPPED',
  cart: 'SKIPPED',
  credentials: 'SKIPPED',
  properties: 'SKIPPED',
  currencies: 'SKIPPED',
  published: 'SKIPPED',
  redirects: 'SKIPPED',
  logout: 'SKIPPED',
} as const
const withoutCredentials = {
  PLATFORM_API_KEY: undefined,
  PLATFORM_SITE_ID: undefined,
}
const refusing = async (path: string, status: number): Promise<Env> => {
  await control.fault({ kind: 'status', status, match: { path } })
  return {}
}
const site = async (change: Record<string, unknown>): Promise<Env> => {
  await control.site(change)
  return {}
}

const states: State[] = [
  {
    state: 'the platform does not answer',
    broken: async () => ({ PLATFORM_URL: `http://127.0.0.1:${await freePort()}` }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'Check PLATFORM_URL'],
  },
  {
    state: 'the client id is unknown',
    broken: () => ({ PLATFORM_CLIENT_ID: '11111111-1111-4111-8111-111111111111' }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'Set PLATFORM_CLIENT_ID'],
  },
  {
    state: 'the site has the catalog V3',
    broken: () => site({ catalogVersion: 'V3_CATALOG' }),
    open: { catalog: 'FAULT', products: 'SKIPPED', collections: 'SKIPPED' },
    says: ['catalog', 'cannot read yet'],
  },
  {
    state: 'the calls of the catalog fail',
    broken: () => refusing('/stores-reader/v1/products/query', 500),
    open: { products: 'FAULT' },
    says: ['products', 'status 500'],
  },
  {
    state: 'the path of collections is unknown',
    broken: () => refusing('/stores-reader/v2/collections/query', 404),
    open: { collections: 'FAULT' },
    says: ['collections', 'status 404'],
  },
  {
    state: 'pictures come from another origin',
    broken: () => ({ PLATFORM_MEDIA_URL: 'https://pictures.example' }),
    open: { products: 'ADVICE' },
    says: ['products', 'Set PLATFORM_MEDIA_URL'],
  },
  {
    state: 'visitors have no cart',
    broken: () => refusing('/ecom/v1/carts/current', 403),
    open: { cart: 'FAULT' },
    says: ['cart', 'Install Wix Stores'],
  },
  {
    state: 'there are no credentials of the site',
    broken: () => withoutCredentials,
    open: {
      credentials: 'ADVICE',
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['redirects', '/callback and the redirect domain'],
  },
  {
    state: 'the API key is wrong',
    broken: () => ({ PLATFORM_API_KEY: 'IST.wrong' }),
    open: {
      credentials: 'FAULT',
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'a key of the owner of PLATFORM_SITE_ID'],
  },
  {
    state: 'the client secret is wrong',
    broken: () => ({ PLATFORM_CLIENT_SECRET: 'wrong' }),
    open: {
      credentials: 'FAULT',
      properties: 'FAULT',
      currencies: 'FAULT',
      published: 'FAULT',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'Generate a new secret'],
  },
  {
    state: 'the key may not read orders',
    broken: () => refusing('/ecom/v1/orders/search', 403),
    open: { credentials: 'ADVICE' },
    says: ['credentials', '"Read Orders"'],
  },
  {
    state: 'the key may not read the properties of the site',
    broken: () => refusing('/site-properties/v4/properties', 403),
    open: { properties: 'SKIPPED' },
    says: ['properties', '"Read site, business, and email details"'],
  },
  {
    state: 'name and currency differ from the site',
    broken: () => ({ STORE_NAME: 'Another', STORE_CURRENCY: 'GBP' }),
    open: { properties: 'ADVICE' },
    says: ['properties', 'STORE_CURRENCY is GBP, the site says USD'],
  },
  {
    state: 'the site does not convert to a currency of the shop',
    broken: () => site({ currencies: ['EUR', 'CHF', 'JPY', 'ILS'] }),
    open: { currencies: 'ADVICE' },
    says: ['currencies', 'offers GBP'],
  },
  {
    state: 'the site is not published',
    broken: () => site({ isPublished: false }),
    open: { published: 'FAULT', logout: 'FAULT' },
    says: ['logout', 'Publish the site'],
  },
  {
    state: 'the callback is not on the list of the client',
    broken: () => site({ redirectUris: ['https://other.example/callback'] }),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'does not allow the redirect URI http://127.0.0.1:'],
  },
  {
    state: 'the domain is not on the list of the client',
    broken: () => site({ redirectDomains: [] }),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'redirect domain 127.0.0.1:'],
  },
  {
    state: 'the platform refuses a redirect',
    broken: () => refusing('/_api/redirects-api/v1/redirect-session', 403),
    open: { logout: 'FAULT' },
    says: ['logout', 'does not open its pages'],
  },
  {
    state: 'there is no key of change events',
    broken: () => ({ PLATFORM_WEBHOOK_PUBLIC_KEY: undefined }),
    open: { events: 'ADVICE' },
    says: ['events', '/webhooks/platform'],
  },
  {
    state: 'events of every site are accepted',
    broken: () => ({ PLATFORM_APP_INSTANCE_ID: undefined }),
    open: { events: 'ADVICE' },
    says: ['events', 'Set PLATFORM_APP_INSTANCE_ID'],
  },
  {
    state: 'Redis does not answer',
    broken: async () => ({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` }),
    open: { redis: 'FAULT' },
    says: ['redis', 'Check REDIS_URL'],
  },
  {
    state: 'data are in memory',
    broken: () => ({ DATA_DIR: 'memory' }),
    open: { data: 'ADVICE' },
    says: ['data', 'a restart ends every session'],
  },
  {
    state: 'the data folder cannot be made',
    broken: async () => {
      const file = join(dataDir, 'file')
      await writeFile(file, '')
      return { DATA_DIR: join(file, 'data') }
    },
    open: { data: 'FAULT' },
    says: ['data', 'Set DATA_DIR'],
  },
  {
    state: 'nothing answers at the address of the shop',
    broken: async () => {
      const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`
      await control.site({
        redirectUris: [`${PUBLIC_URL}/callback`],
        redirectDomains: [new URL(PUBLIC_URL).host],
      })
      return { PUBLIC_URL }
    },
    open: { address: 'SKIPPED' },
    says: ['address', 'Start the shop'],
  },
]

test.each(states)('$state', async ({ broken, open: expected, says: [check, words] }) => {
  const findings = await diagnose(await broken())
  expect(open(findings)).toEqual(expected)
  const { found = '', cure } = of(check, findings) ?? {}
  expect(`${found} ${cure}`).toContain(words)
})
