// Rows of raised change events and of their deliveries.
import type { ChangeEventName, EventIdentity } from '@vitrine/platform'

export type StoredEvent = {
  /** A globally unique GUID, also after a reset: receivers identify events by it. */
  id: string
  name: ChangeEventName
  type: string
  entityId: string
  /** Milliseconds since 1970, or one above the last event's: never the same twice. */
  sequence: number
  /** Time by the platform's clock. */
  at: string
  /** Content of the envelope. */
  payload: object
  identity: EventIdentity
}

export type DeliveryAttempt = {
  at: string
  /** HTTP status; 0 without a response. */
  status: number
  ms: number
  error?: string
}

export type StoredDelivery = {
  /** The event's id. */
  id: string
  state: 'WAITING' | 'DELIVERED' | 'GIVEN_UP'
  attempts: DeliveryAttempt[]
  /** Consecutive failures; reset when another delivery is requested. */
  failures: number
  /** Earliest time of the next attempt by the machine's clock, in milliseconds. */
  nextAt: number
}
