import type { FormFields } from './form-fields.ts'

type FormLine = { place: number; fields: Record<string, string> }

/** Groups fields such as `phones[0].tag` into lines, in order, each with its index in the form. */
export function linesOf(fields: FormFields, list: string): FormLine[] {
  const lines = new Map<number, Record<string, string>>()
  for (const [name, value] of Object.entries(fields)) {
    const [, listOfField, index, part] = /^(\w+)\[(\d{1,2})\]\.(\w+)$/.exec(name) ?? []
    if (listOfField !== list || !part) continue
    lines.set(Number(index), { ...lines.get(Number(index)), [part]: value.trim() })
  }
  return [...lines]
    .sort(([one], [two]) => one - two)
    .map(([place, line]) => ({ place, fields: line }))
}
