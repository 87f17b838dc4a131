import { type FieldNode, Kind, type ValueNode } from 'graphql'

/** Returns the same text for the same arguments, in whatever order they and the members of objects stand. */
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
      // An enum value and a number never look alike, nor do `1` and `1.0`.
      return `${node.kind} ${node.value}`
  }
}
