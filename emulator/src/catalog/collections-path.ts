import type { AllCalls } from '@vitrine/platform'
import { unknownPath } from '../http/unknown-page.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

/** Throws for collections v2 on a site whose host does not have their path. docs/contract/real-site.md §7, row Q. */
export function checkCollectionsPath(service: keyof AllCalls, state: State): void {
  if (service === 'collections' && !siteSettingsOf(state).collectionsV2) throw unknownPath(state)
}
