import { expect, test } from 'vitest'
import { createLocalBus } from '../subscriptions/bus.ts'
import { type ProductChange, topics } from '../subscriptions/topics.ts'
import { event } from '../testing/inbox-kit.ts'
import type { ChangeEvent, ReceivedEvent } from './change-event.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'

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
  expect(await productChanged('priceData', 'costAndProfitData')).toEqual([
    { kind: 'CHANGED', fields: ['priceData'] },
  ])
  const variants = [{ variantId: 'v', changedFields: ['sku', 'cost'] }]
  expect(await changesOf('VariantsChanged', { body: { productId: 'p', variants } })).toEqual([
    { kind: 'CHANGED', fields: ['sku'] },
  ])
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
  ['InventoryItemV3UpdatedWithReason', { currentEntity: { productId: 'p' } }],
] as const

test.each(ofOneProduct)('S71 %s of a hidden product is not published', async (name, body) => {
  const other = { body } as Partial<ReceivedEvent>
  expect(await changesOf(name, other)).toHaveLength(1)
  expect(await changesOf(name, other, async (id) => id !== 'p')).toEqual([])
})
