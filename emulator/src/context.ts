import type { Site } from './site.ts'
import type { State } from './state/state.ts'

/** Whom a token stands for. */
export type Caller = {
  kind: 'visitor' | 'member' | 'site'
  id: string
  /** The refresh token this identity lives by; none for an API key alone. */
  refreshId?: string
  /** Holds the site's API key. */
  elevated: boolean
}

/** The platform's memory and its name. */
export type Shop = { state: State; site: Site }

export type PublicContext = Shop & {
  /** Display currency asked for by header, or the shop's own. */
  currency: string
  authorization: string
}

export type CallContext = PublicContext & { caller: Caller }

/** The key carts and checkouts belong to. */
export const ownerOf = (caller: Caller): string => `${caller.kind}:${caller.id}`
