// The platform's official SDK, unmodified, with its two hosts led to an emulator. The strategy and
// the token endpoint use the global fetch whatever a client is given (contract/transport.md §1),
// so that is where the hosts are rewritten.
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
  /** What the SDK put on the wire, oldest first. */
  sent: SentRequest[]
  stop(): Promise<void>
}

export async function startPlatform(): Promise<Platform> {
  const emulator = await createEmulator({ dataDir: 'memory' })
  const sent: SentRequest[] = []
  globalThis.fetch = async (input, options) => {
    const asked = input instanceof Request ? input.url : String(input)
    if (!hosts.test(asked)) return realFetch(input, options)
    const url = new URL(asked)
    const { method = 'GET', body } = options ?? {}
    const text = typeof body === 'string' ? body : undefined
    sent.push({ method, path: url.pathname, query: url.search, body: text })
    return realFetch(asked.replace(hosts, emulator.url), options)
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

/** A shopper's client: the modules a storefront uses, anonymous until somebody signs in. */
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

/** The site's own client, with its API key. */
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

/** A storefront's server: it speaks for its visitor and holds the site's key. contract/auth.md §1. */
export const trustedClient = ({ apiKey }: Platform, accessToken: string) =>
  createClient({
    modules: { authentication, members },
    auth: {
      getAuthHeaders: async () => ({ headers: { Authorization: `${accessToken},${apiKey}` } }),
    },
  })

export type Mail = { to: string; kind: string; code?: string; token?: string; link?: string }

/** What the platform wrote to somebody, oldest first. */
export async function mailsTo({ url }: Platform, to: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/_control/outbox?${new URLSearchParams({ to })}`)
  return (await answer.json()) as Mail[]
}

/** Switches of the site's members. */
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

/** What the SDK throws. */
export type SdkError = Error & {
  status?: number
  details?: {
    applicationError?: { code?: string; description?: string; data?: unknown }
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
    requestId?: string
  }
}

/** The error of a call that must fail. */
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

/** Status and application code of an attempt that is refused. */
export async function codeOf(attempt: Promise<unknown>) {
  const { status, details } = await failureOf(attempt)
  return [status, details?.applicationError?.code]
}

/** Status and name of the rule that an attempt breaks first. */
export async function ruleOf(attempt: Promise<unknown>) {
  const { status, details } = await failureOf(attempt)
  const violation = details?.validationError?.fieldViolations[0] as { ruleName?: string | null }
  return [status, violation.ruleName]
}
