// Merges custom fields of a member by key. docs/contract/members.md §7.
import type { Violation } from '@vitrine/platform'
import type { CustomFieldValues } from '../rows/member-rows.ts'
import { checkedFieldValue } from '../rules/custom-fields.ts'
import { memberFields } from '../seed/member-fields.ts'

export type FieldProblem =
  | { key: string; kind: 'unknown' }
  | { key: string; kind: 'badUrl'; value: string }
  | { key: string; kind: 'badValue'; wanted: string }

export function mergedFields(
  stored: CustomFieldValues,
  given: Record<string, unknown>,
  problems: FieldProblem[],
): CustomFieldValues {
  const merged = { ...stored }
  for (const [key, value] of Object.entries(given)) {
    const field = memberFields.find((one) => one.key === key)
    if (!field) {
      problems.push({ key, kind: 'unknown' })
      continue
    }
    const checked = checkedFieldValue(field, value)
    if (checked.kind === 'stored') merged[key] = checked.value
    else if (checked.kind === 'cleared') delete merged[key]
    else problems.push({ key, ...checked })
  }
  return merged
}

/** All invalid URLs are in one violation, as the platform reports them. docs/contract/members.md §7. */
export function violationsOfFields(problems: readonly FieldProblem[], path: string): Violation[] {
  const badUrls = problems.flatMap((one) => (one.kind === 'badUrl' ? [[one.key, one.value]] : []))
  const others = problems.flatMap((one): Violation[] => {
    if (one.kind === 'badUrl') return []
    const field = `${path}.${one.key}`
    if (one.kind === 'unknown') {
      const description = 'is not a field of this site'
      return [{ field, description, violatedRule: 'FIELD_NOT_ALLOWED', ruleName: null, data: {} }]
    }
    const description = `must be ${one.wanted}`
    return [{ field, description, violatedRule: 'FORMAT', ruleName: null, data: {} }]
  })
  if (badUrls.length === 0) return others
  const bad: Violation = {
    field: path,
    description: 'holds an address that is not valid',
    violatedRule: 'OTHER',
    ruleName: 'INVALID_CUSTOM_FIELD_URL',
    data: { fields: Object.fromEntries(badUrls) },
  }
  return [bad, ...others]
}
