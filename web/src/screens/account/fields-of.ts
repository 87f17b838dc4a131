// Converts form fields to GraphQL input. Field names are paths of that input, such as `phones[0].tag`, so that a
// problem is shown at its field.
import type { AddressTag, MemberAddressInput } from '../../__generated__/graphql.ts'

type Entries = Iterable<[string, FormDataEntryValue]>

const textOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value.trim() : '')

type Line = { place: number; fields: Record<string, string> }

/** Groups fields such as `phones[0].tag` into lines, in order, each with its index in the form. */
export function linesOf(entries: Entries, name: string): Line[] {
  const lines = new Map<number, Record<string, string>>()
  for (const [key, value] of entries) {
    const [, list, index, part] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(key) ?? []
    if (list !== name || !part) continue
    lines.set(Number(index), { ...lines.get(Number(index)), [part]: textOf(value) })
  }
  return [...lines].sort(([one], [two]) => one - two).map(([place, fields]) => ({ place, fields }))
}

const parts = { phones: 'phone', emails: 'email' } as const
type List = keyof typeof parts

/** Lines that have a value. */
const filledLines = (fields: FormData, list: List) =>
  linesOf(fields.entries(), list).filter((line) => line.fields[parts[list]])

/** Sends a tag only when it was changed, because another browser may have changed it as well. */
export function contactsOf(fields: FormData, list: List) {
  return filledLines(fields, list).map(({ fields: line }) => {
    const { tag = '', was = '' } = line
    const value = line[parts[list]] ?? ''
    const isSame = `${tag} ${value}` === was || !tag || (!was && tag === 'UNTAGGED')
    return { value, ...(!isSame && { tag }) }
  })
}

/** Maps an index of the sent lines back to the form, because empty lines are not sent. */
export function atTypedLine(field: string, fields: FormData): string {
  const [, list, index, part] = /^(phones|emails)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const line = list && filledLines(fields, list as List)[Number(index)]
  return line ? `${list}[${line.place}].${part}` : field
}

/** Reads only fields the form contains; an empty text clears the value. */
export function textsOf(fields: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, textOf(fields.get(name) ?? '')]] : [])),
  )
}

const addressParts = ['id', 'addressLine', 'addressLine2', 'city', 'postalCode'] as const

/** Leaves out empty fields, a subdivision of another country, and an unchanged tag. */
export function addressOf(fields: FormData): MemberAddressInput {
  const text = (name: string) => textOf(fields.get(name) ?? '')
  const [country, subdivision, tag] = [text('country'), text('subdivision'), text('tag')]
  const address: MemberAddressInput = { country }
  for (const part of addressParts) if (text(part)) address[part] = text(part)
  if (tag && tag !== text('was')) address.tag = tag as AddressTag
  return subdivision.startsWith(`${country}-`) ? { ...address, subdivision } : address
}
