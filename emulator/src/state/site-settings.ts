// What the site's owner switched on, mostly for members. On the real platform these are dashboard
// settings; here the control API and the inspector hold the switches.
import { z } from 'zod'
import type { State } from './state.ts'

export const captchaKinds = ['none', 'visible', 'invisible'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const secondFactors = ['none', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'] as const
export type SecondFactor = (typeof secondFactors)[number]

const settings = {
  /** New members wait for the owner. */
  approvalRequired: z.boolean(),
  /** New members prove their e-mail address first. */
  verificationRequired: z.boolean(),
  captcha: z.enum(captchaKinds),
  /** Asked for at every login. */
  secondFactor: z.enum(secondFactors),
  /** Privacy new members start with. contract/members.md §12. */
  defaultPrivacy: z.enum(['PRIVATE', 'PUBLIC']),
  /** A hosted site has one catalogue; this one answers for both by default. contract/catalog.md §1. */
  catalogVersion: z.enum(['V1_CATALOG', 'V3_CATALOG', 'BOTH']),
  /** Takes requests to be told when something is back. */
  collectsBackInStock: z.boolean(),
}

const siteSettings = z.object(settings)
export type SiteSettings = z.output<typeof siteSettings>
export const siteSettingsChange = z.strictObject(settings).partial()
export type SiteSettingsChange = z.output<typeof siteSettingsChange>

/** How a new site is. contract/members.md §5 "Create". */
const fresh: SiteSettings = {
  approvalRequired: false,
  verificationRequired: false,
  captcha: 'none',
  secondFactor: 'none',
  defaultPrivacy: 'PRIVATE',
  catalogVersion: 'BOTH',
  collectsBackInStock: true,
}

const name = 'members'

export function siteSettingsOf(state: State): SiteSettings {
  const kept = state.setting(name)
  return kept ? siteSettings.parse({ ...fresh, ...JSON.parse(kept) }) : fresh
}

export function changeSiteSettings(state: State, change: SiteSettingsChange): SiteSettings {
  const settings = { ...siteSettingsOf(state), ...change }
  state.setSetting(name, JSON.stringify(settings))
  return settings
}
