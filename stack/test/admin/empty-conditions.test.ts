// Conditions that say nothing: every filter and every text to search for refuses an empty list, an empty text and a range
// that ends before it begins, at its path. The cases are those of the schema.
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { narrowingArguments } from '../../../gateway/src/graphql/filter-values.ts'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin } from '../support/admin.ts'
import { schema } from '../support/schema-samples.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()
let staff: Shopper
beforeAll(async () => {
  staff = await elevatedStaff(stack().shopUrl)
})

type Empty = { path: string; value: unknown }
const bare = (type: GraphQLInputType) => (isNonNullType(type) ? type.ofType : type)

/** Returns every value of a type with one condition that says nothing. */
function empties(given: GraphQLInputType, path: string): Empty[] {
  const type = bare(given)
  if (isListType(type)) {
    const inner = empties(type.ofType, `${path}[0]`)
    return [{ path, value: [] }, ...inner.map((one) => ({ ...one, value: [one.value] }))]
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const names = fields.map(({ name }) => name)
    const one = fields.flatMap((field) =>
      empties(field.type, `${path}.${field.name}`).map((found) => ({
        path: found.path,
        value: { ...samples(fields, field.name), [field.name]: found.value },
      })),
    )
    const ranges = [
      ['min', 'max', '2', '1'],
      ['since', 'until', '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'],
    ].filter(([from = '']) => names.includes(from))
    return [
      ...one,
      ...ranges.map(([from = '', to = '', late, early]) => ({
        path: `${path}.${to}`,
        value: { [from]: late, [to]: early },
      })),
    ]
  }
  return ['String', 'ID'].includes(getNamedType(type).name)
    ? [
        { path, value: '' },
        { path, value: '  ' },
      ]
    : []
}

/** Values of the other fields that have to be given. */
const samples = (fields: readonly { name: string; type: GraphQLInputType }[], but: string) =>
  Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      if (name === but || !isNonNullType(type)) return []
      return [[name, isListType(type.ofType) ? ['x'] : 'x']]
    }),
  )

const required: Readonly<Record<string, unknown>> = { action: 'APPROVE', query: 'x' }
const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
const cases = fields.flatMap((field) =>
  narrowingArguments(field).flatMap((argument) =>
    empties(argument.type, argument.name).map(
      ({ path, value }) => [field.name, path, argument, value] as const,
    ),
  ),
)

test('there are filters to walk', () => {
  expect(new Set(cases.map(([field]) => field)).size).toBeGreaterThan(12)
  expect(cases.length).toBeGreaterThan(100)
})

test.each(cases)('%s refuses %s', async (name, path, argument, value) => {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(name)
  const others = field.args.filter((one) => isRequiredArgument(one) && one !== argument)
  const all: readonly GraphQLArgument[] = [argument, ...others]
  const variables = Object.fromEntries(
    all.map((one) => [one.name, one === argument ? value : required[one.name]]),
  )
  const declared = all.map((one) => `$${one.name}: ${one.type}`).join(', ')
  const passed = all.map((one) => `${one.name}: $${one.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const document = `query (${declared}) { alias: ${name}(${passed})${selection} }`
  const { errors } = await executeAdmin(staff, document, variables)
  expect(
    errors?.map(({ path: at, extensions }) => [at, extensions.code, extensions.field]),
  ).toEqual([[['alias'], 'BAD_USER_INPUT', path]])
})

test('a list within another thing refuses them too', async () => {
  const document =
    '{ collections(first: 1) { nodes { products(filter: { brands: [] }) { totalCount } } } }'
  const { errors } = await executeAdmin(staff, document)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'filter.brands' })
})

test.each([
  [{ search: ' ' }, 'filter.search', 'INVALID_LENGTH'],
  [{ ids: [] }, 'filter.ids', 'INVALID_SIZE'],
  [{ nickname: { equals: '' } }, 'filter.nickname.equals', 'INVALID_LENGTH'],
])('a change by filter refuses %j as well', async (filter, field, code) => {
  const document = `mutation ($input: BulkDeleteMembersByFilterInput!) {
    result: bulkDeleteMembersByFilter(input: $input) { problems { code field } } }`
  const { data } = await executeAdmin(staff, document, {
    input: { filter, confirmationToken: 'x' },
  })
  expect(data).toEqual({ result: { problems: [{ code, field }] } })
})
