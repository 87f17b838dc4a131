// An event as a row. What it says is about people, so it is sealed to its place; ids and times are not.
import type { ChangeEventName } from '@vitrine/platform'
import type { Seal } from '../session/seal.ts'
import type { EventIdentity, EventState, KeptEvent, SetAsideReason } from './change-event.ts'

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

type Content = Pick<KeptEvent, 'body' | 'modifiedFields'>

/** Digits of a 64-bit number, so long that texts compare as the numbers do. */
export const paddedSequence = (sequence: string) => sequence.padStart(20, '0')

const placeOf = (id: string) => `change-event:${id}`

export const sealContent = (seal: Seal, id: string, { body, modifiedFields }: Content): string =>
  seal.close(JSON.stringify({ body, modifiedFields }), placeOf(id))

/** Nothing when it was erased, or when its key is gone. */
function openContent(seal: Seal, { id, content }: EventRow): Content | null {
  const text = content === null ? null : seal.open(content, placeOf(id))
  return text === null ? null : (JSON.parse(text) as Content)
}

export function eventOf(seal: Seal, row: EventRow): KeptEvent {
  const content = openContent(seal, row)
  return {
    number: row.number,
    id: row.id,
    // Written by this gateway, out of the table.
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
    isAnonymize: row.is_anonymize === 1,
    requestId: row.request_id,
    state: row.state,
    reason: row.reason,
    detail: row.detail,
    tries: row.tries,
    handledAt: row.handled_at,
    consumed: JSON.parse(row.consumed) as string[],
  }
}
