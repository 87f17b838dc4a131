// Reads members of a parsed response: each reader checks what it reads and nothing else. A value of another type
// throws an `UnexpectedForm` with its path, such as `products[3].price.amount`.

/** An object of a response. */
export type JsonObject = Readonly<Record<string, unknown>>

/** A response has another form than the contract of its call. `path`: where, from the outermost member. */
export class UnexpectedForm extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path} is not ${expected}`)
    this.name = 'UnexpectedForm'
  }
}

/** Shared by all empty arrays, of which a catalog has many. */
export const emptyArray: readonly never[] = Object.freeze([])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Prefixes the path of an error that was thrown inside a member. */
function within(name: string, error: unknown): unknown {
  if (!(error instanceof UnexpectedForm)) return error
  const isNested = error.path !== '' && !error.path.startsWith('[')
  const path = isNested ? `${name}.${error.path}` : name + error.path
  return new UnexpectedForm(path, error.expected)
}

/** Returns the response itself. */
export function responseObject(value: unknown): JsonObject {
  if (isObject(value)) return value
  throw new UnexpectedForm('the response', 'an object')
}

/** Returns a member that is a string; null without one. */
export function stringOrNull(from: JsonObject, name: string): string | null {
  const value = from[name]
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  throw new UnexpectedForm(name, 'a string')
}

/** Returns a member that has to be a string. */
export function requiredString(from: JsonObject, name: string): string {
  const value = from[name]
  if (typeof value === 'string') return value
  throw new UnexpectedForm(name, 'a string')
}

/** Returns a member that is a string and not empty; null without one. */
export const filledString = (from: JsonObject, name: string): string | null =>
  stringOrNull(from, name) || null

/** Returns a member that is a number; null without one. */
export function numberOrNull(from: JsonObject, name: string): number | null {
  const value = from[name]
  if (typeof value === 'number') return value
  if (value === null || value === undefined) return null
  throw new UnexpectedForm(name, 'a number')
}

/** Returns a member that has to be a number. */
export function requiredNumber(from: JsonObject, name: string): number {
  const value = from[name]
  if (typeof value === 'number') return value
  throw new UnexpectedForm(name, 'a number')
}

/** Returns a member that is a boolean; null without one. */
export function booleanOrNull(from: JsonObject, name: string): boolean | null {
  const value = from[name]
  if (typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  throw new UnexpectedForm(name, 'a boolean')
}

/** Returns a member that is an object; null without one. */
export function objectOrNull(from: JsonObject, name: string): JsonObject | null {
  const value = from[name]
  if (isObject(value)) return value
  if (value === null || value === undefined) return null
  throw new UnexpectedForm(name, 'an object')
}

/** Returns what `read` makes of a member that is an object; null without one. */
export function mappedOrNull<Value>(
  from: JsonObject,
  name: string,
  read: (member: JsonObject) => Value,
): Value | null {
  const member = objectOrNull(from, name)
  if (member === null) return null
  try {
    return read(member)
  } catch (error) {
    throw within(name, error)
  }
}

/** Like `mappedOrNull` for a member that is always there. */
export function mapped<Value>(
  from: JsonObject,
  name: string,
  read: (member: JsonObject) => Value,
): Value {
  const value = mappedOrNull(from, name, read)
  if (value === null) throw new UnexpectedForm(name, 'an object')
  return value
}

/** Returns what `read` makes of a member, of which all members may be absent; so may it itself. */
export const mappedPart = <Value>(
  from: JsonObject,
  name: string,
  read: (member: JsonObject) => Value,
): Value => mappedOrNull(from, name, read) ?? read(noMembers)

const noMembers: JsonObject = Object.freeze({})

/** Returns an array of what `read` makes of each member; an absent array is empty. */
export function listOf<Value>(
  from: JsonObject,
  name: string,
  read: (member: JsonObject) => Value,
): readonly Value[] {
  const members = arrayOrNull(from, name)
  if (members === null || members.length === 0) return emptyArray
  const values = new Array<Value>(members.length)
  let at = 0
  try {
    for (; at < members.length; at += 1) {
      const member = members[at]
      if (!isObject(member)) throw new UnexpectedForm('', 'an object')
      values[at] = read(member)
    }
  } catch (error) {
    throw within(name, within(`[${at}]`, error))
  }
  return values
}

/** Returns an array of strings; null without one. */
export function stringsOrNull(from: JsonObject, name: string): readonly string[] | null {
  const members = arrayOrNull(from, name)
  if (members === null) return null
  if (members.length === 0) return emptyArray
  const at = members.findIndex((member) => typeof member !== 'string')
  if (at >= 0) throw new UnexpectedForm(`${name}[${at}]`, 'a string')
  // Cast: every member was checked.
  return members as string[]
}

/** Returns an object whose members are all strings; empty without one. */
export function stringsByName(from: JsonObject, name: string): Readonly<Record<string, string>> {
  const member = objectOrNull(from, name) ?? {}
  for (const key in member) {
    if (typeof member[key] !== 'string') throw new UnexpectedForm(`${name}.${key}`, 'a string')
  }
  // Cast: every member was checked.
  return member as Readonly<Record<string, string>>
}

/** Returns what `read` makes of each member of an object of objects, by name; empty without one. */
export function mappedByName<Value>(
  from: JsonObject,
  name: string,
  read: (member: JsonObject) => Value,
): Readonly<Record<string, Value>> {
  const member = objectOrNull(from, name)
  if (member === null) return {}
  return Object.fromEntries(
    Object.keys(member).map((key) => [key, mappedIn(member, key, name, read)]),
  )
}

function mappedIn<Value>(
  member: JsonObject,
  key: string,
  name: string,
  read: (member: JsonObject) => Value,
): Value {
  try {
    return mapped(member, key, read)
  } catch (error) {
    throw within(name, error)
  }
}

/** Returns our word for one of the platform's; `otherwise` for an absent or an unknown one. */
export function wordOf<Word extends string, Other>(
  from: JsonObject,
  name: string,
  words: Readonly<Record<string, Word>>,
  otherwise: Other,
): Word | Other {
  return knownWord(stringOrNull(from, name), words) ?? otherwise
}

/** Returns our words for an array of the platform's, without those that are unknown; an absent array is empty. */
export const wordsOf = <Word extends string>(
  from: JsonObject,
  name: string,
  words: Readonly<Record<string, Word>>,
): readonly Word[] =>
  (stringsOrNull(from, name) ?? emptyArray).flatMap((value) => knownWord(value, words) ?? [])

// `Object.hasOwn`: a word of the platform must not find a member of every object.
const knownWord = <Word extends string>(
  value: string | null,
  words: Readonly<Record<string, Word>>,
): Word | undefined => (value !== null && Object.hasOwn(words, value) ? words[value] : undefined)

/** Returns a dictionary of words that are the same on the platform and here. */
export const sameWords = <Word extends string>(
  words: readonly Word[],
): { readonly [Own in Word]: Own } =>
  // Cast: `fromEntries` loses the names.
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [Own in Word]: Own }

function arrayOrNull(from: JsonObject, name: string): readonly unknown[] | null {
  const value = from[name]
  if (Array.isArray(value)) return value
  if (value === null || value === undefined) return null
  throw new UnexpectedForm(name, 'an array')
}
