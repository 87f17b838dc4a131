// All platform calls, with responses in the form of this gateway where they are mapped.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { catalogCalls } from './catalog/v1/catalog-calls.ts'
import { type EcomCalls, ecomCalls } from './ecom/v1/ecom-calls.ts'
import { type IdentityCalls, identityCalls } from './identity/v1/identity-calls.ts'
import { type MemberCalls, memberCalls } from './member/v1/member-calls.ts'
import { type RedirectCalls, redirectCalls } from './redirect/v1/redirect-calls.ts'
import { type SiteCalls, siteCalls } from './site/v1/site-calls.ts'
import { type SiteMediaCalls, siteMediaCalls } from './site-media/v1/site-media-calls.ts'

type Mapped = typeof catalogCalls &
  EcomCalls &
  MemberCalls &
  IdentityCalls &
  RedirectCalls &
  SiteCalls &
  SiteMediaCalls
/** The services of the platform by name, each with its calls: mapped services replace those of the call table. */
export type PlatformCalls = Omit<AllCalls, keyof Mapped> & Mapped

/** The calls that are sent. Code above this folder uses ports, whose operations `operations.ts` maps to these. */
export const platformCalls: PlatformCalls = {
  ...allCalls,
  ...catalogCalls,
  ...ecomCalls,
  ...memberCalls,
  ...identityCalls,
  ...redirectCalls,
  ...siteCalls,
  ...siteMediaCalls,
}
