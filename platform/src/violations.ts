// Converts zod issues to the platform's field violations. The gateway uses the same conversion, so that
// violations found before a call look like those that the platform reports.
import type { z } from 'zod'
import type { Violation } from './errors.ts'
import type { ViolationRule } from './vocab/errors.ts'

type Issue = z.core.$ZodIssue

/** Returns every violation of a failed parse, in order. `data` is always present (docs/contract/auth.md §6). */
export function violationsOf(error: z.ZodError): Violation[] {
  return error.issues.flatMap(violationsOfIssue)
}

function violationsOfIssue(issue: Issue): Violation[] {
  const field = fieldPath(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      violation(field ? `${field}.${key}` : key, 'FIELD_NOT_ALLOWED', 'is not a known field'),
    )
  }
  const { rule, data } = ruleOf(issue)
  return [violation(field, rule, issue.message, data)]
}

function violation(
  field: string,
  violatedRule: ViolationRule,
  description: string,
  data: Record<string, unknown> = {},
): Violation {
  return { field, description, violatedRule, ruleName: null, data }
}

/** Formats `['lineItems', 0, 'quantity']` as `lineItems[0].quantity`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text ? `${text}.${String(part)}` : String(part)
  }, '')
}

type Ruling = { rule: ViolationRule; data?: Record<string, unknown> }

const sizeRules = {
  string: { small: 'MIN_LENGTH', big: 'MAX_LENGTH' },
  array: { small: 'MIN_SIZE', big: 'MAX_SIZE' },
  other: { small: 'MIN', big: 'MAX' },
} as const

function sizeRule(origin: string) {
  return origin === 'string' || origin === 'array' ? sizeRules[origin] : sizeRules.other
}

function ruleOf(issue: Issue): Ruling {
  switch (issue.code) {
    case 'too_small':
      return { rule: sizeRule(issue.origin).small, data: { threshold: Number(issue.minimum) } }
    case 'too_big':
      return { rule: sizeRule(issue.origin).big, data: { threshold: Number(issue.maximum) } }
    case 'invalid_value':
      return { rule: 'INVALID_ENUM_VALUE', data: { values: issue.values } }
    case 'invalid_format':
      return { rule: 'FORMAT', data: { type: formatName(issue) } }
    case 'invalid_type':
      return isMissing(issue)
        ? { rule: 'REQUIRED_FIELD' }
        : { rule: 'FORMAT', data: { type: issue.expected } }
    case 'custom':
      return customRule(issue.params)
    default:
      return { rule: 'VALIDATION' }
  }
}

// zod includes the received value in its message, or in `input` with `reportInput`.
function isMissing(issue: Issue): boolean {
  const reported = 'input' in issue && issue.input === undefined
  return reported || issue.message.includes('received undefined')
}

function formatName(issue: { format: string; message: string }): string {
  if (issue.format === 'email') return 'EMAIL'
  return issue.message.includes('GUID') ? 'GUID' : issue.format.toUpperCase()
}

function customRule(params: Record<string, unknown> | undefined): Ruling {
  const { rule = 'VALIDATION', ...data } = params ?? {}
  return { rule: rule as ViolationRule, data }
}
