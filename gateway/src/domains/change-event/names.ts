// Maps names of the event table to enum values: `CartUpdated` is `CART_UPDATED`.
import { type ChangeEventName, changeEventNames } from '@vitrine/platform'
import type { ChangeEventName as Word } from '../../__generated__/schema-types.ts'

const shout = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase() as Word

const names = new Map(changeEventNames.map((name) => [shout(name), name]))
const words = new Map(changeEventNames.map((name) => [name, shout(name)]))

/** Returns the enum value of an event; `UNKNOWN` without a name. */
export const wordOf = (name: ChangeEventName | null): Word =>
  (name === null ? undefined : words.get(name)) ?? 'UNKNOWN'

/** Returns the event name of an enum value; undefined for `UNKNOWN`. */
export const nameOf = (word: Word): ChangeEventName | undefined => names.get(word)
