import type { FormFields } from './form-fields.ts'

/** Returns `option.Size=S` as `['Size', 'S']` for the prefix `option.`, without empty values. */
export const prefixedFields = (fields: FormFields, prefix: string): [string, string][] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith(prefix) && value !== '')
    .map(([name, value]) => [name.slice(prefix.length), value])
