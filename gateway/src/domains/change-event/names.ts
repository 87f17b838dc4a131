// The table's names in the words of the schema: `CartUpdated` is `CART_UPDATED`.
import { type ChangeEventName, changeEventNames } from '@vitrine/platform'
import type { ChangeEventName as Word } from '../../__generated__/resolvers.ts'

const shout = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase() as Word

const names = new Map(changeEventNames.map((name) => [shout(name), name]))
const words = new Map(changeEventNames.map((name) => [name, shout(name)]))

/** The word of an event; `UNKNOWN` for one without a name. */
export const wordOf = (name: ChangeEventName | null): Word =>
  (name === null ? undefined : words.get(name)) ?? 'UNKNOWN'

/** The table's name behind a word; undefined for `UNKNOWN`. */
export const nameOf = (word: Word): ChangeEventName | undefined => names.get(word)
