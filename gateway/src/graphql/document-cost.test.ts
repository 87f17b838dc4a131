import { getIntrospectionQuery, graphqlSync, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { countLooks } from '../testing/counted-document.ts'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema, schemaWith } from '../testing/schema.ts'
import { checkCost, costOf } from './document-cost.ts'
import { DocumentRefused } from './document-refused.ts'

const cost = (query: string, variables = {}) => costOf(parse(query), variables, schema).fields
/** Returns the code a document is refused with. */
const codeOf = (query: string) => refusalCodeOf(() => void checkCost(parse(query), {}, schema))
/** Counts the fields of a response. */
function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, one) => sum + fieldsIn(one), 0)
  return inner + (Array.isArray(value) ? 0 : Object.keys(value).length)
}
const refusedAs = (query: string) => {
  try {
    checkCost(parse(query), {}, schema)
    return null
  } catch (error) {
    return error instanceof DocumentRefused ? error.message : error
  }
}

describe('S61 a list', () => {
  const listing = 'query ($n: Int) { products(first: $n) { nodes { id slug } } }'

  test.each([
    ['as its `first` says', { n: 7 }, 7],
    ['at most a page of 100', { n: 100_000 }, 100],
    ['at least one', { n: -3 }, 1],
    ['its default without one', {}, 50],
  ])('S61 counts %s', (_name, variables, rows) => {
    expect(cost(listing, variables)).toBe(1 + rows * 3)
  })

  test.each([
    ['by the default of its variable', '$n: Int = 7', {}, 7],
    ['by a value instead of that default', '$n: Int = 7', { n: 9 }, 9],
    ['its own default where that of the variable is null', '$n: Int = null', {}, 50],
  ])('S61 counts %s', (_name, variable, given, rows) => {
    const query = `query (${variable}) { products(first: $n) { nodes { id } } }`
    expect(cost(query, given)).toBe(1 + rows * 2)
  })

  test('S61 is as long as its `first` says, whatever stands before that', () => {
    expect(cost('{ products(page: 3, first: 7) { nodes { id } } }')).toBe(1 + 7 * 2)
  })

  test('S61 is as long as its `last` says, and as the larger of both', () => {
    expect(cost('{ changeEvents(last: 7) { nodes { id } } }')).toBe(1 + 7 * 2)
    expect(cost('{ changeEvents(first: 3, last: 9) { nodes { id } } }')).toBe(1 + 9 * 2)
    expect(cost('{ changeEvents(last: 0) { nodes { id } } }')).toBe(1 + 2)
    expect(cost('{ changeEvents(last: 900) { nodes { id } } }')).toBe(1 + 100 * 2)
    const query = 'query ($n: Int) { changeEvents(last: $n) { nodes { id } } }'
    expect([cost(query, { n: 4 }), cost(query, { n: null })]).toEqual([9, 101])
  })

  test('S61 of entities without `first` counts ten times', () => {
    expect(cost('{ product(slug: "x") { collections { id } } }')).toBe(1 + 1 + 10)
  })

  test('S61 inside a list counts once for each of its rows', () => {
    const inner = 'variants(first: 20) { nodes { id } }'
    expect(cost(`{ products(first: 10) { nodes { ${inner} } } }`)).toBe(1 + 10 * (1 + 1 + 20 * 2))
    expect(
      refusedAs(`{ products(first: 100) { nodes { a: ${inner} ${inner.repeat(9)} } } }`),
    ).toMatch('costs too much')
  })

  test('S61 counts below the fields of an interface as well', () => {
    const event = '... on ChangeEvent { ... on BrandCreatedEvent { brand { name } } type entityId }'
    expect(cost(`{ changeEvents(first: 100) { nodes { ${event} } } }`)).toBe(1 + 100 * 5)
    const types = 'type Query { a: Shelf } interface Shelf { products(first: Int): AConnection }'
    const own = schemaWith(`${types} type AConnection { totalCount: Int }`)
    expect(costOf(parse('{ a { products(first: 7) { totalCount } } }'), {}, own).fields).toBe(9)
  })

  test.each([
    ['the name of a type', '__typename id'],
    ['what stands under a condition', '... @include(if: true) { id slug }'],
  ])('S61 counts %s in each row', (_name, fields) => {
    expect(cost(`{ products(first: 7) { nodes { ${fields} } } }`)).toBe(1 + 7 * 3)
  })

  test('S61 counts below the types of a union', () => {
    const changes = '__typename ... on ProductChange { productId }'
    expect(cost(`subscription { shopChanged { ${changes} } }`)).toBe(3)
  })
})

describe('S61 the limit', () => {
  // 19,901 and one for each name.
  const listing = (names: number) =>
    `{ ${'__typename '.repeat(names)} products(first: 100) { nodes { id variants(first: 98) { nodes { id } } } } }`
  const ofSchema = (names: number) => `{ __type(name: "A") { ${'name '.repeat(names)} } }`

  test.each([
    ['20,000 fields', listing(99), 'passed'],
    ['one field more', listing(100), 'DOCUMENT_TOO_COSTLY'],
    ['80,000 fields of the schema', ofSchema(8000), 'passed'],
    ['ten of these more', ofSchema(8001), 'DOCUMENT_TOO_COSTLY'],
  ])('S61 S65 of %s', (_name, query, code) => expect(codeOf(query)).toBe(code))

  test('S62 a document is charged for both, in whole numbers', () => {
    expect(checkCost(parse('{ store { name } __type(name: "A") { name } }'), {}, schema)).toBe(13)
    const wrapped = parse('{ __type(name: "A") { ofType { ofType { name } } } }')
    expect(costOf(wrapped, {}, schema).schemaFields).toBeCloseTo(19.6)
    expect(checkCost(wrapped, {}, schema)).toBe(21)
  })
})

describe('S58 a fragment', () => {
  const chain = (levels: number) =>
    `{ collections(first: 1) { nodes { ...F0 } } } ${Array.from({ length: levels }, (_, level) => `fragment F${level} on Collection { ...F${level + 1} ...F${level + 1} }`).join(' ')} fragment F${levels} on Collection { id }`

  test('S58 counts as often as it is spread, and is looked at once', () => {
    expect(cost(chain(5))).toBe(1 + 1 + 2 ** 5)
    const document = parse(chain(18), { noLocation: true })
    const counted = countLooks(document)
    expect(costOf(document, {}, schema).fields).toBe(2 + 2 ** 18)
    expect(counted.looks).toBeLessThan(5 * counted.nodes)
  })

  test('S58 is counted once for equal lengths, and again for others', () => {
    const listing = parse('query ($n: Int = 7) { products(first: $n) { nodes { id } } }', {
      noLocation: true,
    })
    const counted = countLooks(listing)
    const costs = (...given: object[]) => given.map((one) => checkCost(listing, { ...one }, schema))
    expect(costs({ n: 3 }, {}, { n: null })).toEqual([7, 15, 101])
    const { looks } = counted
    expect(costs({ n: 3, other: 1 }, {}, { n: null })).toEqual([7, 15, 101])
    expect(counted.looks).toBe(looks)
    expect(costs({ n: 4 })).toEqual([9])
    expect(counted.looks).toBeGreaterThan(looks)
  })

  test('S60 holds the costs of a few lengths only', () => {
    const listing = parse('query ($n: Int) { products(first: $n) { nodes { id } } }', {
      noLocation: true,
    })
    for (let n = 1; n <= 33; n += 1) checkCost(listing, { n }, schema)
    const counted = countLooks(listing)
    checkCost(listing, { n: 32 }, schema)
    expect(counted.looks).toBe(0)
    checkCost(listing, { n: 33 }, schema)
    expect(counted.looks).toBeGreaterThan(0)
  })

  test.each([
    ['a page of products for each row', 'products(first: 1) { totalCount }'],
    ['the same through an alias', 'a: products(first: 1) { totalCount }'],
  ])('S63 does not hide %s', (_name, field) => {
    const query = `{ collections(first: 2) { nodes { ...A } } } fragment A on Collection { ...B } fragment B on Collection { ${field} }`
    expect(refusedAs(query.replace('first: 2', 'first: 11'))).toMatch('one platform call per row')
    expect(refusedAs(query.replace('first: 2', 'first: 10'))).toBeNull()
  })
})

describe('S65 reading the schema', () => {
  /** A new schema each time, because the lengths of its lists are computed once. */
  const smallSchema = () =>
    schemaWith(`
      interface Shape { area(unit: Unit, exact: Boolean): Int }
      type Square implements Shape { area(unit: Unit, exact: Boolean): Int side: Int @deprecated }
      enum Unit { M KM MILE }
      input Sides { least: Int most: Int @deprecated }
      type Query { squares(of: Sides): [Square] }
    `)

  test.each([
    ['types', 'types { name }'],
    ['fields', 'types { fields(includeDeprecated: true) { name } }'],
    [
      'arguments',
      'types { fields(includeDeprecated: true) { args(includeDeprecated: true) { name } } }',
    ],
    ['members of inputs', 'types { inputFields(includeDeprecated: true) { name } }'],
    ['values of enums', 'types { enumValues(includeDeprecated: true) { name } }'],
    ['directives', 'directives { name }'],
  ])('S65 counts all %s of the schema', (_name, selection) => {
    const query = `{ __schema { ${selection} } }`
    const own = smallSchema()
    const { data } = graphqlSync({ schema: own, source: query })
    const { fields, schemaFields } = costOf(parse(query), {}, own)
    expect(fields).toBe(1)
    expect(schemaFields).toBeCloseTo(fieldsIn(data?.__schema))
  })

  test('S65 counts the rest of the schema by estimates', () => {
    const own = smallSchema()
    const costOfSchema = (query: string) => costOf(parse(query), {}, own).schemaFields
    const count = own.getDirectives().length
    // A leaf counts once, however long its list is.
    const ofDirectives = 1 + count * (1 + 2 + 1)
    expect(costOfSchema('{ __schema { directives { args { name } locations } } }')).toBe(
      ofDirectives,
    )
    const related = 'interfaces { name } possibleTypes { name }'
    expect(costOfSchema(`{ __type(name: "A") { ${related} } }`)).toBe(10 * (2 + 2))
  })

  test('allows the introspection query of common tools, but not many times as much', () => {
    expect(refusedAs(getIntrospectionQuery())).toBeNull()
    const all = Array.from({ length: 20 }, (_, i) => `a${i}: fields { type { fields { name } } }`)
    expect(refusedAs(`{ __schema { types { ${all.join(' ')} } } }`)).toMatch('too much')
  })
})
