// Refuses calls of profiles on a site without a members area. docs/contract/real-site.md §4.2.
import type { AllCalls } from '@vitrine/platform'
import { notFound } from '../refuse.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

const services: readonly (keyof AllCalls)[] = ['members', 'memberCustomFields']

/** Throws a 404, which is all that is known of such a site. Assumed: its form. */
export function checkMembersArea(service: keyof AllCalls, state: State): void {
  if (services.includes(service) && !siteSettingsOf(state).membersArea) throw notFound('Member')
}
