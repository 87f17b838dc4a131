import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema, schemaWith } from '../testing/schema.ts'
import { isPublicDocument, readPublicFields } from './public-fields.ts'

test.each([
  ['{ product(slug: "x") { id } }', true],
  ['{ __typename product(slug: "x") { id } brands { totalCount } }', true],
  ['{ product(slug: "x") { id } cart { id } }', false],
  ['{ ...Own } fragment Own on Query { product(slug: "x") { id } }', false],
  ['{ ... { product(slug: "x") { id } } }', false],
  ['subscription { productChanged { productId } }', true],
  ['subscription { cartChanged { occurredAt } }', false],
  // A mutation is never public, whatever its fields are called.
  ['mutation { product { id } }', false],
])('S52 %s is public: %s', (document, isPublic) => {
  expect(isPublicDocument(printedSchema, parse(document))).toBe(isPublic)
})

const right = 'directive @right(of: Right!) on FIELD_DEFINITION enum Right { READ }'
test.each([
  ['type Query { a: A } type A { b: Int @public }', 'A.b: only root fields that read'],
  ['type Query { a: Int } type Mutation { b: Int @public }', 'Mutation.b: only root fields'],
  [`${right} type Query { a: Int @public @right(of: READ) }`, 'some callers may not'],
])('%s does not start', (types, message) => {
  expect(() => readPublicFields(schemaWith(types))).toThrow(message)
})
