// Whatever is passed as an id, no platform call leaves its own path.
import { allCalls } from '@vitrine/platform'
import { type GraphQLField, getNamedType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import type { Shopper } from '../../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { hostileIds } from '../support/hostile-ids.ts'
import { controlOf } from '../support/platform-control.ts'
import {
  documentFor,
  type Place,
  placesIn,
  schema,
  variablesWith,
} from '../support/schema-samples.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({
  ...hundredfoldCalls,
  SIGN_INS_PER_LOGIN: '1000000',
  SIGN_INS_PER_ADDRESS: '1000000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
  CART_WRITES_PER_MINUTE: '1000000',
})
const control = () => controlOf(stack().platformUrl)
let admin: Shopper
beforeAll(async () => {
  admin = await elevatedStaff(stack().shopUrl)
})

type Field = GraphQLField<unknown, unknown>
/** Selects the strings that identify an object as an id does. */
const isIdentifier = ({ member }: Place) =>
  getNamedType(member.type).name === 'ID' || /^(slug|.*Token)$/.test(member.name)
const casesOf = (kind: 'query' | 'mutation', fields: Field[]) =>
  fields.flatMap((field) =>
    placesIn(field.args)
      .filter(isIdentifier)
      .map((place) => ({
        kind,
        field,
        place,
        title: [field.name, ...place.steps.map(({ name }) => name)].join('.'),
      })),
  )
const queries = casesOf('query', Object.values(schema.getQueryType()?.getFields() ?? {}))
const mutations = casesOf('mutation', Object.values(schema.getMutationType()?.getFields() ?? {}))

/** The paths of the call table; an argument is one segment. */
const knownPaths = Object.values(allCalls).flatMap((service) =>
  Object.values(service).map(
    ({ path }) =>
      new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}(/query)?$`),
  ),
)
const isKnown = (path: string) => {
  const [own = ''] = path.split('?')
  const segments = own.split('/').map((segment) => decodeURIComponent(segment))
  return (
    knownPaths.some((known) => known.test(own)) &&
    !segments.some((one) => one === '.' || one === '..')
  )
}
async function unknownPaths(): Promise<string[]> {
  const paths = (await control().calls()).map(({ path }) => path)
  await control().clearCalls()
  return paths.filter((path) => !path.startsWith('/oauth2') && !isKnown(path))
}

test('S67 60 payloads exist, and every id of the schema is tried', () => {
  expect(new Set(hostileIds).size).toBeGreaterThanOrEqual(60)
  expect(queries.length).toBeGreaterThan(20)
  expect(mutations.length).toBeGreaterThan(60)
})

test.each(queries)('S67 $title remains an id', async ({ field, place }) => {
  await control().clearCalls()
  const document = documentFor('query', field)
  for (const id of hostileIds) {
    const { status } = await executeAdmin(
      admin,
      document,
      variablesWith(field.args, place.steps, () => id),
    )
    expect([id, status < 500]).toEqual([id, true])
  }
  expect(await unknownPaths()).toEqual([])
})

// Each mutation gets a different part of the payloads, so that together they cover all kinds of writes.
test.each(mutations.map((one, index) => ({ ...one, index })))(
  'S67 $title of a mutation remains an id',
  async ({ field, place, index }) => {
    await control().clearCalls()
    const document = documentFor('mutation', field)
    for (const step of [0, 1, 2, 3, 4, 5]) {
      const id = hostileIds[(index * 6 + step) % hostileIds.length]
      const variables = variablesWith(field.args, place.steps, () => id)
      const { status } = await executeAdmin(admin, document, variables)
      expect([id, status < 500]).toEqual([id, true])
    }
    expect(await unknownPaths()).toEqual([])
  },
)

test('S67 the elevation of the owner outlasts all cases', async () => {
  expect(await queryAdmin(admin, '{ staff { state: elevation } }')).toEqual({
    staff: { state: 'ACTIVE' },
  })
})
