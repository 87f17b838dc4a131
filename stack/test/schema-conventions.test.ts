// Conventions that every field of the schema follows. docs/decisions/030-schema-version-1.md.
import { buildSchema, type GraphQLSchema, isInputObjectType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './support/schema-samples.ts'

const inputNameOf = (mutation: string) =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`

/** Returns the mutations whose arguments are not one `input` of a type of their own. */
const unconventional = (given: GraphQLSchema) =>
  Object.values(given.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const [input, ...others] = args
    if (!input) return []
    const type = isNonNullType(input.type) ? input.type.ofType : input.type
    const isOne = input.name === 'input' && others.length === 0 && isInputObjectType(type)
    return isOne && type.name === inputNameOf(name) ? [] : [name]
  })

test('a mutation takes nothing, or one input of a type with its name', () => {
  expect(unconventional(schema)).toEqual([])
})

test('bare arguments, second arguments and the input of another mutation are found', () => {
  const planted = buildSchema(`
    type Query { a: Int }
    input FineInput { id: ID! }
    type Mutation {
      nothing: Int
      fine(input: FineInput!): Int
      bare(id: ID!): Int
      second(input: FineInput!, id: ID!): Int
      borrowed(input: FineInput!): Int
    }
  `)
  expect(unconventional(planted)).toEqual(['bare', 'second', 'borrowed'])
})
