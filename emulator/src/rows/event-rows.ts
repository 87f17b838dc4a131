// What the platform remembers of the changes it told, and of how they were delivered.
import type { ChangeEventName, EventIdentity } from '@vitrine/platform'

export type StoredEvent = {
  /** A GUID nobody else has, also after a reset: receivers know events by it. */
  id: string
  name: ChangeEventName
  type: string
  entityId: string
  /** Milliseconds since 1970, or one above the last event's: never the same twice. */
  sequence: number
  /** By the platform's clock. */
  at: string
  /** What the envelope carries. */
  payload: object
  identity: EventIdentity
}

export type DeliveryAttempt = {
  at: string
  /** 0: no answer. */
  status: number
  ms: number
  error?: string
}

export type StoredDelivery = {
  /** The event's id. */
  id: string
  state: 'WAITING' | 'DELIVERED' | 'GIVEN_UP'
  attempts: DeliveryAttempt[]
  /** Failures in a row; starts over when somebody asks for another delivery. */
  failures: number
  /** Not before this moment of the machine's clock, in milliseconds. */
  nextAt: number
}
