// Conventions that every list of the schema follows. docs/decisions/033-connections.md.
import {
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './support/schema-samples.ts'

const pagingArguments = ['first', 'after', 'last', 'before', 'page']
/** What a list belongs to, and what a preview is of, is no condition on its entries. */
const subjects = ['Query.memberOrders(memberId)']

/** Returns the arguments of lists that are neither paging nor `filter` nor `sort`, and sorts of another shape. */
function unconventionalLists(given: GraphQLSchema): string[] {
  const types = Object.values(given.getTypeMap()).filter(isObjectType)
  const lists = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .flatMap(({ name, args }) => args.map((one) => ({ at: `${type.name}.${name}`, one }))),
  )
  return lists.flatMap(({ at, one }) => {
    const type = getNamedType(one.type)
    const fields = isInputObjectType(type) ? Object.keys(type.getFields()).join(' ') : ''
    const isKnown =
      (one.name === 'filter' && type.name.endsWith('Filter')) ||
      (one.name === 'sort' && type.name.endsWith('Sort') && fields === 'field order') ||
      pagingArguments.includes(one.name)
    const name = `${at}(${one.name})`
    return isKnown || subjects.includes(name) ? [] : [name]
  })
}

test('what narrows a list is in its filter, and what orders it has a field and an order', () => {
  expect(unconventionalLists(schema)).toEqual([])
})

test('conditions beside the filter, and filters and sorts of another shape are found', () => {
  const planted = buildSchema(`
    input CupFilter { search: String }
    input CupSort { field: String! order: String! }
    input CupSortInput { field: String! order: String! }
    input OddSort { by: String! }
    type CupConnection { nodes: [Int!]! }
    type Query {
      fine(first: Int, after: String, page: Int, filter: CupFilter, sort: CupSort): CupConnection
      search(search: String): CupConnection
      text(filter: String): CupConnection
      named(sort: CupSortInput): CupConnection
      shaped(sort: OddSort): CupConnection
    }
  `)
  expect(unconventionalLists(planted)).toEqual([
    'Query.search(search)',
    'Query.text(filter)',
    'Query.named(sort)',
    'Query.shaped(sort)',
  ])
})

/** Returns conditions that have another type in another filter, and lists without a name in the plural. */
function unconventionalConditions(given: GraphQLSchema): string[] {
  const filters = Object.values(given.getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => name.endsWith('Filter'))
  const types = new Map<string, string>()
  return filters.flatMap((filter) =>
    Object.values(filter.getFields()).flatMap(({ name, type }) => {
      const shape = String(type)
      const known = types.get(name) ?? shape
      types.set(name, known)
      const isNamed = !isListType(type) || /s$|In$|^in$/.test(name)
      return known === shape && isNamed ? [] : [`${filter.name}.${name}`]
    }),
  )
}

test('a condition has one name and one type in all filters, and a list is plural', () => {
  expect(unconventionalConditions(schema)).toEqual([])
})

test('a condition with two types, and a list with a name in the singular are found', () => {
  const planted = buildSchema(`
    type Query { a: Int }
    input CupFilter { ids: [ID!] brand: String search: String }
    input PlateFilter { ids: [String!] brand: [String!] search: String kind: [String!] }
  `)
  expect(unconventionalConditions(planted)).toEqual([
    'PlateFilter.ids',
    'PlateFilter.brand',
    'PlateFilter.kind',
  ])
})

/** The fields of every connection, and of its edges. */
const connectionFields = ['nodes', 'edges', 'pageInfo', 'totalCount']
/** Lists that the platform reads by its own cursors, which lead forward only. */
const forwardOnly = [
  'Query.brands',
  'Query.managedBrands',
  'Query.memberOrders',
  'Query.myBackInStockRequests',
  'Query.orders',
]

/** Returns connections without one of their fields, and lists that are read in one direction only. */
function unconventionalConnections(given: GraphQLSchema) {
  const types = Object.values(given.getTypeMap()).filter(isObjectType)
  const connections = types.filter(({ name }) => name.endsWith('Connection'))
  const incomplete = connections.flatMap((type) => {
    const fields = type.getFields()
    const edge = fields.edges && getNamedType(fields.edges.type)
    const edgeFields = isObjectType(edge) ? Object.keys(edge.getFields()) : []
    return [
      ...connectionFields.filter((name) => !fields[name]).map((name) => `${type.name}.${name}`),
      ...(edgeFields.join(' ') === 'cursor node' ? [] : [`${type.name}.edges`]),
    ]
  })
  const oneWay = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ type: result }) => connections.some((one) => one === getNamedType(result)))
      .filter(({ args }) => args.length > 0 && !args.some(({ name }) => name === 'before'))
      .map(({ name }) => `${type.name}.${name}`),
  )
  return { incomplete: [...new Set(incomplete)], oneWay: oneWay.toSorted() }
}

test('a connection has edges, nodes, page info and a total, and is read in both directions', () => {
  expect(unconventionalConnections(schema)).toEqual({ incomplete: [], oneWay: forwardOnly })
})

/** Returns totals that may not be null: one that is counted later, or fails, would take its list along. */
const fixedTotals = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith('Connection'))
    .filter((type) => String(type.getFields().totalCount?.type) === 'Int!')
    .map(({ name }) => name)

test('the total of a list may be null', () => {
  expect(fixedTotals(schema)).toEqual([])
  const planted = buildSchema(`
    type Query { a: CupConnection b: MugConnection }
    type CupConnection { totalCount: Int! }
    type MugConnection { totalCount: Int }
  `)
  expect(fixedTotals(planted)).toEqual(['CupConnection'])
})

/** Selections of the best few, which are not read page by page: decision 33. */
const selections = ['AuditRecord.changes', 'Facet.values', 'Product.related']
/** Returns lists that have a size but no pages. */
const withoutPages = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ args }) => args.some(({ name }) => name === 'first'))
        .filter((field) => isListType(isNonNullType(field.type) ? field.type.ofType : field.type))
        .map(({ name }) => `${type.name}.${name}`),
    )

test('a list with a size is a connection, but for selections of the best few', () => {
  expect(withoutPages(schema)).toEqual(selections)
  const planted = buildSchema('type Query { a(first: Int): [Int!]! b: [Int!] c(id: ID): [Int] }')
  expect(withoutPages(planted)).toEqual(['Query.a'])
})

test('connections without a field, and lists without a way back are found', () => {
  const planted = buildSchema(`
    type PageInfo { endCursor: String }
    type CupEdge { cursor: String! node: Int! }
    type CupConnection { nodes: [Int!]! edges: [CupEdge!]! pageInfo: PageInfo! totalCount: Int }
    type BareEdge { node: Int! }
    type BareConnection { nodes: [Int!]! edges: [BareEdge!]! pageInfo: PageInfo! }
    type Query {
      cups(first: Int, after: String, last: Int, before: String): CupConnection
      bare(first: Int, after: String): BareConnection
    }
  `)
  expect(unconventionalConnections(planted)).toEqual({
    incomplete: ['BareConnection.totalCount', 'BareConnection.edges'],
    oneWay: ['Query.bare'],
  })
})
