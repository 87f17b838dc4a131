// Maps events to rows. Content is about people and sealed; ids and times are not.
import type { ChangeEventName } from '@vitrine/platform'
import type { EventIdentity } from '../platform/events/envelope.ts'
import type { Seal } from '../storage/seal.ts'
import type { EventState, SetAsideReason, StoredEvent } from './change-event.ts'

export type EventRow = {
  number: number
  id: string
  name: string | null
  type: string
  entity: string | null
  entity_id: string | null
  sequence: string | null
  at: number
  received_at: number
  identity_kind: EventIdentity['kind'] | null
  identity_id: string | null
  is_anonymize: 0 | 1
  request_id: string
  content: string | null
  state: EventState
  reason: SetAsideReason | null
  detail: string | null
  tries: number
  next_at: number
  handled_at: number | null
  consumed: string
}

type Content = Pick<StoredEvent, 'body' | 'modifiedFields'>

/** Pads the digits of a 64-bit number, so that strings compare like the numbers. */
export const paddedSequence = (sequence: string) => sequence.padStart(20, '0')

const sealContextOf = (id: string) => `change-event:${id}`

export const sealContent = (seal: Seal, id: string, { body, modifiedFields }: Content): string =>
  seal.close(JSON.stringify({ body, modifiedFields }), sealContextOf(id))

/** Returns null when the content was erased or its key was removed. */
function openContent(seal: Seal, { id, content }: EventRow): Content | null {
  const text = content === null ? null : seal.open(content, sealContextOf(id))
  return text === null ? null : (JSON.parse(text) as Content)
}

export function eventOf(seal: Seal, row: EventRow): StoredEvent {
  const content = openContent(seal, row)
  return {
    number: row.number,
    id: row.id,
    // Written by this gateway, from the event table.
    name: row.name as ChangeEventName | null,
    type: row.type,
    entity: row.entity,
    entityId: row.entity_id,
    sequence: row.sequence?.replace(/^0+(?=\d)/, '') ?? null,
    at: row.at,
    receivedAt: row.received_at,
    identity: row.identity_kind && { kind: row.identity_kind, id: row.identity_id },
    body: content?.body ?? null,
    modifiedFields: content?.modifiedFields ?? null,
    isErased: content === null,
    isAnonymization: row.is_anonymize === 1,
    requestId: row.request_id,
    state: row.state,
    reason: row.reason,
    detail: row.detail,
    tries: row.tries,
    handledAt: row.handled_at,
    consumed: JSON.parse(row.consumed) as string[],
  }
}
