// Parses an event from its envelope. An unreadable event is stored as received and set aside: a redelivery by the
// platform would not help. docs/contract/catalog-events.md §1-§3.
import { hash } from 'node:crypto'
import { messages } from '../__generated__/messages/events.ts'
import { readIdentity } from '../platform/events/envelope.ts'
import {
  type Payload,
  readPayload as parsePayload,
  type Unparsed,
} from '../platform/events/read-payload.ts'
import type { ReceivedEvent, SetAsideReason } from './change-event.ts'
import type { OpenedWebhook } from './webhook-token.ts'

type Arrival = { receivedAt: number; requestId: string; windowMs: number }

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
  hash('sha256', JSON.stringify([eventType, data, signedAt ?? null]), 'base64url')

/** Parses the payload of an event; also used for a replay, when a newer event table may know more. */
export function readPayload(
  type: string,
  data: string,
): Omit<Payload, 'unparsed'> & Pick<ReceivedEvent, 'setAside'> {
  const { unparsed, ...payload } = parsePayload(type, data)
  return { ...payload, setAside: unparsed && unreadable(unparsed) }
}

function unreadable(unparsed: Unparsed) {
  if (unparsed.reason === 'UNKNOWN_TYPE') return aside(unparsed.reason, messages.unknownType)
  const paths = unparsed.paths.slice(0, 5).map((path) => path || messages.everything)
  return aside(unparsed.reason, messages.otherShape({ paths: paths.join(', ') }))
}
