// What the two lists of the client need for this shop: for the doctor, the log and the start of a shop.
// docs/contract/real-site.md §4.1.
import { type LanguageCode, languages, localizedPath } from '@vitrine/languages'
import { redirectDomainOf } from '@vitrine/platform'
import type { ClientLists } from '../platform/site/site.ts'

/** Path of the redirect URI of every sign-in. */
export const callbackPath = '/callback'

/** Where the lists are. */
export const clientListsPlace = 'dashboard, Settings, Headless Settings, your client, URLs'

/** Returns where the platform's page for a first or a new password leads back to. */
export const recoveryReturnOf = (publicUrl: string, language: LanguageCode): string =>
  `${publicUrl}${localizedPath(language, '/login')}?done=reset`

/** Returns the entries for a shop at this address, exactly as they have to be entered. */
export const clientListsFor = (publicUrl: string): ClientLists => ({
  redirectUris: [
    publicUrl + callbackPath,
    ...languages.map(({ code }) => recoveryReturnOf(publicUrl, code)),
  ],
  redirectDomains: [redirectDomainOf(publicUrl)],
})
