// Domain types of change events, parsed from their envelope; the same for domain events and messages.
import type { ChangeEventName } from '@vitrine/platform'
import type { ChangeEventBody } from '../platform/events/bodies.ts'
import type { EventIdentity } from '../platform/events/envelope.ts'

/** Properties of both handled and stored events. Times in milliseconds since 1970. */
type Facts = {
  /** The platform's id; messages have none and get a hash of their content and signature time. */
  id: string
  /** The platform's event type: `wix.ecom.v1.cart_updated`. */
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
  /** The event was triggered by a request for erasure. */
  isAnonymization: boolean
  /** Id of the webhook request. */
  requestId: string
}

/** An event as consumers receive it, with a body of our own form. */
export type ChangeEvent = {
  [Name in ChangeEventName]: Facts & {
    name: Name
    /** Entity, action or message; null where the platform sends none, as with most deleted ones. */
    body: ChangeEventBody<Name> | null
  }
}[ChangeEventName]

/** Why an event was set aside (dead letter) instead of being handled. */
export type SetAsideReason = 'STALE' | 'UNKNOWN_TYPE' | 'UNREADABLE' | 'FAILED'
export type EventState = 'NEW' | 'DONE' | 'SUPERSEDED' | 'SET_ASIDE'

/**
 * A received and verified event. `name` is null for an unknown type. `body` is in the platform's form, and stored so: the
 * entity, the action or the message that the event table describes, or the payload as text where it could not be parsed.
 * `read-event-body.ts` reads it.
 */
export type ReceivedEvent = Facts & {
  name: ChangeEventName | null
  body: unknown
  /** The entity that sequence numbers count for; null for events of no entity. */
  entity: string | null
  setAside: { reason: SetAsideReason; detail: string } | null
}

/** An event in the history. `number` grows in the order of arrival. */
export type StoredEvent = Omit<ReceivedEvent, 'setAside'> & {
  number: number
  state: EventState
  reason: SetAsideReason | null
  detail: string | null
  tries: number
  handledAt: number | null
  /** Its content is gone: erased on request, or sealed with a key that was removed. */
  isErased: boolean
  /** Names of the consumers that have finished with it. */
  consumed: readonly string[]
}
