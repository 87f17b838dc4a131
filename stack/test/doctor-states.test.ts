// The doctor in every broken state of the platform, its catalog and this host.
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { clientListsFor } from '@vitrine/gateway'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { useDoctor } from './support/doctor-kit.ts'
import { testStates, waysToBreak } from './support/doctor-state.ts'

const kit = useDoctor()
const { refusing, limiting, answering, site } = waysToBreak(kit)

/** A page of a site instead of the platform. */
let pageUrl: string
const page = createServer((_, response) => response.end('<!doctype html><title>Halden</title>'))
beforeAll(async () => {
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  pageUrl = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
})
afterAll(() => page.close())

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
const provisioning = {
  message: 'Catalog V3 is being provisioned',
  details: { applicationError: { code: 'CATALOG_V3_SITE_PROVISIONING', description: 'retry' } },
}
const withoutPicture = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Bowl',
  media: { items: [] },
}
testStates(kit, [
  {
    state: 'the platform does not answer',
    broken: async () => ({ PLATFORM_URL: `http://127.0.0.1:${await freePort()}` }),
    open: { token: 'FAULT', ...outOfReach },
    says: ['token', 'Check PLATFORM_URL'],
  },
  {
    state: 'a page answers instead of the platform',
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
    state: 'the site names a catalog that is unknown',
    broken: () => answering('/stores/v3/provision/version', {}),
    open: { catalog: 'FAULT', products: 'SKIPPED', collections: 'SKIPPED' },
    says: ['catalog', 'names a catalog that this shop does not know'],
  },
  {
    state: 'the site has no store',
    broken: () =>
      answering('/stores/v3/provision/version', { catalogVersion: 'STORES_NOT_INSTALLED' }),
    open: { catalog: 'FAULT', products: 'SKIPPED', collections: 'SKIPPED' },
    says: ['catalog', 'Install Wix Stores: dashboard, Apps'],
  },
  {
    state: 'the site has no products',
    broken: () =>
      answering('/stores-reader/v1/products/query', { products: [], metadata: { total: 0 } }),
    open: { products: 'ADVICE' },
    says: ['products', 'The site shows no product. Compare PLATFORM_CLIENT_ID'],
  },
  {
    state: 'the first product has no picture',
    broken: () =>
      answering('/stores-reader/v1/products/query', {
        products: [withoutPicture],
        metadata: { total: 1 },
      }),
    open: {},
    says: ['products', 'The site shows 1 product; the first one, Bowl, has no picture'],
  },
  {
    state: 'the store is being prepared',
    broken: () => answering('/stores-reader/v1/products/query', provisioning, 428),
    open: { products: 'FAULT' },
    says: ['products', 'the platform is preparing the store'],
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
    state: 'the site has another generation of carts',
    broken: () => refusing('/ecom/v1/carts/current', 428),
    open: { cart: 'FAULT' },
    says: ['cart', 'another generation of carts'],
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
])
