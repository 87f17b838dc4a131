import { buildSchema, type GraphQLEnumType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { inheritDescriptions } from './inherited-descriptions.ts'

const schema = inheritDescriptions(
  buildSchema(`
    interface Dated { "When it was made." createdDate(
      "Time zone of the answer." zone: String
    ): String }
    type Order implements Dated { createdDate(zone: String): String number: String }
    type Cart implements Dated { "When the first line was added." createdDate(zone: String): String }
    enum ProblemCode { "There is none." NOT_FOUND "It is taken." NAME_TAKEN }
    enum RenameProblemCode { NOT_FOUND "Another one has it." NAME_TAKEN }
    type Query { order: Order cart: Cart code: ProblemCode rename: RenameProblemCode }
  `),
)
const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields()

test('a field has the description of the interface unless it has its own', () => {
  expect(fieldsOf('Order').createdDate?.description).toBe('When it was made.')
  expect(fieldsOf('Cart').createdDate?.description).toBe('When the first line was added.')
  expect(fieldsOf('Order').number?.description).toBeUndefined()
})

test('a code of one mutation has the description of the code unless it has its own', () => {
  const codes = (schema.getType('RenameProblemCode') as GraphQLEnumType).getValues()
  expect(codes.map(({ description }) => description)).toEqual([
    'There is none.',
    'Another one has it.',
  ])
})

test('so has an argument', () => {
  expect(fieldsOf('Cart').createdDate?.args[0]?.description).toBe('Time zone of the answer.')
})
