// The name of the business, on hosted pages and in mails: as the site's properties say it. docs/contract/real-site.md §2.
import { shopName } from '../site.ts'
import { siteSettingsOf } from './site-settings.ts'
import type { State } from './state.ts'

export function shopNameOf(state: State): string {
  const { siteDisplayName, businessName } = siteSettingsOf(state).properties
  return siteDisplayName || businessName || shopName
}
