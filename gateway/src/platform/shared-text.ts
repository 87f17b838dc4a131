// Returns one text for equal ones that responses repeat, such as ids of collections: a parser makes a new one of each, and
// what caches hold would have thousands of the same.
import { createRecentEntries } from '../cache/recent-entries.ts'
import { type JsonObject, stringOrNull } from './read-json.ts'

/** Texts of each of the two generations. */
const most = 4096

const texts = createRecentEntries<string>(most)

/**
 * Returns an equal text: the one that was returned before, if it was not long ago. For texts of which a shop has few, or
 * its carts the same few.
 */
export function sharedText(text: string): string {
  const known = texts.find(text)
  if (known !== undefined) return known
  texts.add(text, text)
  return text
}

/** Reads a text, or null, like `stringOrNull`. */
export function sharedTextOrNull(from: JsonObject, name: string): string | null {
  const text = stringOrNull(from, name)
  return text === null ? null : sharedText(text)
}
