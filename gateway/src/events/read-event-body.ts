// Reads the body of a received or a stored event when it is used, so that rows of every version stay readable.
// docs/decisions/052-own-types-above-the-platform.md
import type { ChangeEventName } from '@vitrine/platform'
import type { ChangeEventBody } from '../platform/events/bodies.ts'
import { readEventBody } from '../platform/events/read-body.ts'
import type { ChangeEvent, ReceivedEvent, StoredEvent } from './change-event.ts'

type Named<Event> = Event & { readonly name: ChangeEventName }

/** The body of each event that was read, for the fields of one response. */
const bodies = new WeakMap<object, unknown>()

/** Returns the body of an event of that name; null without one, or where the payload could not be parsed. */
export function bodyOf<Name extends ChangeEventName>(
  event: ReceivedEvent | StoredEvent,
  name: Name,
): ChangeEventBody<Name> | null {
  // A body that could not be parsed is text.
  if (event.name !== name || typeof event.body === 'string') return null
  if (!bodies.has(event)) bodies.set(event, readEventBody(name, event.body))
  // Cast: it was read for the event's own name.
  return bodies.get(event) as ChangeEventBody<Name> | null
}

/** Returns an event as consumers receive it. Throws for a body of another form than its name says. */
export const withBodyRead = (event: Named<ReceivedEvent> | Named<StoredEvent>): ChangeEvent =>
  // Cast: the body is the one of the name.
  ({ ...event, body: bodyOf(event, event.name) }) as ChangeEvent
