import { expect, test } from 'vitest'
import { variablesFor } from './examples.ts'

const variablesOf = (head: string) =>
  variablesFor({ name: 'X', summary: '', query: `query X${head} { __typename }` })

test('an example opens with the variables that its reader has to fill in', () => {
  expect(variablesOf('($id: ID!, $ids: [ID!]!)')).toBe('{\n  "id": "",\n  "ids": ""\n}')
  expect(variablesOf('($first: Int = 50, $size: Int! = 5, $after: String)')).toBeUndefined()
  expect(variablesOf('')).toBeUndefined()
})
