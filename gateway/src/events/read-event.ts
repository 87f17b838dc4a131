// Makes an event out of its envelope. What cannot be read is kept as it came and set aside: asking the
// platform to send it once more would not help. contract/catalog-events.md §1-§3.
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
import type { EventIdentity, ReceivedEvent, SetAsideReason } from './change-event.ts'
import { type OpenedWebhook, parsed } from './webhook-token.ts'

type Arrival = { receivedAt: number; requestId: string; windowMs: number }

/** What is in the payload; `body` is the payload itself, unread, when something is set aside. */
type Payload = Pick<ReceivedEvent, 'name' | 'entityId' | 'sequence' | 'entity' | 'body'> &
  Pick<ReceivedEvent, 'modifiedFields' | 'isAnonymize' | 'setAside'> & {
    /** The platform's own id; messages have none. */
    id: string | null
    at: number | null
  }

/** An event of an opened webhook. */
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

/** Signed or happened too long ago to be news: somebody decides whether it still is. SECURITY row 83. */
function stale({ isExpired, signedAt }: OpenedWebhook, at: number, arrival: Arrival) {
  const oldest = arrival.receivedAt - arrival.windowMs
  const isOld = isExpired || at < oldest || (signedAt ?? at) < oldest
  const oldestSign = Math.min(at, signedAt ?? at)
  return isOld ? aside('STALE', `It is of ${new Date(oldestSign).toISOString()}.`) : null
}

const aside = (reason: SetAsideReason, detail: string) => ({ reason, detail })

/**
 * A message says the same words again when the same field changes again: only with the time of its
 * signature two of them can be told apart. assumed
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

/** Reads what an envelope carries; also later on, when a newer table may know more. */
export function readPayload(type: string, data: string): Payload {
  const name = changeEventOf(type) ?? null
  const content = parsed(data)
  const wrapper = domainEvent.safeParse(content)
  const facts = wrapper.success ? factsOf(wrapper.data) : noFacts
  if (!name) {
    const setAside = aside('UNKNOWN_TYPE', 'This gateway does not know events of this type.')
    return { ...facts, name, body: data, setAside }
  }
  const isDomain = changeEventEntry(name).family === 'domain'
  if (isDomain && !wrapper.success) return unreadable(name, facts, data, wrapper.error)
  return isDomain && wrapper.success
    ? readBody(name, domainEventBody(wrapper.data), facts, data)
    : readBody(name, content, messageFacts(name, content), data)
}

type Read = Omit<Payload, 'name' | 'body' | 'setAside'>

const noFacts: Read = {
  id: null,
  at: null,
  entityId: null,
  entity: null,
  sequence: null,
  modifiedFields: null,
  isAnonymize: false,
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
    isAnonymize: event.triggeredByAnonymizeRequest ?? false,
  }
}

function messageFacts(name: ChangeEventName, content: unknown): Read {
  const entityId = messageEntityId(name, content) ?? null
  return { ...noFacts, entityId, entity: entityId && `message:${entityId}` }
}

function readBody(name: ChangeEventName, body: unknown, facts: Read, data: string): Payload {
  const { kind, body: shape } = changeEventEntry(name)
  // Most deletions say no more than whose they are. contract/events-ecom.md §2.
  const isMissing = body === undefined || body === null
  if (kind === 'deleted' && isMissing) return { ...facts, name, body: null, setAside: null }
  const read = shape.safeParse(body)
  if (!read.success) return unreadable(name, facts, data, read.error)
  return { ...facts, name, body: read.data, setAside: null }
}

function unreadable(name: ChangeEventName, facts: Read, data: string, error: z.ZodError): Payload {
  const paths = error.issues.map(({ path }) => path.join('.') || 'everything')
  const detail = `Not of the shape it should have: ${[...new Set(paths)].slice(0, 5).join(', ')}.`
  return { ...facts, name, body: data, setAside: aside('UNREADABLE', detail) }
}
