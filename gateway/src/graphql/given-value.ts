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

/** Entries and members are looked into when they are asked for: a value can be nested deeper than its type. */
export function givenValue(value: unknown): Given {
  return {
    isNothing: value === null || value === undefined,
    isElsewhere: false,
    get entries() {
      return Array.isArray(value) ? value.map(givenValue) : null
    },
    get members() {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
      return new Map(Object.entries(value).map(([name, one]) => [name, givenValue(one)]))
    },
    readAs: (leaf) => leaf.parseValue(value),
  }
}

export function givenLiteral(node: ValueNode): Given {
  return {
    isNothing: node.kind === Kind.NULL,
    isElsewhere: node.kind === Kind.VARIABLE,
    get entries() {
      return node.kind === Kind.LIST ? node.values.map(givenLiteral) : null
    },
    get members() {
      if (node.kind !== Kind.OBJECT) return null
      return new Map(node.fields.map(({ name, value }) => [name.value, givenLiteral(value)]))
    },
    readAs: (leaf) => leaf.parseLiteral(node, undefined),
  }
}
