import { type FieldNode, Kind, type ValueNode } from 'graphql'

/** Returns a canonical text of a field's arguments, independent of the order of arguments and object members. */
export const argumentsKey = (node: FieldNode): string => sorted(node.arguments ?? [])

type Named = { name: { value: string }; value: ValueNode }

const sorted = (members: readonly Named[]): string =>
  `{${members.map(({ name, value }) => `${name.value}:${valueKey(value)}`).sort()}}`

function valueKey(node: ValueNode): string {
  switch (node.kind) {
    case Kind.VARIABLE:
      return `$${node.name.value}`
    case Kind.LIST:
      return `[${node.values.map(valueKey)}]`
    case Kind.OBJECT:
      return sorted(node.fields)
    case Kind.STRING:
      return `${node.block ? 'block' : ''}${JSON.stringify(node.value)}`
    case Kind.NULL:
      return 'null'
    default:
      // The kind keeps enum values and numbers apart, and `1` from `1.0`.
      return `${node.kind} ${node.value}`
  }
}
