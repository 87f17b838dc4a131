// Identity of this platform: its names, URLs and secrets. One per embedded platform.
import { guidOf } from './ids.ts'

export type Site = {
  /** URL at which browsers and gateways reach this platform; known once it listens. */
  url: string
  /** URL of the storefront; product links point to it. */
  shopUrl: string
  clientId: string
  siteId: string
  apiKey: string
  /** With it, the client obtains tokens that act as the site. docs/contract/real-site.md §5. */
  clientSecret: string
  /** Ids of the app that events are signed for, of its installation, and of the site owner. */
  appId: string
  instanceId: string
  accountId: string
  currency: string
  language: string
  /** Currencies that a shopper may choose; none: prices are not converted. docs/contract/real-site.md §2. */
  currencies: readonly string[]
  /** Calls of one credential a minute; 0 is no limit. Settings of the site may have another number. */
  callsPerMinute: number
  /** Lists that the client was made with. docs/contract/real-site.md §4.1. */
  redirectUris: readonly string[]
  redirectDomains: readonly string[]
}

/** Name of the shop: on pages, in mails and in the catalog. */
export const shopName = 'Halden'

/** The same on every machine, so that two processes agree without configuration; these are not secrets. */
export const defaultClientId = guidOf('client')
export const defaultSiteId = guidOf('site')
export const defaultAppId = guidOf('app')
export const defaultInstanceId = guidOf('app-instance')
/** The app's installation on another site of the same owner. */
export const secondInstanceId = guidOf('second-app-instance')
export const defaultAccountId = guidOf('account')
/** Starts with a prefix, so that a search for `vtrn-` finds a leaked key. */
export const defaultApiKey = `IST.vtrn-${guidOf('api-key').replaceAll('-', '')}`
export const defaultClientSecret = `vtrn-${guidOf('client-secret')}`
