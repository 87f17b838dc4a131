// One rule for null in a change: a field that is left out keeps its value, null clears it. What cannot be cleared is
// refused here, before anything is called.
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'

/** Returns a problem for each of these fields that is null. `path`: what precedes the names of the fields. */
export const notClearable = <Input extends object>(
  input: Input,
  fields: readonly (keyof Input & string)[],
  path = '',
): (Problem & { code: 'NOT_CLEARABLE' })[] =>
  fields
    .filter((name) => input[name] === null)
    .map((name) => problem('NOT_CLEARABLE', { field: `${path}${name}` }))

/** Returns the input with these values in place of null. */
export const clearedBy = <Input extends object>(
  input: Input,
  empty: Readonly<Record<string, unknown>>,
): Input => {
  const entries = Object.entries(input).map(([name, value]) =>
    value === null && name in empty ? [name, empty[name]] : [name, value],
  )
  // The empty values are of the types of their fields.
  return Object.fromEntries(entries) as Input
}
