// Tests each document limit at its boundary: one more is refused. docs/security.md S57, S58.
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema } from '../testing/schema.ts'
import {
  checkLimits,
  checkSize,
  documentLimits,
  parseDocument,
  readDocument,
} from './document-limits.ts'
import { shortened } from './document-refused.ts'
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
  'S58 fields of a fragment that is spread twice': {
    // One root field, and each of the others twice.
    most: (documentLimits.fields - 2) / 2,
    of: (count) => `{ x { ...F ...F } } fragment F on X { ${times(count, () => 'a')} }`,
  },
  'S56 levels of fields through fragments': {
    most: documentLimits.depth,
    of: (count) =>
      `{ a { ...F } } fragment F on X { ${'a { '.repeat(count - 2)} a ${'}'.repeat(count - 2)} }`,
  },
  'S57 root fields of a fragment': {
    most: documentLimits.rootFields,
    of: (count) => `{ ...F } fragment F on Query { ${times(count, (at) => `a${at}`)} }`,
  },
}

test.each(Object.entries(documents))('%s have a limit', (_, { most, of }) => {
  const check = (count: number) => refusalCodeOf(() => checkLimits(parse(of(count))))
  expect(check(most)).toBe('passed')
  expect(check(most + 1)).toBe('DOCUMENT_TOO_COMPLEX')
})

/** The numbers are written out: a limit that was raised by mistake is noticed. */
const counted: [string, number, (count: number) => string][] = [
  [
    'S57 aliases below one root field',
    30,
    (count) => `{ x { ${times(count, (at) => `a${at}: a`)} } }`,
  ],
  ['S57 directives', 50, (count) => `{ a ${times(count, (at) => `@d${at}`)} }`],
  ['S57 root fields', 20, (count) => `{ ${times(count, (at) => `a${at}`)} }`],
  [
    'S57 levels of fields',
    12,
    (count) => `{ ${'a { '.repeat(count - 1)} a ${'}'.repeat(count - 1)} }`,
  ],
  ['characters of a name', 100, (count) => `{ ${'a'.repeat(count)} }`],
]

test.each([
  ['a circle of fragments', '{ ...A } fragment A on X { ...B } fragment B on X { ...A }'],
  ['a fragment that spreads itself', '{ ...A } fragment A on X { a { ...A } }'],
])('S58 %s is refused', (_, text) => {
  expect(refusalCodeOf(() => checkLimits(parse(text)))).toBe('DOCUMENT_TOO_COMPLEX')
})

test('a spread of no fragment is left to validation', () => {
  expect(refusalCodeOf(() => checkLimits(parse('{ ...Gone }')))).toBe('passed')
})

test.each([
  ['__schema', 'passed'],
  ['__type', 'passed'],
  ['__types', 'DOCUMENT_TOO_COMPLEX'],
  ['my__schema', 'DOCUMENT_TOO_COMPLEX'],
  ['schema', 'DOCUMENT_TOO_COMPLEX'],
])('S56 whether %s may be deeper than other fields: %s', (name, code) => {
  const types = `${'ofType { '.repeat(12)} name ${'}'.repeat(12)}`
  expect(refusalCodeOf(() => checkLimits(parse(`{ ${name} { ${types} } }`)))).toBe(code)
})

test.each(counted)('%s: at most %i', (_, most, of) => {
  const check = (count: number) => refusalCodeOf(() => checkLimits(parse(of(count))))
  expect([check(most), check(most + 1)]).toEqual(['passed', 'DOCUMENT_TOO_COMPLEX'])
})

test('S57 a document of 64 KB is read, one byte more is not, and bytes are not characters', () => {
  const check = (text: string) => refusalCodeOf(() => checkSize(text))
  expect([check('x'.repeat(65_536)), check('x'.repeat(65_537))]).toEqual([
    'passed',
    'DOCUMENT_TOO_LARGE',
  ])
  expect([check('é'.repeat(32_768)), check('é'.repeat(32_769))]).toEqual([
    'passed',
    'DOCUMENT_TOO_LARGE',
  ])
})

const refusalOf = (check: () => unknown): unknown => {
  try {
    return check()
  } catch (error) {
    return error
  }
}

test('S57 a refusal has its status, and a message that is not as long as the document', () => {
  expect(refusalOf(() => readDocument('x'.repeat(65_537)))).toMatchObject({ status: 413 })
  const broken = refusalOf(() => readDocument(`{ a(b: "${'x'.repeat(1000)} }`))
  expect(broken).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED', status: 400 })
  const long = refusalOf(() => readDocument(`{ a } ${'y'.repeat(1000)} }`)) as Error
  expect(long).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED' })
  expect(long.message).toHaveLength(401)
  const tokens = (count: number) =>
    refusalCodeOf(() => parseDocument(`{ ${times(count - 2, () => 'a')} }`))
  expect([tokens(1500), tokens(1501)]).toEqual(['passed', 'GRAPHQL_PARSE_FAILED'])
})

test('S57 a message is shortened above 400 characters', () => {
  expect(shortened('x'.repeat(400))).toBe('x'.repeat(400))
  expect(shortened('x'.repeat(401))).toBe(`${'x'.repeat(400)}…`)
})

test('S44 a document has exactly one operation, beside its fragments', () => {
  const check = (text: string) => refusalCodeOf(() => checkLimits(parse(text)))
  expect(check('fragment F on Query { a } query { ...F }')).toBe('passed')
  expect(check('fragment F on Query { a }')).toBe('ONE_OPERATION_ONLY')
  expect(check('query A { a } mutation B { b }')).toBe('ONE_OPERATION_ONLY')
})

test.each([
  ['subscription { changed @skip(if: true) }', 'GRAPHQL_VALIDATION_FAILED'],
  ['subscription { changed @include(if: $a) }', 'GRAPHQL_VALIDATION_FAILED'],
  ['subscription { ... @include(if: $a) { changed } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['subscription { ... { changed @skip(if: $a) } }', 'GRAPHQL_VALIDATION_FAILED'],
  [
    'subscription { ...F } fragment F on Subscription { changed @skip(if: $a) }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['subscription { ...F } fragment F on Event { at @skip(if: $a) }', 'passed'],
  ['subscription { changed { at @skip(if: $a) } }', 'passed'],
  ['subscription { changed @other }', 'passed'],
  ['query { changed @skip(if: true) }', 'passed'],
])('%s: %s', (text, code) => expect(refusalCodeOf(() => checkLimits(parse(text)))).toBe(code))

test('S57 a refusal says what the limit is', () => {
  const check = () => checkLimits(parse(`{ ${times(21, (at) => `a${at}`)} }`))
  expect(check).toThrow('At most 20 root fields.')
})

test('S60 a parsed document does not retain its text through its nodes', () => {
  expect(parseDocument('{ a }').loc).toBeUndefined()
})

test('the nodes of a document are counted', () => {
  expect(checkLimits(parse('{ a }'))).toBe(5)
})

test('S57 merging fields of one name stops after its steps', () => {
  const fields = new MergedFields(schema, parse('{ __typename }'))
  for (let step = 0; step < 20_000; step += 1) fields.step()
  expect(refusalCodeOf(() => fields.step())).toBe('DOCUMENT_TOO_COMPLEX')
})
