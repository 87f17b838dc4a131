// Which rule refuses a document, and what the caller learns. That the work is bounded: hostile-documents.test.ts.
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema as schema } from '../testing/schema.ts'
import { DocumentRefused } from './document-refused.ts'
import { checkRules } from './document-rules.ts'

function refusalOf(query: string): DocumentRefused | null {
  try {
    checkRules(schema, parse(query), { suggests: false })
    return null
  } catch (error) {
    if (error instanceof DocumentRefused) return error
    throw error
  }
}

test('a valid document passes', () => {
  expect(refusalOf('query ($n: Int = 5) { products(first: $n) { totalCount } }')).toBeNull()
})

test.each([
  ['an unknown field', '{ nothing }', 'Cannot query field "nothing"'],
  [
    'a default of another type than its variable',
    'query ($n: Int = "x") { products(first: $n) { totalCount } }',
    'Int cannot represent non-integer value: "x"',
  ],
  [
    'two fields of one name',
    '{ store { name } store: brands { nodes { id } } }',
    'Fields "store" conflict',
  ],
])('S57 %s is refused with its reason', (_name, query, message) => {
  expect(refusalOf(query)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED', status: 422 })
  expect(refusalOf(query)?.message).toContain(message)
})

test('an argument of a wrong type is refused at its name, as one in the variables', () => {
  expect(refusalOf('{ products(first: "x") { totalCount } }')).toMatchObject({
    ...{ code: 'BAD_USER_INPUT', status: 422, field: 'first' },
  })
})

test('of a document with both, unknown fields are reported', () => {
  const refusal = refusalOf('{ nothing products(first: "x") { totalCount } }')
  expect(refusal?.code).toBe('GRAPHQL_VALIDATION_FAILED')
})

test('S57 of many faults the first five are reported', () => {
  const faults = Array.from({ length: 9 }, (_, at) => `no${at}`).join(' ')
  expect(refusalOf(`{ ${faults} }`)?.message).toMatch(
    /^Cannot query field "no0" on type "Query"\. Cannot query field "no1"(?!.*no5)/,
  )
})

test('S57 a conflict is reported in at most 401 characters', () => {
  const name = 'x'.repeat(1000)
  const conflict = refusalOf(`{ ${name}: store { name } ${name}: brands { nodes { id } } }`)
  expect(conflict?.message).toHaveLength(401)
})
