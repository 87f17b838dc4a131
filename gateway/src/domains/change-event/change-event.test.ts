// Runs every event of the table through the real schema: each field is resolved from a body of the table's shape.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type ChangeEventName, changeEventEntry, changeEventNames } from '@vitrine/platform'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
} from 'graphql'
import mercurius from 'mercurius'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../auth/actor.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import { guardActors } from '../../graphql/actors-directive.ts'
import { resolvers } from '../../graphql/resolvers.ts'
import { eventOf } from '../../testing/sample-event.ts'
import { typeNameOf, wordOf } from './names.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  const file = createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql')
  await app.register(mercurius, {
    schema: readFileSync(file, 'utf8'),
    resolvers: resolvers as never,
    schemaTransforms: [guardActors],
    routes: false,
    subscription: false,
  })
  await app.ready()
})
afterAll(() => app.close())

const interfaceFields = () => Object.keys(objectNamed('UnknownEvent').getFields())

function objectNamed(name: string): GraphQLObjectType {
  const type = app.graphql.schema.getType(name)
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`)
  return type
}

/** Fields that call the platform for data that is not in the event, and what only a shopper's own currency has. */
const leftOut = new Set(['Brand.products', 'MemberContact.customFields', 'Money.converted'])

/** Returns all fields of a type and of its fields, down to a depth. */
function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) throw new Error(`${type.name} is not asked for here`)
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (leftOut.has(`${type.name}.${field.name}`)) return []
    if (isLeafType(getNamedType(field.type))) return [field.name]
    return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : []
  })
  return `{ __typename ${fields.join(' ')} }`
}

const scopes = ['events:read', 'events:personal', 'catalog:read', 'members:read']

async function queryEvent(event: StoredEvent, selection: string, actor?: Actor) {
  const context = {
    actor: actor ?? { kind: 'APP', id: 'books', scopes },
    config: {
      mediaOrigin: 'https://media.test',
      store: { weightUnit: 'KG' },
    },
    storeFacts: { currency: 'USD', locale: 'en-US' },
    content: { brandStory: () => ({ place: 'Bergen', text: '<p>Enamel.</p>' }) },
    session: { find: async () => null },
    inbox: { find: () => event },
    nullReasons: [],
  }
  const document = `{ changeEvent(id: "event") ${selection} }`
  const { data, errors } = await app.graphql(document, context)
  expect(errors).toBeUndefined()
  return data?.changeEvent as Record<string, unknown>
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Fields of types that several events of the platform share, which another one of them has. */
const ofOthers: Partial<Record<ChangeEventName, string[]>> = {
  ProductChanged: ['product'],
  ProductV3Updated: ['changedFields'],
  ProductDeleted: ['product'],
  InventoryItemV3Updated: ['changedFields'],
}

test.each(changeEventNames)('%s has a type, and all its fields have values', async (name) => {
  const type = objectNamed(typeNameOf(name))
  expect(type.getInterfaces().map((one) => one.name)).toEqual(['ChangeEvent'])
  const answer = await queryEvent(
    eventOf(name),
    `{ __typename ... on ${type.name} ${selectionOf(type, 5)} }`,
  )
  expect(answer.__typename).toBe(type.name)
  expect(answer.name).toBe(wordOf(name))
  const own = Object.keys(type.getFields()).filter((field) => !interfaceFields().includes(field))
  const empty = own.filter((field) => isEmpty(answer[field]))
  expect(empty.sort()).toEqual((ofOthers[name] ?? []).toSorted())
  // The message of a deleted collection has the id alone, which is the id of the entity.
  const { kind, deletedCarriesEntity } = changeEventEntry(name)
  const hasContent =
    kind === 'deleted' ? deletedCarriesEntity === true : name !== 'CollectionDeleted'
  expect(own.length > 0).toBe(hasContent)
})

/** Returns the paths of empty values. */
function emptyIn(value: unknown, path = ''): string[] {
  if (isEmpty(value)) return [path]
  if (Array.isArray(value)) return value.flatMap((one) => emptyIn(one, path))
  if (typeof value !== 'object') return []
  const members = Object.entries(value as object)
  return members.flatMap(([name, one]) => emptyIn(one, path ? `${path}.${name}` : name))
}

test.each(['ProductV3Created', 'InventoryItemV3Created', 'CustomizationCreated'] as const)(
  '%s has all fields of its entity',
  async (name) => {
    const type = objectNamed(typeNameOf(name))
    const answer = await queryEvent(
      eventOf(name),
      `{ ... on ${type.name} ${selectionOf(type, 6)} }`,
    )
    const others = [...interfaceFields(), ...(ofOthers[name] ?? [])]
    const own = Object.keys(type.getFields()).filter((field) => !others.includes(field))
    const returned = Object.fromEntries(own.map((field) => [field, answer[field]]))
    // The title and description are found among the tags by the kind of tag, and catalog v1 alone sends the others.
    const absent = [
      'seo.title',
      'seo.description',
      'sku',
      'price',
      'compareAtPrice',
      'costAndProfit',
    ]
    const paths = absent.map((path) => `product.${path}`)
    // Events carry the pictures of a video, not the id of one.
    const isAbsent = (path: string) =>
      paths.includes(path) || path.endsWith('video.stillFrameMediaId')
    expect(emptyIn(returned).filter((path) => !isAbsent(path))).toEqual([])
  },
)

test('entities of catalog v1 have what their events send', async () => {
  const product = `{ ... on ProductCreatedEvent { product {
    id name sku brandName visible pageUrl price { amount } costAndProfit { cost { amount } }
    mainMedia { url } media { type } options { id } variants { id } } } }`
  expect(emptyIn(await queryEvent(eventOf('ProductCreated'), product))).toEqual([
    'product.options',
    'product.variants',
  ])
  const item = `{ ... on InventoryItemUpdatedEvent { inventoryItem {
    id productId tracked preorder { enabled } updatedAt } } }`
  expect(emptyIn(await queryEvent(eventOf('InventoryItemChanged'), item))).toEqual([])
  const collection = `{ ... on CollectionCreatedEvent { collection {
    id name slug visible mainMedia { id } media { id } } } }`
  expect(emptyIn(await queryEvent(eventOf('CollectionCreated'), collection))).toEqual([])
})

test('the enum of the schema equals the names of the event table', () => {
  const words = app.graphql.schema.getType('ChangeEventName')
  if (!isEnumType(words)) throw new Error('ChangeEventName is no enumeration')
  const returned = words.getValues().map(({ name }) => name)
  expect(returned.sort()).toEqual([...new Set([...changeEventNames.map(wordOf), 'UNKNOWN'])].sort())
})

test('fields of the interface', async () => {
  const fields = selectionOf(objectNamed('UnknownEvent'), 1)
  expect(await queryEvent(eventOf('CartUpdated'), fields)).toEqual({
    __typename: 'CartUpdatedEvent',
    id: 'event',
    name: 'CART_UPDATED',
    type: 'wix.ecom.v1.cart_updated',
    entityId: 'entity',
    occurredAt: '2026-05-01T10:00:00.000Z',
    receivedAt: '2026-05-01T10:00:01.000Z',
    sequence: '7',
    identity: { __typename: 'EventIdentity', kind: 'MEMBER', id: 'mara' },
    fieldChanges: [{ __typename: 'FieldChange', path: 'lineItems[0].quantity', previous: 1 }],
    anonymization: false,
    erased: false,
    state: 'DONE',
    deadLetter: null,
  })
})

test('returns an event without a name as unknown', async () => {
  const unknown = { state: 'SET_ASIDE', reason: 'UNKNOWN_TYPE', detail: 'why', body: '{}' } as const
  expect(
    await queryEvent(
      eventOf(null, unknown),
      '{ __typename name type deadLetter { reason detail tries } }',
    ),
  ).toEqual({
    __typename: 'UnknownEvent',
    name: 'UNKNOWN',
    type: 'melted',
    deadLetter: { reason: 'UNKNOWN_TYPE', detail: 'why', tries: 0 },
  })
})

test.each(['ProductCreated', 'CartUpdated', 'VariantsChanged'] as const)(
  'returns only the interface of %s when its body could not be parsed',
  async (name) => {
    const type = objectNamed(typeNameOf(name))
    const own = Object.keys(type.getFields()).filter((field) => !interfaceFields().includes(field))
    const unread = {
      state: 'SET_ASIDE',
      reason: 'UNREADABLE',
      detail: 'x',
      body: '{"a":1}',
    } as const
    const answer = await queryEvent(
      eventOf(name, unread),
      `{ state ... on ${type.name} ${selectionOf(type, 2)} }`,
    )
    expect(own.filter((field) => !isEmpty(answer[field]))).toEqual([])
    expect(answer.state).toBe('DEAD_LETTER')
  },
)

test.each([
  'CheckoutCreated',
  'CheckoutUpdated',
  'CheckoutCompleted',
  'CheckoutTemplateUsed',
] as const)('%s returns no checkout URL and makes no call', async (name) => {
  // There is no platform here: a call for the URL would fail.
  const answer = await queryEvent(eventOf(name), `{ ... on ${name}Event { checkout { id url } } }`)
  expect(answer.checkout).toEqual({ id: 'some id', url: null })
})

test('an event being handled is returned as done', async () => {
  const { state, isErased, ...handled } = eventOf('BrandUpdated')
  const answer = await queryEvent(handled as StoredEvent, '{ __typename state erased }')
  expect(answer).toEqual({ __typename: 'BrandUpdatedEvent', state: 'DONE', erased: false })
})

const withoutPeople: Record<string, Actor> = {
  'a contributor': { kind: 'STAFF', id: 'editor', role: 'CONTRIBUTOR' },
  'an app that may read events and members': {
    kind: 'APP',
    id: 'books',
    scopes: scopes.filter((scope) => scope !== 'events:personal'),
  },
}

/** Written out a second time, so that a mistake in the rule is noticed. */
const ofPeople =
  /^(Cart|Checkout(?!Settings)|Order(?!sSettings)|Fulfillments|Abandoned|BackInStock|Subscription|Member)/

describe.each(Object.entries(withoutPeople))('%s', (_, actor) => {
  test.each(changeEventNames)('S89 reads %s without personal data', async (name) => {
    const type = objectNamed(typeNameOf(name))
    const ownFields = Object.keys(type.getFields()).filter(
      (field) => !interfaceFields().includes(field),
    )
    const answer = await queryEvent(
      eventOf(name),
      `{ __typename id occurredAt fieldChanges { path previous } ... on ${type.name} ${selectionOf(type, 5)} }`,
      actor,
    )
    expect(answer).toMatchObject({ id: 'event', occurredAt: '2026-05-01T10:00:00.000Z' })
    const returned = ownFields.filter((field) => !isEmpty(answer[field]))
    const own = ownFields.filter((field) => !ofOthers[name]?.includes(field))
    expect(returned).toEqual(ofPeople.test(name) ? [] : own)
    expect(isEmpty(answer.fieldChanges)).toBe(ofPeople.test(name))
  })

  test('S89 reads no modified fields of an unknown event', async () => {
    const unknown = { state: 'SET_ASIDE', reason: 'UNKNOWN_TYPE', detail: 'why' } as const
    const fields = '{ fieldChanges { path previous } }'
    const answer = await queryEvent(eventOf(null, unknown), fields, actor)
    expect(answer).toEqual({ fieldChanges: [] })
  })
})

test.each([
  [['events:read'], null],
  [['events:read', 'catalog:read'], '15.00'],
])('S89 %j reads an earlier cost as %j', async (scopes, previous) => {
  const event = eventOf('ProductV3Updated', { modifiedFields: { cost: '15.00' } })
  const actor = { kind: 'APP', id: 'books', scopes } as const
  const answer = await queryEvent(event, '{ fieldChanges { path previous } }', actor)
  expect(answer).toEqual({ fieldChanges: [{ path: 'cost', previous }] })
})
