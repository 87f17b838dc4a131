import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { readEventBody } from '../platform/events/read-body.ts'
import { type Bus, createLocalBus } from '../subscriptions/bus.ts'
import { type ProductChange, topics } from '../subscriptions/topics.ts'
import { event } from '../testing/inbox-kit.ts'
import type { ChangeEvent, ReceivedEvent } from './change-event.ts'
import { publicFieldsOfProduct } from './public-fields.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'

const schemaFile = createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql')

/** Returns the product changes published after one event. */
async function changesOf(
  name: ChangeEvent['name'],
  other: Partial<ReceivedEvent>,
  isAnnounced: IsAnnounced = async () => true,
) {
  const bus = createLocalBus((error) => {
    throw error
  })
  const received: ProductChange[] = []
  bus.listen<ProductChange>(topics.products, (changes) => received.push(changes))
  const published = { ...event('one', { name, entityId: 'p', modifiedFields: null, ...other }) }
  await createPublishConsumer(bus, isAnnounced).handle(published as ChangeEvent)
  return received.map(({ kind, fields }) => ({ kind, fields }))
}

const productChanged = (...changedFields: string[]) =>
  changesOf('ProductChanged', { body: { productId: 'p', changedFields } })

test('names of private fields are not published', async () => {
  expect(await productChanged('priceData', 'price', 'costAndProfitData')).toEqual([
    { kind: 'CHANGED', fields: ['price'] },
  ])
  const variants = [{ variantId: 'v', changedFields: ['sku', 'cost'] }]
  expect(await changesOf('VariantsChanged', { body: { productId: 'p', variants } })).toEqual([
    { kind: 'CHANGED', fields: ['sku'] },
  ])
})

test('published fields are fields of a product in the schema', () => {
  const product = buildSchema(readFileSync(schemaFile, 'utf8')).getType('Product')
  const fields = isObjectType(product) ? Object.keys(product.getFields()) : []
  expect(publicFieldsOfProduct.filter((name) => !fields.includes(name))).toEqual([])
  expect(publicFieldsOfProduct.length).toBeGreaterThan(20)
})

test('a change of private fields only is not published; one without field names is', async () => {
  expect(await productChanged('costAndProfitData')).toEqual([])
  expect(await productChanged('somethingNew')).toEqual([])
  expect(await productChanged()).toEqual([{ kind: 'CHANGED', fields: [] }])
})

test('a product created hidden is not published', async () => {
  const created = (visible?: boolean) =>
    changesOf('ProductCreated', { body: { productId: 'p', visible } })
  expect(await created(false)).toEqual([])
  expect(await created(true)).toEqual([{ kind: 'CREATED', fields: [] }])
  expect(await created()).toEqual([{ kind: 'CREATED', fields: [] }])
  expect(await changesOf('ProductV3Created', { body: { id: 'p', visible: false } })).toEqual([])
})

test('of a hidden product of catalog v3 only the hiding is published', async () => {
  const updated = (visible: boolean, modifiedFields: Record<string, unknown> | null) =>
    changesOf('ProductV3Updated', { body: { id: 'p', visible }, modifiedFields })
  expect(await updated(false, { name: 'Old' })).toEqual([])
  expect(await updated(false, { visible: true })).toHaveLength(1)
  expect(await updated(false, null)).toHaveLength(1)
  expect(await updated(true, { name: 'Old' })).toHaveLength(1)
})

const ofOneProduct = [
  ['ProductCreated', { productId: 'p' }],
  ['ProductChanged', { productId: 'p', changedFields: ['name'] }],
  ['ProductChanged', { productId: 'p', changedFields: ['visible'] }],
  ['ProductDeleted', {}],
  ['VariantsChanged', { productId: 'p', variants: [{ variantId: 'v', changedFields: ['sku'] }] }],
  ['InventoryItemChanged', { productId: 'p' }],
  ['InventoryVariantsChanged', { productId: 'p' }],
  ['ProductV3Created', { id: 'p', visible: true }],
  ['ProductV3Updated', { id: 'p', visible: true }],
  ['ProductV3Deleted', {}],
  ['InventoryItemV3Created', { productId: 'p' }],
  ['InventoryItemV3Updated', { productId: 'p' }],
  ['InventoryItemV3Deleted', { productId: 'p' }],
  ['InventoryItemV3UpdatedWithReason', { inventoryItem: { productId: 'p' } }],
] as const

test.each(ofOneProduct)('S71 %s of a hidden product is not published', async (name, body) => {
  const other = { body } as Partial<ReceivedEvent>
  expect(await changesOf(name, other)).toHaveLength(1)
  expect(await changesOf(name, other, async (id) => id !== 'p')).toEqual([])
})

/** Returns everything one event publishes, by topic. */
async function messagesOf(name: ChangeEvent['name'], other: Partial<ReceivedEvent>) {
  const messages: [string, unknown][] = []
  const bus = { publish: (topic: string, message: unknown) => messages.push([topic, message]) }
  const published = { ...event('one', { name, modifiedFields: null, at: 5, ...other }) }
  const consumer = createPublishConsumer(bus as unknown as Bus, async () => true)
  await consumer.handle(published as ChangeEvent)
  return messages
}

test('a change of a product is published to its listeners and to those of all products', async () => {
  const change = { productId: 'p', kind: 'STOCK', fields: ['stock'], at: 5 }
  expect(await messagesOf('InventoryItemChanged', { body: { productId: 'p' } })).toEqual([
    ['product:p', change],
    ['products', change],
  ])
  // The id of the product in the shop, where there is no other.
  for (const name of ['InventoryItemChanged', 'InventoryVariantsChanged'] as const)
    expect(
      await messagesOf(name, {
        body: readEventBody(name, { inventoryItemId: 'i', externalId: 'p' }),
      }),
    ).toMatchObject([['product:p', change], {}])
})

test.each([
  'ProductCreated',
  'ProductChanged',
  'ProductDeleted',
  'InventoryItemChanged',
  'InventoryItemV3Updated',
  'BrandUpdated',
] as const)('%s without a product is not published', async (name) => {
  expect(await messagesOf(name, { entityId: null, body: {} })).toEqual([])
})

test('a deleted or created product is published as such', async () => {
  expect(await messagesOf('ProductDeleted', { entityId: 'p', body: {} })).toMatchObject([
    ['product:p', { kind: 'DELETED', fields: [] }],
    {},
  ])
  expect(await messagesOf('ProductV3Created', { entityId: 'p', body: null })).toMatchObject([
    ['product:p', { kind: 'CREATED', fields: [] }],
    {},
  ])
})

test('S71 a change of a cart is published to its readers and to its member alone', async () => {
  const body = { id: 'c', revision: '7', buyerInfo: { kind: 'MEMBER', id: 'm' } }
  const change = { kind: 'CART', at: 5, revision: '7' }
  for (const name of ['CartCreated', 'CartUpdated'] as const)
    expect(await messagesOf(name, { entityId: 'c', body })).toEqual([
      ['cart:c', change],
      ['member:m', change],
    ])
  const anonymous = { id: 'c', buyerInfo: { kind: 'VISITOR', id: 'v' } }
  const plain = [['cart:c', { kind: 'CART', at: 5 }]]
  expect(await messagesOf('CartUpdated', { entityId: 'c', body: anonymous })).toEqual(plain)
  expect(await messagesOf('CartUpdated', { entityId: 'c', body: null })).toEqual(plain)
  // What a deleted cart held says nothing about the one the session has now.
  expect(await messagesOf('CartDeleted', { entityId: 'c', body })).toEqual(plain)
  expect(await messagesOf('CartUpdated', { entityId: null, body })).toEqual([])
})

test('S71 a change of a member is published to that member', async () => {
  for (const name of ['MemberUpdated', 'MemberDeleted'] as const)
    expect(await messagesOf(name, { entityId: 'm', body: null })).toEqual([
      ['member:m', { kind: 'MEMBER', at: 5 }],
    ])
  expect(await messagesOf('MemberCreated', { entityId: 'm', body: null })).toEqual([])
})

const created = { productId: 'p', kind: 'CREATED', fields: [] }
const deleted = { productId: 'p', kind: 'DELETED', fields: [] }
const changed = { productId: 'p', kind: 'CHANGED', fields: [] }

test.each([
  ['ProductCreated', created],
  ['ProductChanged', changed],
  ['ProductDeleted', deleted],
  ['VariantsChanged', changed],
  ['InventoryItemChanged', null],
  ['InventoryVariantsChanged', null],
  ['ProductV3Created', created],
  ['ProductV3Updated', changed],
  ['ProductV3Deleted', deleted],
  ['InventoryItemV3Created', null],
  ['InventoryItemV3Updated', null],
  ['InventoryItemV3Deleted', null],
  ['InventoryItemV3UpdatedWithReason', null],
] as const)('%s without a body says what its entity id says', async (name, change) => {
  const messages = await messagesOf(name, { entityId: 'p', body: null, modifiedFields: {} })
  expect(messages[0]?.[1]).toEqual(change ? { ...change, at: 5 } : undefined)
})

test('a movement of stock without its item is not published', async () => {
  expect(await messagesOf('InventoryItemV3UpdatedWithReason', { body: {} })).toEqual([])
})

test('a cart without a buyer is published to its readers alone', async () => {
  expect(await messagesOf('CartUpdated', { entityId: 'c', body: { id: 'c' } })).toEqual([
    ['cart:c', { kind: 'CART', at: 5 }],
  ])
})
