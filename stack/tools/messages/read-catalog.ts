// Reads a message catalog: groups of messages by key.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.ts'
import { type MessageArguments, printMessage } from './print-message.ts'

/** Messages in ICU MessageFormat by group and key. A group belongs to a part of the program. */
export type Messages = Record<string, Record<string, string>>

export const readMessages = (file: string): Messages =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Messages

/** Prints the names of arguments, tags in brackets. A plural form may need a number where the source shows it only. */
const printed = (known: MessageArguments) =>
  [...known]
    .map(([name, type]) => (type.includes('RichText') ? `<${name}>` : name))
    .sort()
    .join(', ')

/** Returns what is wrong with one translated message; null for a correct one. */
function faultOf(name: string, source?: string, translation?: string): string | null {
  if (source === undefined) return `${name} is not in the source`
  if (translation === undefined) return `${name} is missing`
  const wanted = printed(printMessage(source).arguments)
  const given = printed(printMessage(translation).arguments)
  return wanted === given ? null : `${name} has the arguments (${given}), not (${wanted})`
}

const keysOf = (one: object = {}, other: object = {}) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
]

/**
 * Returns what is wrong with a translation: keys that it lacks or has in addition, and arguments that differ. Empty for a
 * complete translation.
 */
export const translationFaults = (source: Messages, translation: Messages): string[] =>
  keysOf(source, translation).flatMap((group) =>
    keysOf(source[group], translation[group]).flatMap(
      (key) => faultOf(`${group}.${key}`, source[group]?.[key], translation[group]?.[key]) ?? [],
    ),
  )
