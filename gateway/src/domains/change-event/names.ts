// Names of change events without the versions of the platform: the events of a thing that the platform's older and newer
// catalog name differently are one, so that a client need not know which of them the shop has.
// docs/decisions/034-names-of-the-schema.md
import { type ChangeEventName, changeEventNames } from '@vitrine/platform'
import type { Resolvers } from '../../__generated__/resolvers.ts'
import type { ChangeEventState, ChangeEventName as Word } from '../../__generated__/schema-types.ts'
import type { EventState } from '../../events/change-event.ts'

/**
 * Returns the name of the schema: `ProductV3Updated` and `ProductChanged` are `ProductUpdated`, and what the platform
 * calls an action of an order is `ImportedOrderDeleted`.
 */
const plainNameOf = (name: ChangeEventName) =>
  name
    .replace('V3', '')
    .replace(/Changed$/, 'Updated')
    .replace(/^OrderImportedOrder/, 'ImportedOrder')

const shout = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase() as Word

const words = new Map(changeEventNames.map((name) => [name, shout(plainNameOf(name))]))

/** Returns the enum value of an event; `UNKNOWN` without a name. */
export const wordOf = (name: ChangeEventName | null): Word =>
  (name === null ? undefined : words.get(name)) ?? 'UNKNOWN'

/** Returns the names of the platform's events that an enum value stands for; none for `UNKNOWN`. */
export const namesOf = (word: Word): ChangeEventName[] =>
  changeEventNames.filter((name) => words.get(name) === word)

type EventTypeName = Exclude<keyof Resolvers & `${string}Event`, 'ChangeEvent'>

/** Returns the type of an event in the schema. */
export const typeNameOf = (name: ChangeEventName | null) =>
  // Cast: a test runs every name of the event table through the schema.
  `${name === null ? 'Unknown' : plainNameOf(name)}Event` as EventTypeName

/** Returns the enum value of a stored state. */
export const stateWordOf = (state: EventState): ChangeEventState =>
  state === 'SET_ASIDE' ? 'DEAD_LETTER' : state

/** Returns the stored state of an enum value. */
export const stateOf = (word: ChangeEventState): EventState =>
  word === 'DEAD_LETTER' ? 'SET_ASIDE' : word
