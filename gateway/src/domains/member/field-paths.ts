// Maps the platform's field paths to those of our input: `member.contact.phones[0]` is `phones[0].phone`, and
// custom fields have their key there and their index here.
import type { Violation } from '@vitrine/platform'
import { PlatformFailure } from '../../platform/failure.ts'
import type { MemberChange } from '../../platform/member/member-change.ts'

const lists: Record<string, string> = { phones: 'phone', emails: 'email' }

function pathOf(field: string, keys: readonly string[]): string {
  const path = field.replace(/^member\.(contact|profile)\./, '')
  const [, list = '', place] = /^(phones|emails)(\[\d+\])$/.exec(path) ?? []
  if (place) return `${list}${place}.${lists[list]}`
  const [, key] = /^customFields\.(.+)$/.exec(path) ?? []
  const index = key === undefined ? -1 : keys.indexOf(key)
  return index < 0 ? path : `customFields[${index}].value`
}

/** Splits a violation that names several custom fields in its data. docs/contract/members.md §7. */
function splitByField(violation: Violation): Violation[] {
  const { fields } = (violation.data ?? {}) as { fields?: Record<string, unknown> }
  if (violation.ruleName !== 'INVALID_CUSTOM_FIELD_URL' || !fields) return [violation]
  return Object.keys(fields).map((key) => ({ ...violation, field: `customFields.${key}` }))
}

/** Returns the failure with the field paths of the input. */
export function atInput(
  error: unknown,
  { customFields }: Pick<MemberChange, 'customFields'>,
): unknown {
  if (!(error instanceof PlatformFailure) || error.kind !== 'validation') return error
  const keys = (customFields ?? []).map(({ key }) => key)
  const violations = error.violations
    .flatMap(splitByField)
    .map((one) => ({ ...one, field: pathOf(String(one.field ?? ''), keys) }))
  return new PlatformFailure(error.kind, error.message, error.facts, violations, error.error)
}
