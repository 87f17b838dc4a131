import { buildSchema, Kind, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { onlyOperation } from './document-limits.ts'
import { MergedFields, type SelectionSets } from './merged-fields.ts'

const schema = buildSchema('type Query { a: Int b: Int }')

const fieldsOf = (text: string) => {
  const document = parse(text)
  const { selectionSet } = onlyOperation(document)
  const fields = new MergedFields(schema, document)
  return { fields, root: new Map([[selectionSet, schema.getQueryType() ?? undefined]]) }
}

test('the same selections have one key in any order, other selections another', () => {
  const { fields } = fieldsOf('{ a }')
  const sets = Array.from(
    { length: 12 },
    (): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections: [] }),
  )
  const keyOf = (some: readonly SelectionSetNode[]) =>
    fields.keyOf(new Map(some.map((set) => [set, undefined])) satisfies SelectionSets)
  const key = keyOf(sets)
  expect(keyOf(sets.toReversed())).toBe(key)
  expect(keyOf(sets.slice(1))).not.toBe(key)
})

test('S57 a fragment is visited once for each object, however often it is spread', () => {
  const { fields, root } = fieldsOf('{ ...F ...F ...F } fragment F on Query { a b }')
  expect([...fields.of(root).values()].map((group) => group.length)).toEqual([1, 1])
  expect(fields.steps).toBe(3 + 2)
  fields.of(root)
  expect(fields.steps).toBe(2 * (3 + 2))
})
