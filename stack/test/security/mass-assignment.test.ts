// Inputs name what may be set: whatever else is sent is refused at its place, and nothing is called.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { neededRight } from '@vitrine/gateway'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import type { Shopper } from '../../src/shopper.ts'
import { controlOf, type PlatformControl } from '../support/platform-control.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000' })
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))
let member: Shopper
let control: PlatformControl
beforeAll(async () => {
  control = controlOf(stack().platformUrl)
  member = await signedIn(stack().shopUrl, mara)
})

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const isForStaff = (field: (typeof mutations)[number]) => Boolean(neededRight(field))
const shoppers = mutations.filter((field) => !isForStaff(field))

type Member = GraphQLArgument | GraphQLInputField
type Step = { name: string; isList: boolean }
/** Where an input object stands inside the arguments of a mutation. */
type Place = { steps: Step[]; type: GraphQLInputObjectType }

function placesIn(member: Member, steps: Step[], seen: readonly string[]): Place[] {
  const type = getNamedType(member.type)
  if (!isInputObjectType(type) || seen.includes(type.name)) return []
  const own = [...steps, { name: member.name, isList: isList(member.type) }]
  const inside = Object.values(type.getFields())
  return [
    { steps: own, type },
    ...inside.flatMap((field) => placesIn(field, own, [...seen, type.name])),
  ]
}
const isList = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type)

/** A value that its type accepts; only as much as the type insists on. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return neededOf(type)
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, Decimal: '1' }
  return samples[type.name] ?? '00000000-0000-4000-8000-000000000000'
}
const neededOf = (type: GraphQLInputObjectType): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => [field.name, sampleOf(field.type)]),
  )

/** The arguments with one more key in the object at a place. */
function variablesFor(args: readonly Member[], steps: readonly Step[], extra: object) {
  const [step, ...rest] = steps
  const needed = args.filter(({ type, name }) => isNonNullType(type) || name === step?.name)
  return Object.fromEntries(
    needed.map((arg) => [
      arg.name,
      arg.name === step?.name ? put(arg, step, rest, extra) : sampleOf(arg.type),
    ]),
  )
}
function put(arg: Member, step: Step, rest: readonly Step[], extra: object): unknown {
  const type = getNamedType(arg.type) as GraphQLInputObjectType
  const fields = Object.values(type.getFields())
  const value =
    rest.length === 0
      ? { ...neededOf(type), ...extra }
      : { ...neededOf(type), ...variablesFor(fields, rest, extra) }
  return step.isList ? [value] : value
}

const smuggled = {
  status: 'APPROVED',
  isOwner: true,
  roles: ['OWNER'],
  price: '0.01',
  memberId: '00000000-0000-4000-8000-000000000001',
  constructor: 'Object',
}

const cases = shoppers.flatMap((field) =>
  field.args
    .flatMap((arg) => placesIn(arg, [], []))
    .map((place) => ({
      field,
      place,
      title: [field.name, ...place.steps.map(({ name }) => name)].join('.'),
    })),
)

test('S72 there are inputs to try', () => {
  expect(shoppers.length).toBeGreaterThan(30)
  expect(cases.length).toBeGreaterThan(shoppers.length)
})

test.each(cases)('S72 $title takes nothing it does not name', async ({ field, place }) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const document = `mutation M(${declared}) { ${field.name}(${given}) { __typename } }`
  const known = place.type.getFields()
  await control.forget()
  for (const [key, value] of Object.entries(smuggled).filter(
    ([name]) => !Object.hasOwn(known, name),
  )) {
    const variables = variablesFor(field.args, place.steps, { [key]: value })
    const answer = await member.ask(document, variables)
    expect([key, answer.status, answer.errors?.[0]?.extensions.code]).toEqual([
      key,
      422,
      'BAD_USER_INPUT',
    ])
    expect(answer.errors?.[0]?.extensions.field).toContain(key)
  }
  expect(await control.calls()).toEqual([])
})

test('S72 no input of a shopper is an input of staff, but for plain values', () => {
  const typesOf = (fields: typeof mutations) =>
    new Set(
      fields.flatMap((field) =>
        field.args.flatMap((arg) => placesIn(arg, [], []).map(({ type }) => type)),
      ),
    )
  const staff = typesOf(mutations.filter(isForStaff))
  const shared = [...typesOf(shoppers)].filter((type) => staff.has(type))
  // An option of a product, and an answer to a question of the shop's: values without a privilege of their own.
  expect(shared.map(({ name }) => name).sort()).toEqual([
    'ChosenOptionInput',
    'MemberCustomFieldInput',
  ])
})
