// Fields of the interface that all event types implement.
import type { ChangeEventName } from '@vitrine/platform'
import type { Actor } from '../../auth/actor.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import { bodyOf } from '../../events/read-event-body.ts'
import type { ChangeEventSource } from '../../graphql/sources.ts'
import type { ChangeEventBody } from '../../platform/events/bodies.ts'
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

/** Returns the resolver of a field that is made of the body; null without a body, or for a caller who may not read it. */
export const from =
  <Name extends ChangeEventName, Made>(
    name: Name,
    make: (body: NonNullable<ChangeEventBody<Name>>) => Made,
  ) =>
  (event: ChangeEventSource, _: unknown, { actor }: WithActor): NonNullable<Made> | null => {
    const body = mayRead(name, actor) ? bodyOf(event, name) : null
    return body === null ? null : (make(body) ?? null)
  }

/** Returns the resolver of a field that is the whole body. */
export const bodyFrom = <Name extends ChangeEventName>(name: Name) => from(name, (body) => body)

/** Like `from`, for a list that is never null. */
export const listFrom = <Name extends ChangeEventName, Item>(
  name: Name,
  make: (body: NonNullable<ChangeEventBody<Name>>) => readonly Item[],
) => {
  const read = from(name, make)
  return (event: ChangeEventSource, _: unknown, context: WithActor): readonly Item[] =>
    read(event, _, context) ?? []
}

/** Returns the first value that is set: of a field that several events of the platform have. */
export const either =
  <Made>(
    ...resolvers: ((event: ChangeEventSource, args: unknown, context: WithActor) => Made | null)[]
  ) =>
  (event: ChangeEventSource, args: unknown, context: WithActor): Made | null => {
    for (const resolve of resolvers) {
      const made = resolve(event, args, context)
      if (made !== null) return made
    }
    return null
  }

type WithActor = { actor: Actor }
