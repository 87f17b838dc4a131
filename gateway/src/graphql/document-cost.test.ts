import { getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { countLooks } from '../testing/counted-document.ts'
import { printedSchema as schema } from '../testing/schema.ts'
import { checkCost, costOf } from './document-cost.ts'
import { DocumentRefused } from './document-refused.ts'

const cost = (query: string, variables = {}) => costOf(parse(query), variables, schema).fields
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

  test('S61 inside a list counts once for each of its rows', () => {
    const inner = 'variants(first: 20) { nodes { id } }'
    expect(cost(`{ products(first: 10) { nodes { ${inner} } } }`)).toBe(1 + 10 * (1 + 1 + 20 * 2))
    expect(
      refusedAs(`{ products(first: 100) { nodes { a: ${inner} ${inner.repeat(9)} } } }`),
    ).toMatch('asks for too much')
  })

  test('S61 counts below the fields of an interface as well', () => {
    const event = '... on ChangeEvent { ... on BrandCreatedEvent { brand { name } } type entityId }'
    expect(cost(`{ changeEvents(first: 100) { nodes { ${event} } } }`)).toBe(1 + 100 * 5)
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

  test.each([
    ['a page of products for each row', 'products(first: 1) { totalCount }'],
    ['the same through an alias', 'a: products(first: 1) { totalCount }'],
  ])('S63 does not hide %s', (_name, field) => {
    const query = `{ collections(first: 2) { nodes { ...A } } } fragment A on Collection { ...B } fragment B on Collection { ${field} }`
    expect(refusedAs(query)).toMatch('once for each row')
    expect(refusedAs(query.replace('first: 2', 'first: 1'))).toBeNull()
  })
})

describe('S65 reading the schema', () => {
  test('allows the introspection query of common tools, but not many times as much', () => {
    expect(refusedAs(getIntrospectionQuery())).toBeNull()
    const all = Array.from({ length: 20 }, (_, i) => `a${i}: fields { type { fields { name } } }`)
    expect(refusedAs(`{ __schema { types { ${all.join(' ')} } } }`)).toMatch('too much')
  })
})
