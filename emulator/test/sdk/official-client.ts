// The platform's official SDK, unmodified, with its two hosts redirected to an embedded platform. The
// strategy and the token endpoint always use the global fetch (docs/contract/transport.md §1), so the hosts
// are rewritten there.
import { checkout, checkoutSettings, currentCart, orders } from '@wix/ecom'
import { authentication, recovery, verification } from '@wix/identity'
import { customFields, members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { brandsV3, catalogVersioning, collections, products } from '@wix/stores'
import { createEmulator, type Emulator } from '../../src/index.ts'

const hosts = /^https:\/\/(www|edge)\.wixapis\.com/
const realFetch = globalThis.fetch

export type SentRequest = { method: string; path: string; query: string; body: string | undefined }

export type Platform = Emulator & {
  /** Requests that the SDK sent, oldest first. */
  sent: SentRequest[]
  stop(): Promise<void>
}

export async function startPlatform(): Promise<Platform> {
  const emulator = await createEmulator({
    dataDir: 'memory',
    redirectUris: ['back', 'callback', 'cb'].map((path) => `http://localhost:3000/${path}`),
  })
  const sent: SentRequest[] = []
  globalThis.fetch = async (input, options) => {
    const requested = input instanceof Request ? input.url : String(input)
    if (!hosts.test(requested)) return realFetch(input, options)
    const url = new URL(requested)
    const { method = 'GET', body } = options ?? {}
    const text = typeof body === 'string' ? body : undefined
    sent.push({ method, path: url.pathname, query: url.search, body: text })
    return realFetch(requested.replace(hosts, emulator.url), options)
  }
  return {
    ...emulator,
    sent,
    stop: async () => {
      globalThis.fetch = realFetch
      await emulator.close()
    },
  }
}

/** Creates a shopper's client: the modules that a storefront uses, anonymous until a sign-in. */
export const shopper = (clientId: string) =>
  createClient({
    modules: {
      currentCart,
      checkout,
      checkoutSettings,
      products,
      collections,
      brands: brandsV3,
      redirects,
      members,
      customFields,
      authentication,
      recovery,
      verification,
    },
    auth: OAuthStrategy({ clientId }),
  })
export type Shopper = ReturnType<typeof shopper>

/** Creates the site's own client, with its API key. */
export const siteClient = ({ siteId, apiKey }: Platform) =>
  createClient({
    modules: {
      members,
      orders,
      recovery,
      authentication,
      brands: brandsV3,
      products,
      collections,
      catalogVersioning,
    },
    auth: ApiKeyStrategy({ siteId, apiKey }),
  })

/**
 * Creates the client of a storefront's server: it acts for its visitor and holds the site's key.
 * docs/contract/auth.md §1.
 */
export const trustedClient = ({ apiKey }: Platform, accessToken: string) =>
  createClient({
    modules: { authentication, members },
    auth: {
      getAuthHeaders: async () => ({ headers: { Authorization: `${accessToken},${apiKey}` } }),
    },
  })

export type Mail = { to: string; kind: string; code?: string; token?: string; link?: string }

/** Returns the platform's emails to an address, oldest first. */
export async function mailsTo({ url }: Platform, to: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/_control/outbox?${new URLSearchParams({ to })}`)
  return (await answer.json()) as Mail[]
}

/** Changes settings of the site. */
export const switchSite = (platform: Platform, change: object) =>
  control(platform, 'PATCH', '/site', change)

export async function control({ url }: Platform, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/_control${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The control API refused ${path}`)
  return answer.json()
}

/** The error that the SDK throws. */
export type SdkError = Error & {
  status?: number
  details?: {
    applicationError?: { code?: string; description?: string; data?: unknown }
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
    requestId?: string
  }
}

/** Returns the error of a call that must fail. */
export async function failureOf(attempt: Promise<unknown>): Promise<SdkError> {
  try {
    await attempt
  } catch (error) {
    return error as SdkError
  }
  throw new Error('The platform accepted what it should refuse')
}

export const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export function lineOf(catalogItemId: string, quantity: number, choices: Record<string, string>) {
  return {
    quantity,
    catalogReference: { appId: storesApp, catalogItemId, options: { options: choices } },
  }
}

export async function mugOf(client: Shopper) {
  const { items } = await client.products.queryProducts().eq('slug', 'morning-mug').find()
  const id = items[0]?._id
  if (!id) throw new Error('The seed has no mug')
  return id
}

/** Returns status and application code of a refused attempt. */
export async function codeOf(attempt: Promise<unknown>) {
  const { status, details } = await failureOf(attempt)
  return [status, details?.applicationError?.code]
}

/** Returns status and name of the first rule that an attempt breaks. */
export async function ruleOf(attempt: Promise<unknown>) {
  const { status, details } = await failureOf(attempt)
  const violation = details?.validationError?.fieldViolations[0] as { ruleName?: string | null }
  return [status, violation.ruleName]
}
