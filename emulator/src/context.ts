import type { Site } from './site.ts'
import type { State } from './state/state.ts'

/** The identity behind a token. */
export type Caller = {
  kind: 'visitor' | 'member' | 'site'
  id: string
  /** Id of the refresh token of this identity; none for an API key alone. */
  refreshId?: string
  /** True when the request carries the site's API key. */
  elevated: boolean
}

/** The state of the platform and its site. */
export type Shop = { state: State; site: Site }

export type PublicContext = Shop & {
  /** Display currency requested by header, or the shop's own. */
  currency: string
  authorization: string
}

export type CallContext = PublicContext & { caller: Caller }

/** Returns the owner key of carts and checkouts. */
export const ownerOf = (caller: Caller): string => `${caller.kind}:${caller.id}`
