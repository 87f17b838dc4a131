// Decides where a browser is sent back to: by the two lists of the site's client. docs/contract/real-site.md §4.1.
import { isAllowedDomain, isAllowedUri } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { changeSiteSettings, siteSettingsOf } from './site-settings.ts'

export type ClientLists = {
  /** Exact URIs, for what comes back from a sign-in. */
  redirectUris: readonly string[]
  /** Hosts, for everything else. */
  redirectDomains: readonly string[]
}

/** Allowed for every client without an entry. */
const defaultDomain = 'localhost:4321'

/** Returns the lists that were entered, else those that the site was started with. */
export function clientListsOf({ state, site }: Shop): ClientLists {
  const { redirectUris, redirectDomains } = siteSettingsOf(state)
  return {
    redirectUris: redirectUris ?? site.redirectUris,
    redirectDomains: redirectDomains ?? site.redirectDomains,
  }
}

export const enterClientLists = (lists: Partial<ClientLists>, { state }: Shop): void => {
  const { redirectUris, redirectDomains } = lists
  changeSiteSettings(state, {
    ...(redirectUris && { redirectUris: [...redirectUris] }),
    ...(redirectDomains && { redirectDomains: [...redirectDomains] }),
  })
}

/** Returns whether a sign-in may return to exactly this URI. */
export function isListedUri(address: string, shop: Shop): boolean {
  const isDefault = isAllowedDomain([defaultDomain], address)
  return isDefault || !isChecked(shop) || isAllowedUri(clientListsOf(shop).redirectUris, address)
}

/** Returns whether a page may return to this address, or post a message to its origin. */
export function isListedDomain(address: string, shop: Shop): boolean {
  const { redirectDomains } = clientListsOf(shop)
  return !isChecked(shop) || isAllowedDomain([defaultDomain, ...redirectDomains], address)
}

const isChecked = ({ state }: Shop) => siteSettingsOf(state).checksRedirects
