// Every type, field, argument and enum value of the schema says what its name does not.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { inheritDescriptions } from '../../gateway/src/graphql/inherited-descriptions.ts'

type Described = { description?: string | null | undefined }
type Named = readonly [name: string, described: Described]

function membersOf(type: GraphQLNamedType): Named[] {
  if (isEnumType(type)) return type.getValues().map((one) => [`${type.name}.${one.name}`, one])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((one) => [`${type.name}.${one.name}`, one])
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field): Named[] => {
    const name = `${type.name}.${field.name}`
    return [[name, field], ...field.args.map((arg): Named => [`${name}(${arg.name})`, arg])]
  })
}

/** The root types have no meaning of their own. */
const roots = new Set(['Query', 'Mutation', 'Subscription'])

function everything(sdl: string): Named[] {
  const schema = inheritDescriptions(buildSchema(sdl))
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type): Named[] => [
      ...(roots.has(type.name) ? [] : [[type.name, type] as const]),
      ...membersOf(type),
    ])
  const directives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap((directive): Named[] => [
      [`@${directive.name}`, directive],
      ...directive.args.map((arg): Named => [`@${directive.name}(${arg.name})`, arg]),
    ])
  return [...types, ...directives]
}

const undescribed = (sdl: string) =>
  everything(sdl).flatMap(([name, { description }]) => (description?.trim() ? [] : [name]))

const schema = readFileSync(
  createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql'),
  'utf8',
)

test('everything in the schema has a description', () => {
  expect(undescribed(schema)).toEqual([])
})

test('descriptions are sentences or phrases that end', () => {
  const open = everything(schema)
    .filter(([, { description }]) => !/[.:?`)]$/.test((description ?? '').trim()))
    .map(([name]) => name)
  expect(open).toEqual([])
})

/** Descriptions of inputs that are the words of more than three mutations, so that they say nothing of one. */
function sharedByInputs(sdl: string): string[] {
  const texts = everything(sdl).flatMap(([name, { description }]) =>
    name.endsWith('(input)') && description ? [description] : [],
  )
  return [...new Set(texts)].filter((text) => texts.filter((one) => one === text).length > 3)
}

test('the input of a mutation is described by what it holds', () => {
  expect(sharedByInputs(schema)).toEqual([])
  const mutations = [1, 2, 3, 4].map((n) => `m${n}("What it takes." input: Int): Int`).join(' ')
  expect(sharedByInputs(`type Query { a: Int } type Mutation { ${mutations} }`)).toEqual([
    'What it takes.',
  ])
})

test('a planted member without a description is found, one that an interface describes is not', () => {
  expect(
    undescribed(`
      directive @mark(of: String) on FIELD_DEFINITION
      "A thing with an id." interface Node { "Its id." id: ID! }
      "A cup." type Cup implements Node { id: ID! size(unit: Unit): Int }
      enum Unit { "Milliliters." ML L }
      "What to make." input CupInput { size: Int }
      type Query { "A cup." cup("What to make." input: CupInput): Cup }
    `),
  ).toEqual(['Cup.size', 'Cup.size(unit)', 'Unit', 'Unit.L', 'CupInput.size', '@mark', '@mark(of)'])
})
