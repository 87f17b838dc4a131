// Reads the fields of a posted form, and selects those that its page may show again.
import type { WebForm } from './web-bundle.ts'

export type Fields = Record<string, string>

/** Returns the fields of a parsed body; of a repeated name the last value counts. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  )
}

/** Fields for the gateway alone, which no page shows. */
const targets = ['returnTo', 'leadTo']

/** Returns the fields that may be shown again. */
export function retainedOf(fields: Fields, { retainedFields = [] }: WebForm): Fields {
  const isRetained = (name: string) => retainedFields === 'all' || retainedFields.includes(name)
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isRetained(name) && !targets.includes(name)),
  )
}
