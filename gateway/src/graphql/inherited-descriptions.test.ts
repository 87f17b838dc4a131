import { buildSchema, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { inheritDescriptions } from './inherited-descriptions.ts'

const schema = inheritDescriptions(
  buildSchema(`
    interface Dated { "When it was made." createdDate(
      "Time zone of the answer." zone: String
    ): String }
    type Order implements Dated { createdDate(zone: String): String number: String }
    type Cart implements Dated { "When the first line was added." createdDate(zone: String): String }
    type Query { order: Order cart: Cart }
  `),
)
const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields()

test('a field has the description of the interface unless it has its own', () => {
  expect(fieldsOf('Order').createdDate?.description).toBe('When it was made.')
  expect(fieldsOf('Cart').createdDate?.description).toBe('When the first line was added.')
  expect(fieldsOf('Order').number?.description).toBeUndefined()
})

test('so has an argument', () => {
  expect(fieldsOf('Cart').createdDate?.args[0]?.description).toBe('Time zone of the answer.')
})
