// What the directives of the field policy accept, whichever module reads them.
import { expect, test } from 'vitest'
import { schemaWith } from '../testing/schema.ts'
import { allFields, directiveOn } from './field-directives.ts'

const schema = schemaWith(`
  interface Thing { id: ID }
  type Cup implements Thing { id: ID related: [Cup] @perRow(idsPerCall: 7) }
  type Query { cup(id: ID @lookupKey(format: GUID)): Cup @lookup }
`)
const fieldNamed = (wanted: string) =>
  allFields(schema).find(({ name }) => name === wanted)?.field ?? expect.fail(`no ${wanted}`)

test('all fields of objects and interfaces are read, and none of introspection', () => {
  const names = allFields(schema).map(({ name }) => name)
  expect(names.sort()).toEqual(['Cup.id', 'Cup.related', 'Query.cup', 'Thing.id'])
})

test('a directive has its arguments, defaults included', () => {
  expect(directiveOn(schema, 'perRow', fieldNamed('Cup.related'))).toEqual({
    idsPerCall: 7,
    rows: 1,
  })
  const [id] = fieldNamed('Query.cup').args
  expect(directiveOn(schema, 'lookupKey', id ?? {})).toEqual({ format: 'GUID', maxLength: 100 })
  expect(directiveOn(schema, 'lookup', fieldNamed('Query.cup'))).toEqual({})
})

test('a field without the directive has none', () => {
  expect(directiveOn(schema, 'perRow', fieldNamed('Cup.id'))).toBeNull()
})

test.each([
  ['type Query { a: Int @perRow(calls: 3) }', 'Unknown argument "calls"'],
  ['type Query { a(id: ID @lookupKey): Int }', '"format" of type "KeyFormat!" is required'],
  ['type Query @public { a: Int }', '"@public" may not be used on OBJECT'],
  ['type Query { a: Int @lookupKey(format: GUID) }', 'may not be used on FIELD_DEFINITION'],
  ['type Query { a(id: ID @lookup): Int }', 'may not be used on ARGUMENT_DEFINITION'],
  ['type Query { a: Int @public @public }', 'can only be used once'],
  ['type Query { a: Int @shared }', 'Unknown directive "@shared"'],
])('%s is no schema', (types, message) => {
  expect(() => schemaWith(types)).toThrow(message)
})

test('a value of a wrong type is refused when it is read', () => {
  const wrong = schemaWith('type Query { a: Int @perRow(idsPerCall: "3") }')
  const [a] = allFields(wrong)
  expect(() => directiveOn(wrong, 'perRow', a?.field ?? {})).toThrow('idsPerCall')
})
