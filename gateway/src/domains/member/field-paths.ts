// The platform's paths name its own shape, a refusal of ours the input's: `member.contact.phones[0]` is
// `phones[0].phone`, and a custom field is known by its key there and by its place here.
import type { Violation } from '@vitrine/platform'
import { PlatformFailure } from '../../platform/failure.ts'
import type { UpdateMe } from './input.ts'

const lists: Record<string, string> = { phones: 'phone', emails: 'email' }

function pathOf(field: string, keys: readonly string[]): string {
  const path = field.replace(/^member\.(contact|profile)\./, '')
  const [, list = '', place] = /^(phones|emails)(\[\d+\])$/.exec(path) ?? []
  if (place) return `${list}${place}.${lists[list]}`
  const [, key] = /^customFields\.(.+)$/.exec(path) ?? []
  const index = key === undefined ? -1 : keys.indexOf(key)
  return index < 0 ? path : `customFields[${index}].value`
}

/** One violation may name several custom fields in its data. contract/members.md §7. */
function apart(violation: Violation): Violation[] {
  const { fields } = (violation.data ?? {}) as { fields?: Record<string, unknown> }
  if (violation.ruleName !== 'INVALID_CUSTOM_FIELD_URL' || !fields) return [violation]
  return Object.keys(fields).map((key) => ({ ...violation, field: `customFields.${key}` }))
}

/** The same failure with the fields of the input. */
export function atInput(error: unknown, { customFields }: Pick<UpdateMe, 'customFields'>): unknown {
  if (!(error instanceof PlatformFailure) || error.kind !== 'validation') return error
  const keys = (customFields ?? []).map(({ key }) => key)
  const violations = error.violations
    .flatMap(apart)
    .map((one) => ({ ...one, field: pathOf(String(one.field ?? ''), keys) }))
  return new PlatformFailure(error.kind, error.message, error.facts, violations, error.error)
}
