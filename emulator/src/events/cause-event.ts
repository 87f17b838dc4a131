// Raises any event of the table without a change of data, for tests and the inspector.
import {
  type ChangeEventName,
  changeEventEntry,
  changeEventOf,
  changeEvents,
  eventIdentity,
  violationsOf,
} from '@vitrine/platform'
import { z } from 'zod'
import type { Controlled } from '../control/controlled.ts'
import { invalid, invalidFields } from '../refuse.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import { eventOf } from './envelope.ts'
import { siteOwner } from './identities.ts'
import { sampleBody, sampleEntityId } from './sample-body.ts'

const cause = {
  /** A type, or a name of the event table. */
  type: z.string().optional(),
  name: z.string().optional(),
  /** Id of the entity. An existing entity is sent with its current data, any other with sample data. */
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
  /** Number of events to raise, one after the other. */
  times: z.number().int().min(1).max(1000).optional(),
})

export const signBody = z.strictObject({
  ...cause,
  /** Signed as given, without validation. */
  raw: z.strictObject({ eventType: z.string(), data: z.unknown() }).optional(),
  instanceId: z.string().optional(),
  /** Offsets in seconds from now, for a token that is old or has expired. */
  iatOffsetSeconds: z.number().optional(),
  expOffsetSeconds: z.number().optional(),
})

type Cause = Omit<z.output<typeof causeBody>, 'times'>

/** Raises the event and delivers it like any other. */
export function raiseCaused(
  { times = 1, ...input }: z.output<typeof causeBody>,
  controlled: Controlled,
): StoredEvent[] {
  const { state, events } = controlled
  return state.transaction(() =>
    Array.from({ length: times }, () =>
      events.log.keep(causedEvent(input, controlled), events.target !== undefined),
    ),
  )
}

/** Returns the token that a receiver would get; nothing is stored and nothing is sent. */
export async function signedEvent(input: z.output<typeof signBody>, controlled: Controlled) {
  const { raw, instanceId, iatOffsetSeconds, expOffsetSeconds, ...cause } = input
  const forgery = { instanceId, iatOffsetSeconds, expOffsetSeconds }
  if (raw) {
    const { eventType: type, data } = raw
    const event = { type, payload: data as object, identity: input.identity ?? siteOwner }
    return { id: null, jwt: await controlled.events.sign(event, forgery) }
  }
  const event = causedEvent(cause, controlled)
  return { id: event.id, jwt: await controlled.events.sign(event, forgery) }
}

function causedEvent(input: Cause, { state, site, events }: Controlled): StoredEvent {
  const name = nameOf(input)
  const entityId = input.entityId ?? sampleEntityId(name, { state, site })
  const body = input.body ?? sampleBody(name, entityId, { state, site })
  checkBody(name, body)
  const { modifiedFields, triggeredByAnonymizeRequest, identity = siteOwner } = input
  const sequence = events.log.nextSequence()
  const event = eventOf(
    { name, entityId, body, modifiedFields },
    {
      identity,
      sequence,
      at: input.eventTime ?? state.now().toISOString(),
      triggeredByAnonymizeRequest,
      entityEventSequence: input.sequence,
    },
  )
  return { ...event, at: state.now().toISOString() }
}

function nameOf({ type, name }: Cause): ChangeEventName {
  const requested = name ?? type ?? ''
  const known =
    changeEventOf(requested) ?? (Object.hasOwn(changeEvents, requested) ? requested : undefined)
  if (!known) throw invalid('type', 'is not an event of the table')
  return known as ChangeEventName
}

function checkBody(name: ChangeEventName, body: unknown): void {
  const read = changeEventEntry(name).body.safeParse(body, { reportInput: true })
  if (read.success) return
  const fields = violationsOf(read.error)
  throw invalidFields(fields.map((one) => ({ ...one, field: ['body', one.field].join('.') })))
}
