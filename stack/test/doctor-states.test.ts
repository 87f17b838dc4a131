// The doctor in every broken state of the platform, the site, its client and this host.
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type CheckName, clientListsFor, type Finding } from '@vitrine/gateway'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { diagnose, type Env, openFindings, useDoctor } from './support/doctor-kit.ts'
import { type OddPlatform, startOddPlatform } from './support/odd-platform.ts'

const kit = useDoctor()

let odd: OddPlatform
beforeAll(async () => {
  odd = await startOddPlatform(kit.emulator.url)
})
beforeEach(() => {
  odd.instead = null
})
afterAll(() => odd.close())

/** A page of a site in the place of the platform. */
let pageUrl: string
const page = createServer((_, response) => response.end('<!doctype html><title>Halden</title>'))
beforeAll(async () => {
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  pageUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
})
afterAll(() => page.close())

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
/** The limit is that of a credential, and so of all that is called with it. */
const ofVisitors = {
  catalog: 'SKIPPED',
  products: 'SKIPPED',
  collections: 'SKIPPED',
  cart: 'SKIPPED',
  logout: 'SKIPPED',
} as const
const withoutCredentials = {
  PLATFORM_API_KEY: undefined,
  PLATFORM_SITE_ID: undefined,
}
const refusing = async (path: string, status: number): Promise<Env> => {
  await kit.control.fault({ kind: 'status', status, match: { path } })
  return {}
}
/** For longer than any call waits. */
const limiting = async (path: string): Promise<Env> => {
  await kit.control.fault({ kind: 'status', status: 429, retryAfter: '60', match: { path } })
  return {}
}
/** Answers one path otherwise than the platform does. */
const answering = (path: string, body: unknown, status = 200): Env => {
  odd.instead = { path, status, body }
  return { PLATFORM_URL: odd.url }
}
const provisioning = {
  message: 'Catalog V3 is being provisioned',
  details: { applicationError: { code: 'CATALOG_V3_SITE_PROVISIONING', description: 'retry' } },
}
const site = async (change: Record<string, unknown>): Promise<Env> => {
  await kit.control.site(change)
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
    state: 'a page answers in the place of the platform',
    broken: () => ({ PLATFORM_URL: pageUrl }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'Set PLATFORM_URL'],
  },
  {
    state: 'the platform has no such path',
    broken: () => ({ PLATFORM_URL: kit.shopUrl }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'is not the platform'],
  },
  {
    state: 'the platform fails',
    broken: () => refusing('/oauth2/token', 503),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'the platform fails, not the shop'],
  },
  {
    state: 'the platform limits tokens',
    broken: () => limiting('/oauth2/token'),
    open: { token: 'SKIPPED', ...ofVisitors },
    says: ['token', 'limits the number of calls'],
  },
  {
    state: 'the client id is unknown',
    broken: () => ({ PLATFORM_CLIENT_ID: '11111111-1111-4111-8111-111111111111' }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'Set PLATFORM_CLIENT_ID'],
  },
  {
    state: 'there is an API key without its site',
    broken: () => ({ PLATFORM_SITE_ID: undefined }),
    open: {
      credentials: 'FAULT',
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'Set PLATFORM_SITE_ID'],
  },
  {
    state: 'the API key beside the secret is wrong',
    broken: () => ({
      PLATFORM_CLIENT_SECRET: kit.emulator.clientSecret,
      PLATFORM_API_KEY: 'IST.wrong',
    }),
    open: {
      credentials: 'FAULT',
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'The platform refuses the API key'],
  },
  {
    state: 'the site names a catalog that is unknown',
    broken: () => answering('/stores/v3/provision/version', {}),
    open: { catalog: 'FAULT', products: 'SKIPPED', collections: 'SKIPPED' },
    says: ['catalog', 'names a catalog that this shop does not know'],
  },
  {
    state: 'the store is being prepared',
    broken: () => answering('/stores-reader/v1/products/query', provisioning, 428),
    open: { products: 'FAULT' },
    says: ['products', 'the platform is preparing the store'],
  },
  {
    state: 'the credentials belong to another site',
    broken: () =>
      answering('/oauth-app/v1/oauth-apps/', { message: 'not found', details: {} }, 404),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'They belong to another site'],
  },
  {
    state: 'the prices are not in the currency of the site',
    broken: () => site({ properties: { paymentCurrency: 'GBP' } }),
    open: { properties: 'FAULT' },
    says: ['properties', 'The credentials belong to another site than PLATFORM_CLIENT_ID'],
  },
  {
    state: 'the site has no plan',
    broken: () => refusing('/_api/redirects-api/v1/redirect-session', 402),
    open: { logout: 'FAULT' },
    says: ['logout', 'Give the site a premium plan'],
  },
  {
    state: 'the site has the catalog V3',
    broken: () => site({ catalogVersion: 'V3_CATALOG' }),
    open: { catalog: 'FAULT', products: 'SKIPPED', collections: 'SKIPPED' },
    says: ['catalog', 'cannot read yet'],
  },
  {
    state: 'the site has the catalog V3, and visitors may not read which one',
    broken: async () => {
      await refusing('/stores/v3/provision/version', 403)
      return site({ catalogVersion: 'V3_CATALOG' })
    },
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
    says: ['collections', 'what is installed on the site'],
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
    state: 'the calls of carts are limited',
    broken: () => limiting('/ecom/v1/carts/current'),
    open: { cart: 'SKIPPED', logout: 'SKIPPED' },
    says: ['cart', 'limits the number of calls'],
  },
  {
    state: 'the calls of carts fail',
    broken: () => refusing('/ecom/v1/carts/current', 500),
    open: { cart: 'FAULT' },
    says: ['cart', 'the platform fails, not the shop'],
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
    says: ['redirects', '/de/login?done=reset and the redirect domain'],
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
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'Generate a new secret'],
  },
  {
    state: 'the key may not read orders',
    broken: () => refusing('/ecom/v1/orders/search', 403),
    open: { credentials: 'ADVICE' },
    says: ['credentials', 'the permission Read Orders'],
  },
  {
    state: 'the calls of orders are limited',
    broken: () => limiting('/ecom/v1/orders/search'),
    open: {
      credentials: 'SKIPPED',
      properties: 'SKIPPED',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['credentials', 'limits the number of calls'],
  },
  {
    state: 'the key may not read the properties of the site',
    broken: () => refusing('/site-properties/v4/properties', 403),
    open: { properties: 'SKIPPED' },
    says: ['properties', 'the permission Read site, business, and email details'],
  },
  {
    state: 'settings override what is a matter of taste',
    broken: () => ({ STORE_NAME: 'Another', STORE_LOCALE: 'en-GB' }),
    open: {},
    says: ['properties', 'the settings override it: STORE_NAME Another, STORE_LOCALE en-GB'],
  },
  {
    state: 'the currency is not that of the site',
    broken: () => ({ STORE_CURRENCY: 'GBP' }),
    open: { properties: 'FAULT' },
    says: ['properties', 'STORE_CURRENCY is GBP, but prices and payments of the site are in USD'],
  },
  {
    state: 'the currency is not that of a price, and there are no credentials',
    broken: () => ({ ...withoutCredentials, STORE_CURRENCY: 'GBP' }),
    open: {
      credentials: 'ADVICE',
      properties: 'FAULT',
      currencies: 'SKIPPED',
      published: 'SKIPPED',
      redirects: 'SKIPPED',
    },
    says: ['properties', 'STORE_CURRENCY is GBP, but the first product has its price in USD'],
  },
  {
    state: 'the site is in another language',
    broken: () => site({ properties: { language: 'fr' } }),
    open: { properties: 'ADVICE' },
    says: ['properties', 'in the language fr'],
  },
  {
    state: 'the site does not convert to a currency of the shop',
    broken: async () => {
      await site({ currencies: ['EUR'] })
      return { STORE_CURRENCIES: 'USD,EUR,GBP' }
    },
    open: { currencies: 'FAULT' },
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
    says: ['redirects', '/callback, http://127.0.0.1:'],
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
    state: 'the calls of the lists of the client fail',
    broken: () => refusing('/oauth-app/v1/oauth-apps', 503),
    open: { redirects: 'FAULT' },
    says: ['redirects', 'the platform fails, not the shop'],
  },
  {
    state: 'redirects are limited',
    broken: () => limiting('/_api/redirects-api/v1/redirect-session'),
    open: { logout: 'SKIPPED' },
    says: ['logout', 'limits the number of calls'],
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
      const file = join(kit.dataDir, 'file')
      await writeFile(file, '')
      return { DATA_DIR: join(file, 'data') }
    },
    open: { data: 'FAULT' },
    says: ['data', 'Set DATA_DIR'],
  },
  {
    state: 'no folder can be made where the data folder is to be',
    broken: () => ({ DATA_DIR: '/proc/vitrine/data' }),
    open: { data: 'FAULT' },
    says: ['data', 'Set DATA_DIR'],
  },
  {
    state: 'there is no folder of texts',
    broken: () => ({ CONTENT_DIR: join(kit.dataDir, 'nowhere') }),
    open: { content: 'FAULT' },
    says: ['content', 'there is no such folder. Correct the file or its setting'],
  },
  {
    state: 'a file of the terms is not JSON',
    broken: async () => {
      const file = join(kit.dataDir, 'terms.json')
      await writeFile(file, '{')
      return { STORE_TERMS: file }
    },
    open: { content: 'FAULT' },
    says: ['content', 'terms.json: SyntaxError'],
  },
  {
    state: 'nothing answers at the address of the shop',
    broken: async () => {
      const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`
      await kit.control.site(clientListsFor(PUBLIC_URL))
      return { PUBLIC_URL }
    },
    open: { address: 'SKIPPED' },
    says: ['address', 'Start the shop'],
  },
]

test.each(states)('$state', async ({ broken, open: expected, says: [check, words] }) => {
  const findings = await diagnose(kit, await broken())
  expect(openFindings(findings)).toEqual(expected)
  const { found = '', cure } = findings.find((finding) => finding.check === check) ?? {}
  expect(`${found} ${cure}`).toContain(words)
})
