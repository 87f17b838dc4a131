// Parses an event from its envelope. An unreadable event is stored as received and set aside: a redelivery by the
// platform would not help. docs/contract/catalog-events.md §1-§3.
import { createHash } from 'node:crypto'
import {
  type ChangeEventName,
  changeEventEntry,
  changeEventOf,
  type DomainEvent,
  domainEvent,
  domainEventBody,
  type EventEnvelope,
  eventIdentity,
  messageEntityId,
} from '@vitrine/platform'
import type { z } from 'zod'
import { messages } from '../__generated__/messages/events.ts'
import type { EventIdentity, ReceivedEvent, SetAsideReason } from './change-event.ts'
import { type OpenedWebhook, parsed } from './webhook-token.ts'

type Arrival = { receivedAt: number; requestId: string; windowMs: number }

/** The parsed payload; `body` is the unparsed payload when the event is set aside. */
type Payload = Pick<ReceivedEvent, 'name' | 'entityId' | 'sequence' | 'entity' | 'body'> &
  Pick<ReceivedEvent, 'modifiedFields' | 'isAnonymization' | 'setAside'> & {
    /** The platform's id; messages have none. */
    id: string | null
    at: number | null
  }

/** Returns the event of an opened webhook. */
export function readEvent(webhook: OpenedWebhook, arrival: Arrival): ReceivedEvent {
  const { envelope, signedAt } = webhook
  const { receivedAt, requestId } = arrival
  const { id, at, ...payload } = readPayload(envelope.eventType, envelope.data)
  const event = {
    ...payload,
    id: id ?? hashOf(webhook),
    type: envelope.eventType,
    at: at ?? signedAt ?? receivedAt,
    receivedAt,
    identity: readIdentity(envelope),
    requestId,
  }
  return event.setAside ? event : { ...event, setAside: stale(webhook, event.at, arrival) }
}

/** Sets aside events older than the window: staff decide whether to replay them. docs/security.md S83. */
function stale({ isExpired, signedAt }: OpenedWebhook, at: number, arrival: Arrival) {
  const oldest = arrival.receivedAt - arrival.windowMs
  const isOld = isExpired || at < oldest || (signedAt ?? at) < oldest
  const date = new Date(Math.min(at, signedAt ?? at)).toISOString()
  return isOld ? aside('STALE', messages.tooOld({ date })) : null
}

const aside = (reason: SetAsideReason, detail: string) => ({ reason, detail })

/**
 * Messages have the same content when the same field changes again: only the time of the signature distinguishes
 * them. assumed
 */
const hashOf = ({ envelope: { eventType, data }, signedAt }: OpenedWebhook) =>
  createHash('sha256')
    .update(JSON.stringify([eventType, data, signedAt ?? null]))
    .digest('base64url')

function readIdentity({ identity }: EventEnvelope): EventIdentity | null {
  const read = eventIdentity.safeParse(identity ? parsed(identity) : undefined)
  if (!read.success) return null
  const { identityType, anonymousVisitorId, memberId, wixUserId, appId } = read.data
  const id = memberId ?? anonymousVisitorId ?? wixUserId ?? appId ?? null
  return { kind: identityType ?? 'UNKNOWN', id }
}

/** Parses the payload of an envelope; also used for a replay, when a newer table may know more. */
export function readPayload(type: string, data: string): Payload {
  const name = changeEventOf(type) ?? null
  const content = parsed(data)
  const wrapper = domainEvent.safeParse(content)
  const facts = wrapper.success ? factsOf(wrapper.data) : noFacts
  if (!name) {
    const setAside = aside('UNKNOWN_TYPE', messages.unknownType)
    return { ...facts, name, body: data, setAside }
  }
  if (changeEventEntry(name).family === 'message') {
    return readBody(name, content, messageFacts(name, content), data)
  }
  if (!wrapper.success) return unreadable(name, facts, data, wrapper.error)
  return readBody(name, domainEventBody(wrapper.data), facts, data)
}

type Read = Omit<Payload, 'name' | 'body' | 'setAside'>

const noFacts: Read = {
  id: null,
  at: null,
  entityId: null,
  entity: null,
  sequence: null,
  modifiedFields: null,
  isAnonymization: false,
}

function factsOf(event: DomainEvent): Read {
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

function messageFacts(name: ChangeEventName, content: unknown): Read {
  const entityId = messageEntityId(name, content) ?? null
  return { ...noFacts, entityId, entity: entityId && `message:${entityId}` }
}

function readBody(name: ChangeEventName, body: unknown, facts: Read, data: string): Payload {
  const { kind, body: shape } = changeEventEntry(name)
  // Most deletions carry only the entity id. docs/contract/events-ecom.md §2.
  const isMissing = body === undefined || body === null
  if (kind === 'deleted' && isMissing) return { ...facts, name, body: null, setAside: null }
  const read = shape.safeParse(body)
  if (!read.success) return unreadable(name, facts, data, read.error)
  return { ...facts, name, body: read.data, setAside: null }
}

function unreadable(name: ChangeEventName, facts: Read, data: string, error: z.ZodError): Payload {
  const all = error.issues.map(({ path }) => path.join('.') || messages.everything)
  const paths = [...new Set(all)].slice(0, 5).join(', ')
  const detail = messages.otherShape({ paths })
  return { ...facts, name, body: data, setAside: aside('UNREADABLE', detail) }
}
