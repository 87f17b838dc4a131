// Reads input values from variables and from literals through one interface.
import { Kind, type ValueNode } from 'graphql'

export type InputValue = {
  /** True for null and for a missing value. */
  isNull: boolean
  /** True for a variable, which is checked by itself. */
  isVariable: boolean
  /** Entries of a list; null for other values. */
  entries: readonly InputValue[] | null
  /** Members of an object; null for other values. */
  members: ReadonlyMap<string, InputValue> | null
  readAs(leaf: Leaf): unknown
}

type Leaf = {
  parseValue(value: unknown): unknown
  parseLiteral(node: ValueNode, variables: undefined): unknown
}

/** Entries and members are read lazily: a value can be nested deeper than its type. */
export function givenValue(value: unknown): InputValue {
  return {
    isNull: value === null || value === undefined,
    isVariable: false,
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

export function givenLiteral(node: ValueNode): InputValue {
  return {
    isNull: node.kind === Kind.NULL,
    isVariable: node.kind === Kind.VARIABLE,
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
