// A form's fields as the input of `updateMe`. Names of fields are paths of that input: `phones[0].tag`,
// `addresses[1].city`, so a refusal lands where it belongs.

import type { AddressTag } from '../../__generated__/graphql.ts'

type Entries = Iterable<[string, FormDataEntryValue]>

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : '')

/** `addresses[0].city` → a list of objects, in order. */
export function objectsOf(entries: Entries, name: string): Record<string, string>[] {
  const objects: Record<string, string>[] = []
  for (const [key, value] of entries) {
    const [, list, index, part] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(key) ?? []
    if (list !== name || !part) continue
    objects[Number(index)] = { ...objects[Number(index)], [part]: textOf(value) }
  }
  return objects.filter(Boolean)
}

/** Only what the form has; an empty text clears. */
export function textsOf(fields: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, textOf(fields.get(name) ?? '')]] : [])),
  )
}

export type AddressFields = {
  tag: AddressTag
  addressLine?: string
  addressLine2?: string
  city?: string
  subdivision?: string
  country: string
  postalCode?: string
}

const parts = ['addressLine', 'addressLine2', 'city', 'postalCode'] as const

/** Without what is empty, and without a region of another country. */
export function addressOf(fields: Record<string, string>): AddressFields {
  const country = fields.country ?? ''
  const address: AddressFields = { country, tag: (fields.tag as AddressTag) || 'UNTAGGED' }
  for (const part of parts) if (fields[part]) address[part] = fields[part]
  const { subdivision } = fields
  return subdivision?.startsWith(`${country}-`) ? { ...address, subdivision } : address
}
