// Tests each document limit at its boundary: one more is refused. docs/security.md S57, S58.
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema } from '../testing/schema.ts'
import { checkLimits, documentLimits } from './document-limits.ts'
import { MergedFields } from './merged-fields.ts'

const times = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join(' ')

/** Documents with a given number of one thing, and within all other limits. */
const documents: Record<string, { most: number; of: (count: number) => string }> = {
  'S57 levels of selections, inline fragments included': {
    most: documentLimits.nesting,
    of: (count) => `{ ${'... { '.repeat(count - 1)} a ${'}'.repeat(count - 1)} }`,
  },
  'S57 values as arguments': {
    most: documentLimits.values,
    of: (count) => `{ a(${times(count, (at) => `b${at}: 1`)}) }`,
  },
  'S57 values as members of objects': {
    // The argument that holds the object counts too.
    most: documentLimits.values - 1,
    of: (count) => `{ a(b: { ${times(count, (at) => `c${at}: 1`)} }) }`,
  },
  'S57 values in a list': {
    most: documentLimits.values - 1,
    of: (count) => `{ a(b: [${times(count, () => '1')}]) }`,
  },
  'S58 fragments': {
    most: documentLimits.fragments,
    of: (count) => `{ ...F0 } ${times(count, (at) => `fragment F${at} on Query { a }`)}`,
  },
  'S58 fields with every fragment written out': {
    most: documentLimits.fields,
    of: (count) => `{ x { ${times(count - 1, () => 'a')} } }`,
  },
}

test.each(Object.entries(documents))('%s have a limit', (_, { most, of }) => {
  const check = (count: number) => refusalCodeOf(() => checkLimits(parse(of(count))))
  expect(check(most)).toBe('passed')
  expect(check(most + 1)).toBe('DOCUMENT_TOO_COMPLEX')
})

test('S57 merging fields of one name stops after its steps', () => {
  const fields = new MergedFields(schema, parse('{ __typename }'))
  for (let step = 0; step < 20_000; step += 1) fields.step()
  expect(refusalCodeOf(() => fields.step())).toBe('DOCUMENT_TOO_COMPLEX')
})
