// Any event of the table, whether or not anything changed: for tests and the inspector.
import {
  type ChangeEventName,
  changeEventEntry,
  changeEventOf,
  changeEvents,
  eventIdentity,
  violationsOf,
} from '@vitrine/platform'
import { z } from 'zod'
import type { Controlled } from '../control/control-routes.ts'
import { invalid, invalidFields } from '../refuse.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import { eventOf } from './envelope.ts'
import { siteOwner } from './identities.ts'
import { sampleBody, sampleEntityId } from './sample-body.ts'

const cause = {
  /** A type, or a name of the event table. */
  type: z.string().optional(),
  name: z.string().optional(),
  /** An entity of the shop is told as it is; any other gets a made-up one. */
  entityId: z.string().min(1).max(100).optional(),
  body: z.unknown().optional(),
  modifiedFields: z.record(z.string(), z.unknown()).optional(),
  identity: eventIdentity.optional(),
  sequence: z.union([z.number().int(), z.string().regex(/^\d{1,19}$/)]).optional(),
  eventTime: z.iso.datetime({ offset: true }).optional(),
  triggeredByAnonymizeRequest: z.boolean().optional(),
}

export const causeBody = z.strictObject({
  ...cause,
  /** So many events, one after the other. */
  times: z.number().int().min(1).max(1000).optional(),
})

export const signBody = z.strictObject({
  ...cause,
  /** Signed as it is, unchecked. */
  raw: z.strictObject({ eventType: z.string(), data: z.unknown() }).optional(),
  instanceId: z.string().optional(),
  /** Seconds from now; of a token that was made long ago, or is no longer good. */
  iatOffsetSeconds: z.number().optional(),
  expOffsetSeconds: z.number().optional(),
})

type Cause = Omit<z.output<typeof causeBody>, 'times'>

/** Raised and delivered like any other. */
export function raiseCaused(
  { times = 1, ...wish }: z.output<typeof causeBody>,
  controlled: Controlled,
): StoredEvent[] {
  const { state, events } = controlled
  return state.transaction(() =>
    Array.from({ length: times }, () =>
      events.log.keep(causedEvent(wish, controlled), events.target !== undefined),
    ),
  )
}

/** The token a receiver would get. Nothing is written down and nothing is sent. */
export async function signedEvent(wish: z.output<typeof signBody>, controlled: Controlled) {
  const { raw, instanceId, iatOffsetSeconds, expOffsetSeconds, ...cause } = wish
  const forgery = { instanceId, iatOffsetSeconds, expOffsetSeconds }
  if (raw) {
    const { eventType: type, data } = raw
    const event = { type, payload: data as object, identity: wish.identity ?? siteOwner }
    return { id: null, jwt: await controlled.events.sign(event, forgery) }
  }
  const event = causedEvent(cause, controlled)
  return { id: event.id, jwt: await controlled.events.sign(event, forgery) }
}

function causedEvent(wish: Cause, { state, site, events }: Controlled): StoredEvent {
  const name = nameOf(wish)
  const entityId = wish.entityId ?? sampleEntityId(name, { state, site })
  const body = wish.body ?? sampleBody(name, entityId, { state, site })
  checkBody(name, body)
  const { modifiedFields, triggeredByAnonymizeRequest, identity = siteOwner } = wish
  const sequence = events.log.nextSequence()
  const event = eventOf(
    { name, entityId, body, modifiedFields },
    {
      identity,
      sequence,
      at: wish.eventTime ?? state.now().toISOString(),
      triggeredByAnonymizeRequest,
      entityEventSequence: wish.sequence,
    },
  )
  return { ...event, at: state.now().toISOString() }
}

function nameOf({ type, name }: Cause): ChangeEventName {
  const asked = name ?? type ?? ''
  const known = changeEventOf(asked) ?? (Object.hasOwn(changeEvents, asked) ? asked : undefined)
  if (!known) throw invalid('type', 'is not an event of the table')
  return known as ChangeEventName
}

function checkBody(name: ChangeEventName, body: unknown): void {
  const read = changeEventEntry(name).body.safeParse(body, { reportInput: true })
  if (read.success) return
  const fields = violationsOf(read.error)
  throw invalidFields(fields.map((one) => ({ ...one, field: ['body', one.field].join('.') })))
}
