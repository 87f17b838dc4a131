// Translates what a call answers and what it is sent. docs/contract/real-site.md §3: the header `x-wix-linguist`
// translates texts of the catalog; a cart has both, the original and the translated one.
import type { Dictionary } from './dictionaries.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Services whose answers are texts of the catalog throughout. */
const catalogServices = new Set(['productsRead', 'catalogStringQueries', 'collections'])
/** Services whose answers have texts of the catalog beside what a shopper has written. */
const cartServices = new Set(['currentCart', 'checkouts', 'orders'])
/** Names of fields of a cart that hold texts of the site without their original. */
const siteTexts = new Set(['title', 'deliveryTime', 'instructions'])
/** What identifies is the same in all languages. */
const identifiers = new Set(['id', '_id', 'slug', 'urlPart', 'sku'])

/** Returns the answer of a call in the language of a dictionary. */
export function translateAnswer(service: string, answer: unknown, { texts }: Dictionary): unknown {
  const say = (text: string) => texts.get(text) ?? text
  const translateAll = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return identifiers.has(name) ? value : say(value)
    if (Array.isArray(value)) return value.map((one) => translateAll(one, name))
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [say(key), translateAll(one, key)]),
    )
  }
  const translatePairs = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return siteTexts.has(name) ? say(value) : value
    if (Array.isArray(value)) return value.map((one) => translatePairs(one, name))
    if (!isFields(value)) return value
    const { original } = value
    const fields = Object.entries(value).map(([key, one]) => [key, translatePairs(one, key)])
    return {
      ...Object.fromEntries(fields),
      ...(typeof original === 'string' && { original, translated: say(original) }),
    }
  }
  if (catalogServices.has(service)) return translateAll(answer)
  return cartServices.has(service) ? translatePairs(answer) : answer
}

/** Returns a request with the texts of the seed: names and values of options, and names of custom texts. */
export function untranslateRequest(request: unknown, { sources }: Dictionary): unknown {
  const source = (text: string) => sources.get(text) ?? text
  const named = (value: unknown, read: (value: unknown) => unknown): unknown =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [source(key), read(one)]))
      : value
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (key === 'customTextFields') return [key, named(one, (text) => text)]
        if (key === 'options' || key === 'choices') return [key, walk(named(one, choiceOf))]
        return [key, walk(one)]
      }),
    )
  }
  const choiceOf = (value: unknown) => (typeof value === 'string' ? source(value) : value)
  return walk(request)
}
