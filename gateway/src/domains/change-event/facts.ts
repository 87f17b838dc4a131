// Fields of the interface that all event types implement.
import type { ChangeEventBody, ChangeEventName } from '@vitrine/platform'
import type { Actor } from '../../auth/actor.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import type { ChangeEventSource } from '../../graphql/sources.ts'
import { stateWordOf, wordOf } from './names.ts'
import { mayRead, mayReadPrevious } from './personal.ts'

const isStored = (event: ChangeEventSource): event is StoredEvent => 'state' in event
const timeOf = (at: number) => new Date(at).toISOString()

function deadLetterOf(event: ChangeEventSource) {
  if (!isStored(event) || event.state !== 'SET_ASIDE' || !event.reason) return null
  return { reason: event.reason, detail: event.detail, tries: event.tries }
}

/** Resolvers of the interface, for each type. */
export const facts = {
  name: ({ name }: ChangeEventSource) => wordOf(name),
  occurredAt: ({ at }: ChangeEventSource) => timeOf(at),
  receivedAt: ({ receivedAt }: ChangeEventSource) => timeOf(receivedAt),
  fieldChanges: (event: ChangeEventSource, _: unknown, { actor }: WithActor) =>
    mayRead(event.name, actor)
      ? Object.entries(event.modifiedFields ?? {}).map(([path, previous]) => ({
          path,
          previous: mayReadPrevious(event.name, actor) ? previous : null,
        }))
      : [],
  anonymization: (event: ChangeEventSource) => event.isAnonymization,
  erased: (event: ChangeEventSource) => isStored(event) && event.isErased,
  // An event that is not from the history is published after it was handled.
  state: (event: ChangeEventSource) =>
    isStored(event) ? stateWordOf(event.state) : ('DONE' as const),
  deadLetter: deadLetterOf,
}

/** Returns whether the body could not be parsed; it is stored as it came, and no field is derived from it. */
const isUnread = (event: ChangeEventSource) =>
  isStored(event) && (event.reason === 'UNREADABLE' || event.reason === 'UNKNOWN_TYPE')

/** Returns the body of an event; undefined when it has none, it was not parsed, or the caller may not read it. */
const bodyOf =
  <Name extends ChangeEventName>(name: Name) =>
  (
    event: ChangeEventSource,
    { actor }: WithActor,
  ): NonNullable<ChangeEventBody<Name>> | undefined => {
    if (event.name !== name || isUnread(event) || !mayRead(name, actor)) return undefined
    // The body was parsed with this event's schema when it arrived.
    return (event.body ?? undefined) as NonNullable<ChangeEventBody<Name>> | undefined
  }

/** Returns the resolver of a field of the body; null without a body. */
export const from =
  <Name extends ChangeEventName, Made>(
    name: Name,
    make: (body: NonNullable<ChangeEventBody<Name>>, fallbackCurrency: string) => Made,
  ) =>
  (event: ChangeEventSource, _: unknown, context: WithStore): NonNullable<Made> | null => {
    const body = bodyOf(name)(event, context)
    return body === undefined ? null : (make(body, context.storeFacts.currency) ?? null)
  }

/** Like `from`, for a list that is never null. */
export const listFrom =
  <Name extends ChangeEventName, Item>(
    name: Name,
    make: (body: NonNullable<ChangeEventBody<Name>>) => Item[],
  ) =>
  (event: ChangeEventSource, _: unknown, context: WithActor): Item[] => {
    const body = bodyOf(name)(event, context)
    return body === undefined ? [] : make(body)
  }

/** Returns the first value that is set: of a field that several events of the platform have. */
export const either =
  <Made>(
    ...resolvers: ((event: ChangeEventSource, args: unknown, context: WithStore) => Made | null)[]
  ) =>
  (event: ChangeEventSource, args: unknown, context: WithStore): Made | null => {
    for (const resolve of resolvers) {
      const made = resolve(event, args, context)
      if (made !== null) return made
    }
    return null
  }

type WithActor = { actor: Actor }
type WithStore = WithActor & { storeFacts: { currency: string } }
