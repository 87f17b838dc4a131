// Who this platform is: its names, addresses and secrets. One per emulator.
import { guidOf } from './ids.ts'

export type Site = {
  /** Where browsers and gateways reach this platform; known once it listens. */
  url: string
  /** Where the shop's own pages are; product links lead there. */
  shopUrl: string
  clientId: string
  siteId: string
  apiKey: string
  /** The app events are signed for, where it is installed, and whose site that is. */
  appId: string
  instanceId: string
  accountId: string
  currency: string
  language: string
  /** Hosts callbacks may lead to, beside the loopback ones. */
  callbackHosts: readonly string[]
}

/** The same on every machine, so that two processes agree without talking; not secrets. */
export const defaultClientId = guidOf('client')
export const defaultSiteId = guidOf('site')
export const defaultAppId = guidOf('app')
export const defaultInstanceId = guidOf('app-instance')
export const defaultAccountId = guidOf('account')
/** Starts with a marker, so that a leak can be found by searching for `vtrn-`. */
export const defaultApiKey = `IST.vtrn-${guidOf('api-key').replaceAll('-', '')}`
