// Stores the site owner's settings, mostly about members. On the real platform these are dashboard settings;
// here the control API and the inspector change them.
import { wireSiteFacts } from '@vitrine/platform'
import { z } from 'zod'
import type { StoredSetting } from '../rows/session-rows.ts'
import type { Site } from '../site.ts'
import type { State } from './state.ts'

export const captchaKinds = ['none', 'visible', 'invisible'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const secondFactors = ['none', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH'] as const
export type SecondFactor = (typeof secondFactors)[number]

const settings = {
  /** New members wait for the owner's approval. */
  approvalRequired: z.boolean(),
  /** New members verify their email address first. */
  verificationRequired: z.boolean(),
  captcha: z.enum(captchaKinds),
  /** Required at every login. */
  secondFactor: z.enum(secondFactors),
  /** Privacy of new members. docs/contract/members.md §12. */
  defaultPrivacy: z.enum(['PRIVATE', 'PUBLIC']),
  /** A hosted site has one catalog version; this platform supports both by default. docs/contract/catalog.md §1. */
  catalogVersion: z.enum(['V1_CATALOG', 'V3_CATALOG', 'BOTH']),
  /** Accepts back-in-stock requests. */
  collectsBackInStock: z.boolean(),
  /** Currencies that a shopper may choose; null: those of the start. docs/contract/real-site.md §2. */
  currencies: z.array(z.string().regex(/^[A-Z]{3}$/)).nullable(),
  /** What differs from the properties of the start. docs/contract/real-site.md §2. */
  properties: wireSiteFacts,
  /** Lists of the client; null: those it was made with. docs/contract/real-site.md §4.1. */
  redirectUris: z.array(z.string()).max(20).nullable(),
  redirectDomains: z.array(z.string()).max(20).nullable(),
  /** Off for debugging: browsers are sent back to every address. */
  checksRedirects: z.boolean(),
  /** Off for debugging: a transform that the kit does not write is answered with the picture as it is stored. */
  checksTransforms: z.boolean(),
  /** Off for debugging: what needs the site's key or secret is done with every token. */
  checksPermissions: z.boolean(),
  /** On for debugging: a refusal for want of a permission says what is missing. docs/contract/real-site.md §3. */
  explainsRefusals: z.boolean(),
  /** Off for debugging: texts are in the site's own language, whichever a call requests. */
  translatesTexts: z.boolean(),
  /** Off for debugging: the script of the captcha loads its widgets from the platform's own address. */
  loadsCaptchaElsewhere: z.boolean(),
  /** Off for debugging: an unknown path is answered in JSON. */
  sendsUnknownPages: z.boolean(),
  /** Fault: signs in only browsers, which have stored a cookie of the sign-in page before. */
  authorizesBrowsersOnly: z.boolean(),
  /** Fault: the sign-in page is on another host than its address says, as after a move to a domain of one's own. */
  authorizesElsewhere: z.boolean(),
  /** The checkout takes gift cards. docs/contract/checkout-order.md §4. */
  redeemsGiftCards: z.boolean(),
  /** A site that is not published has no hosted pages. docs/contract/real-site.md §4.2. */
  isPublished: z.boolean(),
  /** The owner designed checkout and account pages, which shoppers see in place of the platform's. docs/contract/real-site.md §4.3 */
  customPages: z.boolean(),
  /** Without the members area there are identities but no profiles. docs/contract/real-site.md §4.2. */
  membersArea: z.boolean(),
  /** Calls of one credential a minute; null: the setting of the process; 0: no limit. docs/contract/real-site.md §3. */
  callsPerMinute: z.number().int().min(0).max(1_000_000).nullable(),
  /** A refusal of too many calls says when the next ones are accepted. docs/contract/real-site.md §3. */
  sendsRetryAfter: z.boolean(),
  /** Serves collections v2; without it their paths are unknown, and v1 reads them. docs/contract/real-site.md §7. */
  collectionsV2: z.boolean(),
  /** Milliseconds for which reads without the token of a write show the state before it. docs/contract/real-site.md §3. */
  readLagMs: z.number().int().min(0).max(60_000),
}

const siteSettings = z.object(settings)
export type SiteSettings = z.output<typeof siteSettings>
export const siteSettingsChange = z.strictObject(settings).partial()
export type SiteSettingsChange = z.output<typeof siteSettingsChange>

/** Settings of a new site. docs/contract/members.md §5 "Create". */
const fresh: SiteSettings = {
  approvalRequired: false,
  verificationRequired: false,
  captcha: 'none',
  secondFactor: 'none',
  defaultPrivacy: 'PRIVATE',
  catalogVersion: 'BOTH',
  collectsBackInStock: true,
  redeemsGiftCards: true,
  isPublished: true,
  currencies: null,
  properties: {},
  redirectUris: null,
  redirectDomains: null,
  checksRedirects: true,
  checksTransforms: true,
  checksPermissions: true,
  explainsRefusals: false,
  translatesTexts: true,
  loadsCaptchaElsewhere: true,
  sendsUnknownPages: true,
  authorizesBrowsersOnly: false,
  authorizesElsewhere: false,
  membersArea: true,
  customPages: false,
  callsPerMinute: null,
  sendsRetryAfter: false,
  collectionsV2: true,
  readLagMs: 300,
}

const name = 'members'

/** Returns the rows of a site that begins with other settings; a reset returns to them. */
export const seedSiteSettings = (change: SiteSettingsChange): StoredSetting[] =>
  Object.keys(change).length > 0 ? [{ id: name, value: JSON.stringify(change) }] : []

export function siteSettingsOf(state: State): SiteSettings {
  const stored = state.setting(name)
  return stored ? siteSettings.parse({ ...fresh, ...JSON.parse(stored) }) : fresh
}

/** Returns the currencies that a shopper may choose. */
export const offeredCurrencies = (state: State, { currencies }: Site): readonly string[] =>
  siteSettingsOf(state).currencies ?? currencies

export function changeSiteSettings(state: State, change: SiteSettingsChange): SiteSettings {
  const settings = { ...siteSettingsOf(state), ...change }
  state.setSetting(name, JSON.stringify(settings))
  return settings
}
