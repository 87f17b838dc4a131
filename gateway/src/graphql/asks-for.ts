import { type GraphQLResolveInfo, visit } from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>

const known = new WeakMap<object, Map<string, boolean>>()

/** Whether a field of this name occurs anywhere in the operation. A fragment no one spreads is refused. */
export function asksFor({ operation, fragments }: Asked, field: string): boolean {
  const answers = known.get(operation) ?? new Map<string, boolean>()
  known.set(operation, answers)
  const before = answers.get(field)
  if (before !== undefined) return before
  let asks = false
  const Field = ({ name }: { name: { value: string } }) => {
    if (name.value === field) asks = true
  }
  for (const part of [operation, ...Object.values(fragments)]) visit(part, { Field })
  answers.set(field, asks)
  return asks
}
