// Reads texts of which the platform sends the original and a translation. docs/contract/cart.md §4.
import { type JsonObject, mappedOrNull, stringOrNull } from '../../read-json.ts'

const translatedOf = (from: JsonObject): string | null =>
  stringOrNull(from, 'translated') ?? stringOrNull(from, 'original')

/** Returns the text in the language of the request, otherwise that of the site. */
export const readText = (from: JsonObject, name: string): string | null =>
  mappedOrNull(from, name, translatedOf)

/** Reads a text that the platform may send plain; the contract names no type. */
export const readAnyText = (from: JsonObject, name: string): string | null =>
  typeof from[name] === 'string' ? from[name] : readText(from, name)
