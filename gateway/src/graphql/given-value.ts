// A value somebody gave, read alike whether it stands in the variables or in the document itself.
import { Kind, type ValueNode } from 'graphql'

export type Given = {
  /** Null, or left out. */
  isNothing: boolean
  /** A variable stands here: it is looked at by itself. */
  isElsewhere: boolean
  /** Entries of a list; null for anything else. */
  entries: readonly Given[] | null
  /** Members of an object; null for anything else. */
  members: ReadonlyMap<string, Given> | null
  readAs(leaf: Leaf): unknown
}

type Leaf = {
  parseValue(value: unknown): unknown
  parseLiteral(node: ValueNode, variables: undefined): unknown
}

const plain = { isNothing: false, isElsewhere: false, entries: null, members: null }

export function givenValue(value: unknown): Given {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return {
    ...plain,
    isNothing: value === null || value === undefined,
    entries: Array.isArray(value) ? value.map(givenValue) : null,
    members: isObject
      ? new Map(Object.entries(value).map(([name, one]) => [name, givenValue(one)]))
      : null,
    readAs: (leaf) => leaf.parseValue(value),
  }
}

export function givenLiteral(node: ValueNode): Given {
  return {
    ...plain,
    isNothing: node.kind === Kind.NULL,
    isElsewhere: node.kind === Kind.VARIABLE,
    entries: node.kind === Kind.LIST ? node.values.map(givenLiteral) : null,
    members:
      node.kind === Kind.OBJECT
        ? new Map(node.fields.map(({ name, value }) => [name.value, givenLiteral(value)]))
        : null,
    readAs: (leaf) => leaf.parseLiteral(node, undefined),
  }
}
