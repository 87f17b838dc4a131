// What every event tells, whatever it is about. Event types implement one interface; each has these.
import type { ChangeEventBody, ChangeEventName } from '@vitrine/platform'
import type { KeptEvent } from '../../events/change-event.ts'
import type { Actor } from '../../graphql/actor.ts'
import type { ChangeEventSource } from '../../graphql/sources.ts'
import { wordOf } from './names.ts'
import { mayRead } from './personal.ts'

const isKept = (event: ChangeEventSource): event is KeptEvent => 'state' in event
const timeOf = (at: number) => new Date(at).toISOString()

function setAsideOf(event: ChangeEventSource) {
  if (!isKept(event) || event.state !== 'SET_ASIDE' || !event.reason) return null
  return { reason: event.reason, detail: event.detail, tries: event.tries }
}

/** Fields of the interface, for each of its types. */
export const facts = {
  name: ({ name }: ChangeEventSource) => wordOf(name),
  occurredAt: ({ at }: ChangeEventSource) => timeOf(at),
  receivedAt: ({ receivedAt }: ChangeEventSource) => timeOf(receivedAt),
  modifiedFields: (event: ChangeEventSource, _: unknown, { actor }: WithActor) =>
    mayRead(event.name, actor)
      ? Object.entries(event.modifiedFields ?? {}).map(([path, previous]) => ({ path, previous }))
      : [],
  isErased: (event: ChangeEventSource) => isKept(event) && event.isErased,
  // One that is not out of the history is told of once everybody else is through with it.
  state: (event: ChangeEventSource) => (isKept(event) ? event.state : ('DONE' as const)),
  setAside: setAsideOf,
}

/** What could not be read is kept as it came, and is nothing a field could be made of. */
const isUnread = (event: ChangeEventSource) =>
  isKept(event) && (event.reason === 'UNREADABLE' || event.reason === 'UNKNOWN_TYPE')

/** Reads an event's body: undefined where there is none, none that has its shape, or none for this caller. */
const bodyOf =
  <Name extends ChangeEventName>(name: Name) =>
  (
    event: ChangeEventSource,
    { actor }: WithActor,
  ): NonNullable<ChangeEventBody<Name>> | undefined => {
    if (event.name !== name || isUnread(event) || !mayRead(name, actor)) return undefined
    // Of the shape its name says: it was read with the table's own schema when it came.
    return (event.body ?? undefined) as NonNullable<ChangeEventBody<Name>> | undefined
  }

/** A field made of an event's body: null where there is none. */
export const from =
  <Name extends ChangeEventName, Made>(
    name: Name,
    make: (body: NonNullable<ChangeEventBody<Name>>, fallbackCurrency: string) => Made,
  ) =>
  (event: ChangeEventSource, _: unknown, context: WithStore): NonNullable<Made> | null => {
    const body = bodyOf(name)(event, context)
    return body === undefined ? null : (make(body, context.config.store.currency) ?? null)
  }

/** As `from`, for a field that is never null. */
export const listFrom =
  <Name extends ChangeEventName, Item>(
    name: Name,
    make: (body: NonNullable<ChangeEventBody<Name>>) => Item[],
  ) =>
  (event: ChangeEventSource, _: unknown, context: WithActor): Item[] => {
    const body = bodyOf(name)(event, context)
    return body === undefined ? [] : make(body)
  }

type WithActor = { actor: Actor }
type WithStore = WithActor & { config: { store: { currency: string } } }

/** The body as it is. */
export const itself = <Body>(body: Body): Body => body
