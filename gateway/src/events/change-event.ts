// A change event as this side knows it: read out of its envelope, whichever of the two families it is of.
import type { ChangeEventBody, ChangeEventName } from '@vitrine/platform'

/** Who caused a change. contract/catalog-events.md §1. */
export type EventIdentity = {
  kind: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  id: string | null
}

/** What both a handled event and a kept one have. Times in milliseconds since 1970. */
type Facts = {
  /** The platform's own id; of a message without one, a hash of what it says and when it was signed. */
  id: string
  /** The platform's own word: `wix.ecom.v1.cart_updated`. */
  type: string
  entityId: string | null
  /** Grows with every event of the same entity: digits. Messages have none. */
  sequence: string | null
  /** When it happened; of a message, when it was signed. */
  at: number
  receivedAt: number
  identity: EventIdentity | null
  /** Previous values by path: `lineItems[0].quantity`. */
  modifiedFields: Record<string, unknown> | null
  /** Somebody asked to be forgotten. */
  isAnonymize: boolean
  /** Of the request that brought it. */
  requestId: string
}

/** One event, as consumers get it: its body has the shape the event table gives it. */
export type ChangeEvent = {
  [Name in ChangeEventName]: Facts & {
    name: Name
    /** Entity, action or message; null where the platform sends none, as with most deleted ones. */
    body: ChangeEventBody<Name> | null
  }
}[ChangeEventName]

/** Why an event was put aside instead of being handled. */
export type SetAsideReason = 'STALE' | 'UNKNOWN_TYPE' | 'UNREADABLE' | 'FAILED'
export type EventState = 'NEW' | 'DONE' | 'SUPERSEDED' | 'SET_ASIDE'

/** An event as it came in, checked: `name` and `body` are only there when they could be read. */
export type ReceivedEvent = Facts & {
  name: ChangeEventName | null
  body: unknown
  /** What sequence numbers count for; null for an event of nothing in particular. */
  entity: string | null
  setAside: { reason: SetAsideReason; detail: string } | null
}

/** An event in the history. `number` grows in the order of arrival. */
export type KeptEvent = Omit<ReceivedEvent, 'setAside'> & {
  number: number
  state: EventState
  reason: SetAsideReason | null
  detail: string | null
  tries: number
  handledAt: number | null
  /** What it said is gone: somebody asked to be forgotten, or the key it was sealed with was taken away. */
  isErased: boolean
  /** Consumers that are through with it. */
  consumed: readonly string[]
}
