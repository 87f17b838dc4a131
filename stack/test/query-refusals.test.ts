// A query has no payload with problems: its refusals are errors of arguments, or reasons of a null.
// docs/decisions/045-refusals-of-queries.md.
import { buildSchema, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './support/schema-samples.ts'

/** Problems of these are facts of what is read: what stands in the way of a cart's checkout. */
const facts = ['Cart']

/** Returns the queries whose type has problems. */
const withProblems = (given: GraphQLSchema) =>
  Object.values(given.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    const named = getNamedType(type)
    const hasProblems = isObjectType(named) && 'problems' in named.getFields()
    return hasProblems && !facts.includes(named.name) ? [name] : []
  })

test('no query returns a payload with problems', () => {
  expect(withProblems(schema)).toEqual([])
})

test('a query with such a payload is found', () => {
  const planted = buildSchema(`
    type Query { cart: Cart cup: Cup cups: CupPayload cupList: [CupPayload!] }
    type Cart { problems: [String!]! }
    type Cup { size: Int }
    type CupPayload { cup: Cup problems: [String!]! }
  `)
  expect(withProblems(planted)).toEqual(['cups', 'cupList'])
})
