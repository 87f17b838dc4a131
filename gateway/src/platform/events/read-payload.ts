// Parses the payload of an envelope by the event table. The body is validated, and stays in the platform's form:
// `read-body.ts` reads it when it is used. docs/contract/catalog-events.md §1-§3.
import {
  type ChangeEventName,
  changeEventEntry,
  changeEventOf,
  type DomainEvent,
  domainEvent,
  domainEventBody,
  messageEntityId,
} from '@vitrine/platform'
import type { z } from 'zod'
import { parsed } from './envelope.ts'

/** Why a payload was not parsed. `paths`: members of another form than the event table says; empty is all of it. */
export type Unparsed =
  | { readonly reason: 'UNKNOWN_TYPE' }
  | { readonly reason: 'UNREADABLE'; readonly paths: readonly string[] }

/** What a payload says of its event. */
type Facts = {
  /** The platform's id; messages have none. */
  id: string | null
  /** When it happened, in milliseconds since 1970; messages do not say so. */
  at: number | null
  entityId: string | null
  /** The entity that sequence numbers count for; null for events of no entity. */
  entity: string | null
  /** Grows with every event of the same entity: digits. Messages have none. */
  sequence: string | null
  /** Previous values by path: `lineItems[0].quantity`. */
  modifiedFields: Record<string, unknown> | null
  /** The event was triggered by a request for erasure. */
  isAnonymization: boolean
}

/** A payload after parsing, with its body in the platform's form, in which the inbox stores it. */
export type Payload = Facts & {
  /** Null for an unknown type. */
  name: ChangeEventName | null
  /** The validated body; the payload as text where it was not parsed. */
  body: unknown
  unparsed: Unparsed | null
}

/** Returns whether an event is of the older kind: without id, wrapper and sequence number. */
export const isMessage = (name: ChangeEventName): boolean =>
  changeEventEntry(name).family === 'message'

/** Parses the payload of an envelope; also used for a replay, when a newer table may know more. */
export function readPayload(type: string, data: string): Payload {
  const name = changeEventOf(type) ?? null
  const content = parsed(data)
  const wrapper = domainEvent.safeParse(content)
  const facts = wrapper.success ? factsOf(wrapper.data) : noFacts
  if (!name) return { ...facts, name, body: data, unparsed: { reason: 'UNKNOWN_TYPE' } }
  if (isMessage(name)) return readBody(name, content, messageFacts(name, content), data)
  if (!wrapper.success) return unreadable(name, facts, data, wrapper.error)
  return readBody(name, domainEventBody(wrapper.data), facts, data)
}

const noFacts: Facts = {
  id: null,
  at: null,
  entityId: null,
  entity: null,
  sequence: null,
  modifiedFields: null,
  isAnonymization: false,
}

function factsOf(event: DomainEvent): Facts {
  const at = Date.parse(event.eventTime)
  const sequence = event.entityEventSequence ?? ''
  return {
    id: event.id,
    at: Number.isNaN(at) ? null : at,
    entityId: event.entityId,
    entity: `${event.entityFqdn}:${event.entityId}`,
    sequence: /^\d{1,20}$/.test(sequence) ? sequence : null,
    modifiedFields: event.updatedEvent?.modifiedFields ?? null,
    isAnonymization: event.triggeredByAnonymizeRequest ?? false,
  }
}

function messageFacts(name: ChangeEventName, content: unknown): Facts {
  const entityId = messageEntityId(name, content) ?? null
  return { ...noFacts, entityId, entity: entityId && `message:${entityId}` }
}

function readBody(name: ChangeEventName, body: unknown, facts: Facts, data: string): Payload {
  const { kind, body: shape } = changeEventEntry(name)
  // Most deletions carry only the entity id. docs/contract/events-ecom.md §2.
  const isMissing = body === undefined || body === null
  if (kind === 'deleted' && isMissing) return { ...facts, name, body: null, unparsed: null }
  const read = shape.safeParse(body)
  if (!read.success) return unreadable(name, facts, data, read.error)
  return { ...facts, name, body: read.data, unparsed: null }
}

function unreadable(name: ChangeEventName, facts: Facts, data: string, error: z.ZodError): Payload {
  const paths = [...new Set(error.issues.map(({ path }) => path.join('.')))]
  return { ...facts, name, body: data, unparsed: { reason: 'UNREADABLE', paths } }
}
