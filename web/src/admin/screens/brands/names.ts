// Typed or pasted brand names, and the platform's rules for them. docs/contract/catalog.md §8, §14.
import * as messages from '../../__generated__/messages/brands.ts'
import { brandNameKey } from '../../lib/brand-name.ts'

const maxLength = 50
const maxNames = 100

/** One name per line; empty lines are skipped, and of equal names the first counts. */
export function namesIn(text: string): string[] {
  const byKey = new Map<string, string>()
  for (const name of text.split('\n').map((line) => line.trim())) {
    const key = brandNameKey(name)
    if (key && !byKey.has(key)) byKey.set(key, name)
  }
  return [...byKey.values()]
}

/** Problem with the names, found without a request; null when they are valid. */
export function problemOfNames(names: readonly string[]): string | null {
  if (names.length === 0) return messages.typeAtLeastOneName
  if (names.length > maxNames)
    return messages.atMostAtTimeTheseAre({ maxNames, count: names.length })
  const long = names.find((name) => name.length > maxLength)
  return long ? messages.isLongerThanCharacters({ start: long.slice(0, 20), maxLength }) : null
}

/** Letters and digits without accents, for comparing spellings. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Groups of names that look like spellings of one. */
export function alikeNames<Brand extends { name: string }>(brands: readonly Brand[]): Brand[][] {
  const groups = new Map<string, Brand[]>()
  for (const brand of brands) {
    // A name without letters and digits is compared as it is.
    const key = plain(brand.name) || brand.name
    groups.set(key, [...(groups.get(key) ?? []), brand])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Problem with a single name; null when it is valid. */
export const problemOfName = (name: string): string | null =>
  problemOfNames(name.trim() ? [name.trim()] : [])
