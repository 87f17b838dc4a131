// Whatever is given for an id: no call of the platform goes to another path than its own.
import { allCalls } from '@vitrine/platform'
import { type GraphQLField, getNamedType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { askDesk, atTheDesk, tryDesk } from '../support/admin.ts'
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
  SIGN_INS_PER_LOGIN: '1000000',
  SIGN_INS_PER_ADDRESS: '1000000',
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
  CART_WRITES_PER_MINUTE: '1000000',
})
const control = () => controlOf(stack().platformUrl)
let desk: Shopper
beforeAll(async () => {
  desk = await atTheDesk(stack().shopUrl)
})

type Field = GraphQLField<unknown, unknown>
/** Texts that name a thing as an id does. */
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

/** Paths of the call table; an argument is one segment. */
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
async function strangePaths(): Promise<string[]> {
  const paths = (await control().calls()).map(({ path }) => path)
  await control().forget()
  return paths.filter((path) => !path.startsWith('/oauth2') && !isKnown(path))
}

test('S67 there are 60 payloads, and every id of the schema is tried', () => {
  expect(new Set(hostileIds).size).toBeGreaterThanOrEqual(60)
  expect(queries.length).toBeGreaterThan(20)
  expect(mutations.length).toBeGreaterThan(60)
})

test.each(queries)('S67 $title stays an id', async ({ field, place }) => {
  await control().forget()
  const document = documentFor('query', field)
  for (const id of hostileIds) {
    const { status } = await tryDesk(
      desk,
      document,
      variablesWith(field.args, place.steps, () => id),
    )
    expect([id, status < 500]).toEqual([id, true])
  }
  expect(await strangePaths()).toEqual([])
})

// Each mutation gets other ones of the payloads, so that all of them meet all kinds of writes.
test.each(mutations.map((one, index) => ({ ...one, index })))(
  'S67 $title of a mutation stays an id',
  async ({ field, place, index }) => {
    await control().forget()
    const document = documentFor('mutation', field)
    for (const step of [0, 1, 2, 3, 4, 5]) {
      const id = hostileIds[(index * 6 + step) % hostileIds.length]
      const variables = variablesWith(field.args, place.steps, () => id)
      const { status } = await tryDesk(desk, document, variables)
      expect([id, status < 500]).toEqual([id, true])
    }
    expect(await strangePaths()).toEqual([])
  },
)

test('S67 the owner is still at the desk: no case ended what the others needed', async () => {
  expect(await askDesk(desk, '{ staff { door } }')).toEqual({ staff: { door: 'OPEN' } })
})
