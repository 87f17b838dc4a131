// Validates the owner's custom fields of member profiles. docs/contract/members.md §4 `customFields`, §7,
// §12.
import type { CustomFieldType, SocialNetwork } from '@vitrine/platform'

export type CustomField = {
  id: string
  key: string
  name: string
  fieldType: Exclude<CustomFieldType, 'UNKNOWN'>
  socialType?: SocialNetwork
}

export type CheckedField =
  | { kind: 'stored'; value: string | number }
  | { kind: 'cleared' }
  | { kind: 'badUrl'; value: string }
  | { kind: 'badValue'; wanted: string }

/** Validates a value; empty text and null clear the field. */
export function checkedFieldValue(field: CustomField, value: unknown): CheckedField {
  if (value === null || value === undefined || value === '') return { kind: 'cleared' }
  if (field.fieldType === 'NUMBER') return checkedNumber(value)
  if (typeof value !== 'string') return { kind: 'badValue', wanted: 'a text' }
  if (field.fieldType === 'DATE') return checkedDate(value)
  if (field.fieldType === 'TEXT') return { kind: 'stored', value }
  return isWebAddress(value) ? { kind: 'stored', value } : { kind: 'badUrl', value }
}

function checkedNumber(value: unknown): CheckedField {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'number' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) return { kind: 'badValue', wanted: 'a number' }
  return { kind: 'stored', value: number }
}

function checkedDate(value: string): CheckedField {
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
  return isDate ? { kind: 'stored', value } : { kind: 'badValue', wanted: 'an ISO date' }
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && ['http:', 'https:'].includes(url.protocol)
}
