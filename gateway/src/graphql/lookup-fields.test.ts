// Which fields report why they return null, and by which keys. How they do: stack/test/single-reads.test.ts.
import type { GraphQLField } from 'graphql'
import { expect, test } from 'vitest'
import { schemaWith } from '../testing/schema.ts'
import type { Context } from './context.ts'
import { reportNullReasons } from './lookup-fields.ts'

const lookUp = async (format: string, id: string) => {
  const schema = schemaWith(
    `type Query { thing(id: ID @lookupKey(format: ${format})): Int @lookup }`,
  )
  const field = schema.getQueryType()?.getFields().thing as GraphQLField<unknown, Context>
  let calls = 0
  field.resolve = () => {
    calls += 1
    return null
  }
  reportNullReasons(schema)
  const context = { nullReasons: [] } as unknown as Context
  const path = { prev: undefined, key: 'thing', typename: 'Query' }
  const found = await field.resolve?.({}, { id }, context, { path } as never)
  return { found, calls, reasons: context.nullReasons.map(({ code, field }) => ({ code, field })) }
}
const guid = '11111111-1111-4111-8111-111111111111'

test.each([
  ['GUID', guid],
  ['BRAND_ID', 'slug:ostra'],
  ['BRAND_ID', guid],
  ['COLLECTION_ID', '00000000-000000-000000-000000000001'],
  ['STORE_VARIANT_ID', `${guid}.${guid}`],
  ['WORD', 'a-1_b'],
  ['SLUG', 'blue-téapot'],
  ['TEXT', 'any text / at all'],
])('a %s that is not there is reported after a call', async (format, id) => {
  const reasons = [{ code: 'NOT_FOUND', field: 'id' }]
  expect(await lookUp(format, id)).toEqual({ found: null, calls: 1, reasons })
})

test.each([
  ['GUID', 'abc', 'INVALID_FORMAT'],
  ['BRAND_ID', 'ostra', 'INVALID_FORMAT'],
  ['BRAND_ID', 'slug:', 'INVALID_FORMAT'],
  ['COLLECTION_ID', 'x'.repeat(36), 'INVALID_FORMAT'],
  ['STORE_VARIANT_ID', guid, 'INVALID_FORMAT'],
  ['WORD', 'a b', 'INVALID_FORMAT'],
  ['SLUG', 'a/b', 'INVALID_FORMAT'],
  ['SLUG', 'x'.repeat(101), 'INVALID_LENGTH'],
  ['TEXT', '', 'INVALID_LENGTH'],
  ['TEXT, maxLength: 3', 'abcd', 'INVALID_LENGTH'],
])('what cannot be a %s is refused without a call: %s', async (format, id, code) => {
  const reasons = [{ code, field: 'id' }]
  expect(await lookUp(format, id)).toEqual({ found: null, calls: 0, reasons })
})

test.each([
  ['a(id: ID! @lookupKey(format: GUID)): Int! @lookup', 'one thing or null'],
  ['a(id: ID! @lookupKey(format: GUID)): [Int] @lookup', 'one thing or null'],
  ['a(id: ID!): Int @lookup', 'Query.a: @lookup needs an @lookupKey'],
  ['a(id: ID! @lookupKey(format: GUID)): Int', 'stands on arguments of @lookup fields'],
])('%s does not start', (field, message) => {
  expect(() => reportNullReasons(schemaWith(`type Query { ${field} }`))).toThrow(message)
})
