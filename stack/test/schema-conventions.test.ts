// Conventions that every field of the schema follows. docs/decisions/030-schema-version-1.md.
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { nestedFields } from '../../web/src/admin/lib/usable-response.ts'
import { schema } from './support/schema-samples.ts'

const inputNameOf = (mutation: string) =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`

/** Returns the mutations whose arguments are not one `input` of a type of their own. */
const unconventional = (given: GraphQLSchema) =>
  Object.values(given.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const [input, ...others] = args
    if (!input) return []
    const type = isNonNullType(input.type) ? input.type.ofType : input.type
    const isOne = input.name === 'input' && others.length === 0 && isInputObjectType(type)
    return isOne && type.name === inputNameOf(name) ? [] : [name]
  })

test('a mutation takes nothing, or one input of a type with its name', () => {
  expect(unconventional(schema)).toEqual([])
})

test('bare arguments, second arguments and the input of another mutation are found', () => {
  const planted = buildSchema(`
    type Query { a: Int }
    input FineInput { id: ID! }
    type Mutation {
      nothing: Int
      fine(input: FineInput!): Int
      bare(id: ID!): Int
      second(input: FineInput!, id: ID!): Int
      borrowed(input: FineInput!): Int
    }
  `)
  expect(unconventional(planted)).toEqual(['bare', 'second', 'borrowed'])
})

/** Inputs about a thing of their own, which another thing's id belongs to. */
const idsOfOthers = ['MergeBrandsInput.intoId', 'RequestBackInStockInput.productId']
/** Returns the id of the thing that an input is about, where it is not called `id`. */
const strangeIds = (given: GraphQLSchema) =>
  Object.keys(given.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
    const type = given.getType(inputNameOf(mutation))
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
    if (fields.some(({ name }) => name === 'id')) return []
    const others = fields.filter((one) => String(one.type) === 'ID!' && one.name.endsWith('Id'))
    return others.length === 1 ? [`${inputNameOf(mutation)}.${others[0]?.name}`] : []
  })

test('the id of the thing that a mutation is about is called id', () => {
  expect(strangeIds(schema)).toEqual(idsOfOthers)
  const planted = buildSchema(`
    type Query { a: Int }
    type Mutation { fill(input: FillInput!): Int, move(input: MoveInput!): Int }
    input FillInput { cupId: ID! }
    input MoveInput { id: ID! shelfId: ID! }
  `)
  expect(strangeIds(planted)).toEqual(['FillInput.cupId'])
})

/** Returns the coordinates of names that hold the platform's name or a version. */
function namesOfPlatform(given: GraphQLSchema): string[] {
  const types = Object.values(given.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const coordinates = types.flatMap((type) => {
    if (isEnumType(type))
      return [type.name, ...type.getValues().map((one) => `${type.name}.${one.name}`)]
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type))
      return [type.name]
    const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
      type.getFields(),
    )
    const inFields = fields.flatMap((field) => {
      const at = `${type.name}.${field.name}`
      const args = 'args' in field ? field.args : []
      return [at, ...args.map(({ name }) => `${at}.${name}`)]
    })
    return [type.name, ...inFields]
  })
  const own = (coordinate: string) => coordinate.split('.').at(-1) ?? ''
  return coordinates.filter((one) => /wix/i.test(own(one)) || /V\d/.test(own(one)))
}

test('no name is of the platform or one of its versions', () => {
  expect(namesOfPlatform(schema)).toEqual([])
})

test('names of the platform and its versions are found', () => {
  const planted = buildSchema(`
    enum Kind { WIX_USER PRODUCT_V3_CREATED HIV }
    input CupInput { useWixPages: Boolean }
    type CupV3 { id(v2Id: ID, wixId: ID): ID }
    type Query { cup(input: CupInput): CupV3, kind: Kind }
  `)
  expect(namesOfPlatform(planted)).toEqual([
    'Kind.WIX_USER',
    'Kind.PRODUCT_V3_CREATED',
    'CupInput.useWixPages',
    'CupV3',
    'CupV3.id.wixId',
  ])
})

const codesOf = (given: GraphQLSchema, name: string) => {
  const type = given.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}
/** Returns the codes of single mutations that are no `ProblemCode`. */
const strangeCodes = (given: GraphQLSchema) =>
  Object.keys(given.getTypeMap())
    .filter((name) => name.endsWith('ProblemCode'))
    .flatMap((name) => {
      const all = new Set(codesOf(given, 'ProblemCode'))
      return codesOf(given, name).flatMap((code) => (all.has(code) ? [] : [`${name}.${code}`]))
    })

test('every code of a single mutation is a problem code', () => {
  expect(strangeCodes(schema)).toEqual([])
  const planted = buildSchema(`
    type Query { a: ProblemCode b: RenameProblemCode }
    enum ProblemCode { NOT_FOUND }
    enum RenameProblemCode { NOT_FOUND GONE }
  `)
  expect(strangeCodes(planted)).toEqual(['RenameProblemCode.GONE'])
})

const hasDirective = (node: ASTNodeWithDirectives, name: string) =>
  node?.directives?.some((one) => one.name.value === name) ?? false
type ASTNodeWithDirectives = GraphQLField<unknown, unknown>['astNode']

/** What the gateway answers itself, without a call. */
const ownFacts = ['caller', 'staff', 'store', 'viewer']
/** Returns fields that may fail alone and are not null, so that their failure would take others along. */
const takingOthersAlong = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Subscription')
    .flatMap((object) =>
      Object.values(object.getFields()).flatMap((field) => {
        const type = object.name
        const isRoot = type === 'Mutation' || (type === 'Query' && !ownFacts.includes(field.name))
        const isGuarded = ['right', 'actors'].some((one) => hasDirective(field.astNode, one))
        return isNonNullType(field.type) && (isRoot || isGuarded) ? [`${type}.${field.name}`] : []
      }),
    )

test('the failure of a root field, or of one with a right, leaves the other fields', () => {
  expect(takingOthersAlong(schema)).toEqual([])
  const planted = buildSchema(`
    directive @right on FIELD_DEFINITION
    type Query { caller: Int! cups: [Int!]! plates: [Int!] }
    type Mutation { rename: Int! }
    type Cup { cost: Int! @right size: Int! weight: Int @right }
    type Subscription { cup: Cup! @right }
  `)
  expect(takingOthersAlong(planted)).toEqual(['Query.cups', 'Mutation.rename', 'Cup.cost'])
})

/** Lists within a thing that take a call of their own, which their shape does not show. */
const ownCalls = ['MemberContact.customFields', 'Product.collections']
/** Returns fields below others that are read by themselves, and would take what they are a part of along. */
const takingParentsAlong = (given: GraphQLSchema) =>
  Object.values(given.getTypeMap())
    .filter(isObjectType)
    .flatMap((object) =>
      Object.values(object.getFields()).flatMap(({ name, type, args, astNode }) => {
        const at = `${object.name}.${name}`
        const isPage = args.length > 0 && getNamedType(type).name.endsWith('Connection')
        const isOwn = isPage || hasDirective(astNode, 'perRow') || ownCalls.includes(at)
        return isOwn && isNonNullType(type) ? [at] : []
      }),
    )

test('the failure of a field with a call of its own leaves what it is a part of', () => {
  expect(takingParentsAlong(schema)).toEqual([])
  const planted = buildSchema(`
    directive @perRow on FIELD_DEFINITION
    type Query { cup: Cup }
    type CupConnection { nodes: [Int!]! }
    type Cup {
      lids(first: Int): CupConnection!
      saucers(first: Int): CupConnection
      spoons: CupConnection!
      price: Int! @perRow
      weight: Int @perRow
    }
  `)
  expect(takingParentsAlong(planted)).toEqual(['Cup.lids', 'Cup.price'])
})

test('the admin knows the fields below others that fail alone', () => {
  const nested = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Query' && name !== 'Mutation')
    .flatMap((object) => Object.values(object.getFields()))
    .filter(({ astNode }) => hasDirective(astNode, 'semanticNonNull'))
    .filter(({ astNode }) => !['right', 'actors'].some((one) => hasDirective(astNode, one)))
    .map(({ name }) => name)
  expect([...nestedFields].toSorted()).toEqual([...new Set(nested)].toSorted())
})

/** Returns the fields of `Query` that find one thing by a key, or null, without a reason. */
const withoutReason = (given: GraphQLSchema) =>
  Object.values(given.getQueryType()?.getFields() ?? {}).flatMap(
    ({ name, type, args, astNode, description }) => {
      const isOne = isObjectType(type) && !type.name.endsWith('Connection')
      const hasKey = args.some((one) => ['id', 'slug', 'name'].includes(one.name))
      // A field with `@semanticNonNull` is null only with an error.
      const isKnown = ['lookup', 'semanticNonNull'].some((one) => hasDirective(astNode, one))
      // One that a session decides, too, says that it has a reason.
      const isSaid = description?.includes('`extensions.problems`')
      return isOne && hasKey && !isKnown && !isSaid ? [name] : []
    },
  )

test('a read of one thing by its key has a reason when it is null', () => {
  expect(withoutReason(schema)).toEqual([])
  const planted = buildSchema(`
    directive @lookup on FIELD_DEFINITION
    type Query { a(id: ID!): Cup b(slug: String): Cup @lookup c(id: ID): Cup! d: Cup }
    type Cup { e: Int }
  `)
  expect(withoutReason(planted)).toEqual(['a'])
})
