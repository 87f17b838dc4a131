// Translates what a call answers and what it is sent. docs/contract/real-site.md §3: the header `x-wix-linguist`
// translates texts of the catalog; a cart has both, the original and the translated one.
import type { Dictionary } from './dictionaries.ts'

type Fields = Record<string, unknown>
type Say = (text: string) => string

/** Returns whether a value is an object with fields; a list is none. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Services whose answers are texts of the site throughout: its catalog, and the names of its fields for members. */
const catalogServices = new Set([
  'productsRead',
  'catalogStringQueries',
  'collections',
  'memberCustomFields',
])
/** Services whose answers have texts of the catalog beside what a shopper has written. */
const cartServices = new Set(['currentCart', 'checkouts', 'orders'])
/** Names of fields of a cart that hold texts of the site without their original. */
const siteTexts = new Set(['title', 'deliveryTime', 'instructions'])
/** What identifies is the same in all languages. */
const identifiers = new Set(['id', '_id', 'slug', 'urlPart', 'sku'])

/** Returns an object with other names and values. */
const mapFields = (fields: Fields, name: Say, value: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([key, one]) => [name(key), value(one, key)]))

const same: Say = (text) => text
const unchanged = (value: unknown) => value

/** An object of texts by name is a choice; the options of a reference hold such objects. */
const isChoice = (value: Fields) => Object.values(value).every((one) => typeof one === 'string')

/** Changes names and values of options, and names of custom texts, wherever a value has them. */
function translateChoices(value: unknown, say: Say): unknown {
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk)
    return isFields(one) ? mapFields(one, same, byName) : one
  }
  const byName = (one: unknown, key: string): unknown => {
    if (!isFields(one)) return walk(one)
    if (key === 'customTextFields') return mapFields(one, say, unchanged)
    const names = (key === 'options' || key === 'choices') && isChoice(one)
    return names ? mapFields(one, say, (choice) => say(String(choice))) : walk(one)
  }
  return walk(value)
}

/** Returns an answer that has texts of the catalog only. */
function translateAll(answer: unknown, say: Say): unknown {
  const walk = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return identifiers.has(name) ? value : say(value)
    if (Array.isArray(value)) return value.map((one) => walk(one, name))
    return isFields(value) ? mapFields(value, say, walk) : value
  }
  return walk(answer)
}

/** Returns an answer whose texts of the catalog stand beside their originals. */
function translatePairs(answer: unknown, say: Say): unknown {
  const walk = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return siteTexts.has(name) ? say(value) : value
    if (Array.isArray(value)) return value.map((one) => walk(one, name))
    if (!isFields(value)) return value
    if (name === 'catalogReference') return translateChoices(value, say)
    const { original } = value
    const translated = typeof original === 'string' && { original, translated: say(original) }
    return { ...mapFields(value, same, walk), ...translated }
  }
  return walk(answer)
}

/** Returns the answer of a call in the language of a dictionary. */
export function translateAnswer(service: string, answer: unknown, { texts }: Dictionary): unknown {
  const say: Say = (text) => texts.get(text) ?? text
  if (catalogServices.has(service)) return translateAll(answer, say)
  return cartServices.has(service) ? translatePairs(answer, say) : answer
}

/** Returns a request with the texts of the seed: names and values of options, and names of custom texts. */
export const untranslateRequest = (request: unknown, { sources }: Dictionary): unknown =>
  translateChoices(request, (text) => sources.get(text) ?? text)
