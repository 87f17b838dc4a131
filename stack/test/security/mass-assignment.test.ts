// Inputs declare what may be set: an undeclared key is refused at its path, without a platform call.
import { requiredRight } from '@vitrine/gateway'
import { type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { controlOf, type PlatformControl } from '../support/platform-control.ts'
import {
  documentFor,
  placesIn,
  type Step,
  schema,
  variablesWith,
} from '../support/schema-samples.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000' })
let member: Shopper
let control: PlatformControl
beforeAll(async () => {
  control = controlOf(stack().platformUrl)
  member = await signedIn(stack().shopUrl, mara)
})

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const isForStaff = (field: (typeof mutations)[number]) => Boolean(requiredRight(field))
const shoppers = mutations.filter((field) => !isForStaff(field))

const smuggled = {
  status: 'APPROVED',
  isOwner: true,
  roles: ['OWNER'],
  price: '0.01',
  memberId: '00000000-0000-4000-8000-000000000001',
  constructor: 'Object',
}

type ObjectPlace = { steps: Step[]; type: GraphQLInputObjectType }
/** Returns the input objects inside the arguments of a mutation, with their paths. */
const objectsIn = ({ args }: (typeof mutations)[number]): ObjectPlace[] =>
  placesIn(args).flatMap(({ steps, member: { type } }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) ? [{ steps, type: named }] : []
  })

const cases = shoppers.flatMap((field) =>
  objectsIn(field).map((place) => ({
    field,
    place,
    title: [field.name, ...place.steps.map(({ name }) => name)].join('.'),
  })),
)

test('S72 inputs to test exist', () => {
  expect(shoppers.length).toBeGreaterThan(30)
  expect(cases.length).toBeGreaterThan(shoppers.length)
})

test.each(cases)('S72 $title accepts no undeclared key', async ({ field, place }) => {
  const document = documentFor('mutation', field)
  const known = place.type.getFields()
  await control.clearCalls()
  for (const [key, value] of Object.entries(smuggled).filter(
    ([name]) => !Object.hasOwn(known, name),
  )) {
    const smuggle = (sample: unknown) => ({ ...Object(sample), [key]: value })
    const variables = variablesWith(field.args, place.steps, smuggle)
    const result = await member.execute(document, variables)
    expect([key, result.status, result.errors?.[0]?.extensions.code]).toEqual([
      key,
      422,
      'BAD_USER_INPUT',
    ])
    expect(result.errors?.[0]?.extensions.field).toContain(key)
  }
  expect(await control.calls()).toEqual([])
})

test('S72 shopper and staff mutations share no input type except plain values', () => {
  const typesOf = (fields: typeof mutations) =>
    new Set(fields.flatMap((field) => objectsIn(field).map(({ type }) => type)))
  const staff = typesOf(mutations.filter(isForStaff))
  const shared = [...typesOf(shoppers)].filter((type) => staff.has(type))
  // A chosen option, the source of a picture, the value of a custom field and a weight: values that carry no privilege.
  expect(shared.map(({ name }) => name).sort()).toEqual([
    'ChosenOptionInput',
    'MediaSourceInput',
    'MemberCustomFieldInput',
    'WeightInput',
  ])
})
