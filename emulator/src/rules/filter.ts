// Compiles a filter of the object dialect to a predicate. Source: docs/contract/transport.md §7.
import { invalid } from '../refuse.ts'
import { comparable, compare, normalOperand } from './operand.ts'
import {
  type Operator,
  operators,
  operatorsOf,
  type QueryField,
  type QueryFields,
  type Scalar,
} from './query-fields.ts'

export type Test<Item> = (item: Item) => boolean

/** Maximum nesting of `$and`, `$or`, `$not`. Assumed: it limits the cost of a hostile filter. */
const maxDepth = 20

export function compileFilter<Item>(
  filter: unknown,
  fields: QueryFields<Item>,
  path = 'query.filter',
): Test<Item> {
  return compile(filter, fields, { path, depth: 0 })
}

type Place = { path: string; depth: number }

function compile<Item>(filter: unknown, fields: QueryFields<Item>, place: Place): Test<Item> {
  if (place.depth > maxDepth) throw invalid(place.path, 'is nested too deeply')
  if (!isObject(filter)) throw invalid(place.path, 'must be an object', { rule: 'FORMAT' })
  const tests = Object.entries(filter).map(([key, value]) =>
    compileMember(key, value, fields, { path: `${place.path}.${key}`, depth: place.depth + 1 }),
  )
  return (item) => tests.every((test) => test(item))
}

function compileMember<Item>(
  key: string,
  value: unknown,
  fields: QueryFields<Item>,
  place: Place,
): Test<Item> {
  if (key === '$not') {
    const test = compile(value, fields, place)
    return (item) => !test(item)
  }
  if (key === '$and' || key === '$or') {
    const tests = listOf(value, place.path).map((part) => compile(part, fields, place))
    return key === '$and'
      ? (item) => tests.every((test) => test(item))
      : (item) => tests.some((test) => test(item))
  }
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (!field) {
    throw invalid(place.path, 'is not a filterable field', { rule: 'FIELD_NOT_ALLOWED' })
  }
  return compileField(field, value, place.path)
}

function compileField<Item>(field: QueryField<Item>, value: unknown, path: string): Test<Item> {
  if (value === null) return compileOperator(field, '$isEmpty', true, path)
  if (!isObject(value)) return compileOperator(field, '$eq', value, path)
  const tests = Object.entries(value).map(([name, operand]) => {
    const operator = operators.find((known) => known === name)
    if (!operator) throw invalid(`${path}.${name}`, 'is not an operator')
    return compileOperator(field, operator, operand, path)
  })
  return (item) => tests.every((test) => test(item))
}

function compileOperator<Item>(
  field: QueryField<Item>,
  operator: Operator,
  operand: unknown,
  path: string,
): Test<Item> {
  const known = field.operators ?? operatorsOf[field.kind]
  if (!known.includes(operator)) {
    throw invalid(`${path}.${operator}`, `cannot be used with this field`)
  }
  const test = ruleOf(field, operator, operand, `${path}.${operator}`)
  return (item) => test(field.read(item))
}

/**
 * Returns the test of an operator; a list equals a value when it contains it. Assumed: the platform lists the
 * operator, not its meaning.
 */
function ruleOf<Item>(
  field: QueryField<Item>,
  operator: Operator,
  operand: unknown,
  path: string,
): ValueTest {
  if (field.kind !== 'list' || (operator !== '$eq' && operator !== '$ne')) {
    return testOf(field, operator, operand, path)
  }
  return testOf(field, operator === '$eq' ? '$hasSome' : '$nin', [operand], path)
}

type Values = Scalar | readonly string[]
type ValueTest = (value: Values) => boolean

function testOf<Item>(
  field: QueryField<Item>,
  operator: Operator,
  operand: unknown,
  path: string,
): ValueTest {
  if (operator === '$exists' || operator === '$isEmpty') {
    const wantsEmpty = flag(operand, path) === (operator === '$isEmpty')
    return (value) => isEmpty(value) === wantsEmpty
  }
  if (isListOperator(operator)) return listTest(field, operator, listOf(operand, path), path)
  if (operator === '$ne' && operand === null) return (value) => !isEmpty(value)
  if (operator === '$eq' && operand === null) return isEmpty
  const wanted = normalOperand(operand, field.kind, path)
  return (value) => scalarTest(operator, comparable(value, field.kind), wanted)
}

type ListOperator = '$in' | '$nin' | '$hasSome' | '$hasAll'
const isListOperator = (operator: Operator): operator is ListOperator =>
  ['$in', '$nin', '$hasSome', '$hasAll'].includes(operator)

function listTest<Item>(
  field: QueryField<Item>,
  operator: ListOperator,
  operand: readonly unknown[],
  path: string,
): ValueTest {
  const { kind } = field
  const wanted = new Set<string | number | undefined>(
    operand.map((one) => normalOperand(one, kind, path)),
  )
  const present = (value: Values) =>
    (Array.isArray(value) ? value : [value]).map((one) => comparable(one, kind))
  if (operator === '$hasAll') {
    return (value) => {
      const values = new Set(present(value))
      return [...wanted].every((one) => values.has(one))
    }
  }
  const some = (value: Values) => present(value).some((one) => wanted.has(one))
  return operator === '$nin' ? (value) => !some(value) : some
}

function scalarTest(
  operator: Operator,
  value: string | number | undefined,
  wanted: string | number,
) {
  if (value === undefined) return operator === '$ne'
  const order = compare(value, wanted)
  switch (operator) {
    case '$eq':
      return order === 0
    case '$ne':
      return order !== 0
    case '$gt':
      return order > 0
    case '$gte':
      return order >= 0
    case '$lt':
      return order < 0
    case '$lte':
      return order <= 0
    default:
      return textTest(operator, String(value).toLowerCase(), String(wanted).toLowerCase())
  }
}

/** Text search ignores case. docs/contract/catalog.md §4.1. */
function textTest(operator: Operator, value: string, wanted: string): boolean {
  if (operator === '$startsWith') return value.startsWith(wanted)
  if (operator === '$endsWith') return value.endsWith(wanted)
  return value.includes(wanted)
}

function isEmpty(value: Values): boolean {
  return value === undefined || value === null || value === '' || lengthOf(value) === 0
}
const lengthOf = (value: Values) => (Array.isArray(value) ? value.length : undefined)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(path, 'must be a list', { rule: 'FORMAT' })
  return value
}

function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw invalid(path, 'must be true or false', { rule: 'FORMAT' })
  return value
}
