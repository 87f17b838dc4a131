import { type GraphQLResolveInfo, visit } from 'graphql'

type Selections = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>

const cache = new WeakMap<object, Map<string, boolean>>()

/** Returns whether the operation selects a field of this name anywhere. Validation refuses unused fragments. */
export function selectsField({ operation, fragments }: Selections, field: string): boolean {
  const selected = cache.get(operation) ?? new Map<string, boolean>()
  cache.set(operation, selected)
  const before = selected.get(field)
  if (before !== undefined) return before
  let isSelected = false
  const Field = ({ name }: { name: { value: string } }) => {
    if (name.value === field) isSelected = true
  }
  for (const part of [operation, ...Object.values(fragments)]) visit(part, { Field })
  selected.set(field, isSelected)
  return isSelected
}
