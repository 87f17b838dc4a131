// Creates a whole platform in memory, called without a network. For tests only.
import { consistencyHeader, storesAppId } from '@vitrine/platform'
import { type App, buildApp } from '../app.ts'
import { hostedCallsPerMinute } from '../call-limit.ts'
import { freshShop } from '../fresh-shop.ts'
import { mediaFinder } from '../media-index.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { convertibleCurrencies } from '../rules/money.ts'
import { haldenShop } from '../seed/shop.ts'
import {
  defaultAccountId,
  defaultApiKey,
  defaultAppId,
  defaultClientId,
  defaultClientSecret,
  defaultInstanceId,
  defaultSiteId,
  type Site,
} from '../site.ts'
import { State } from '../state/state.ts'
import { memoryStore } from '../state/store.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the platform answered.
export type Answer = { status: number; body: any; headers: Record<string, unknown> }

type CallOptions = { token?: string; headers?: Record<string, string>; body?: unknown }

export type TestShop = App & {
  call(method: string, url: string, options?: CallOptions): Promise<Answer>
  /** Returns a new visitor's access token. */
  visitor(): Promise<string>
  product(slug: string): StoredProduct
  /** Returns the body of an add-to-cart request with one line. */
  line(slug: string, quantity?: number, options?: Record<string, unknown>): { lineItems: unknown[] }
}

export const elevatedHeaders = { authorization: defaultApiKey, 'wix-site-id': defaultSiteId }

const site = (): Site => ({
  url: 'http://platform.localhost:4000',
  shopUrl: 'http://localhost:3000',
  clientId: defaultClientId,
  siteId: defaultSiteId,
  apiKey: defaultApiKey,
  clientSecret: defaultClientSecret,
  appId: defaultAppId,
  instanceId: defaultInstanceId,
  accountId: defaultAccountId,
  currency: 'USD',
  language: 'en',
  currencies: convertibleCurrencies,
  callsPerMinute: hostedCallsPerMinute,
  redirectUris: ['back', 'callback', 'cb'].map((path) => `http://localhost:3000/${path}`),
  redirectDomains: ['localhost:3000', 'shop.example'],
})

export async function testShop(): Promise<TestShop> {
  const state = new State(memoryStore, freshShop(haldenShop))
  const media = { cacheDir: 'memory', uploadDir: 'memory', find: mediaFinder(() => haldenShop) }
  const app = await buildApp({ state, site: site(), media, logLevel: 'silent' })
  const call = caller(app)
  return {
    ...app,
    call,
    visitor: async () => {
      const body = { clientId: defaultClientId, grantType: 'anonymous' }
      return (await call('POST', '/oauth2/token', { body })).body.access_token
    },
    product: (slug) => {
      const product = state.products.by('slug', slug)[0]
      if (!product) throw new Error(`The seed has no ${slug}`)
      return product
    },
    line: (slug, quantity = 1, options) => ({
      lineItems: [
        {
          quantity,
          catalogReference: {
            appId: storesAppId,
            catalogItemId: state.products.by('slug', slug)[0]?.id ?? slug,
            ...(options && { options }),
          },
        },
      ],
    }),
  }
}

/** Sends the last token of consistency that it received with every call, as a client of the official SDK does. */
function caller({ server }: App): TestShop['call'] {
  let received: string | undefined
  return async (method, url, { token, headers = {}, body } = {}) => {
    const response = await server.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(token && { authorization: token }),
        ...(received !== undefined && { [consistencyHeader]: received }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    received = String(response.headers[consistencyHeader] ?? received ?? '') || undefined
    const text = response.body
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    }
  }
}
