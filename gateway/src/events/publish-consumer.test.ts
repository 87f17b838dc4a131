import { expect, test } from 'vitest'
import { event } from '../testing/inbox-kit.ts'
import { createLocalBus } from './bus.ts'
import type { ChangeEvent, ReceivedEvent } from './change-event.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'
import { type ProductNews, topics } from './topics.ts'

/** What is said of products after one event. */
async function newsOf(
  name: ChangeEvent['name'],
  other: Partial<ReceivedEvent>,
  isAnnounced: IsAnnounced = async () => true,
) {
  const bus = createLocalBus((error) => {
    throw error
  })
  const heard: ProductNews[] = []
  bus.listen<ProductNews>(topics.products, (news) => heard.push(news))
  const told = { ...event('one', { name, entityId: 'p', modifiedFields: null, ...other }) }
  await createPublishConsumer(bus, isAnnounced).handle(told as ChangeEvent)
  return heard.map(({ kind, fields }) => ({ kind, fields }))
}

const productChanged = (...changedFields: string[]) =>
  newsOf('ProductChanged', { body: { productId: 'p', changedFields } })

test('names of the merchant’s own fields are told to nobody', async () => {
  expect(await productChanged('priceData', 'costAndProfitData')).toEqual([
    { kind: 'CHANGED', fields: ['priceData'] },
  ])
  const variants = [{ variantId: 'v', changedFields: ['sku', 'cost'] }]
  expect(await newsOf('VariantsChanged', { body: { productId: 'p', variants } })).toEqual([
    { kind: 'CHANGED', fields: ['sku'] },
  ])
})

test('a change of nothing but those is no news; one that says nothing is', async () => {
  expect(await productChanged('costAndProfitData')).toEqual([])
  expect(await productChanged('somethingNew')).toEqual([])
  expect(await productChanged()).toEqual([{ kind: 'CHANGED', fields: [] }])
})

test('what came into being hidden is told to nobody', async () => {
  const created = (visible?: boolean) =>
    newsOf('ProductCreated', { body: { productId: 'p', visible } })
  expect(await created(false)).toEqual([])
  expect(await created(true)).toEqual([{ kind: 'CREATED', fields: [] }])
  expect(await created()).toEqual([{ kind: 'CREATED', fields: [] }])
  expect(await newsOf('ProductV3Created', { body: { id: 'p', visible: false } })).toEqual([])
})

test('of a hidden product of catalogue v3 only that it was hidden', async () => {
  const updated = (visible: boolean, modifiedFields: Record<string, unknown> | null) =>
    newsOf('ProductV3Updated', { body: { id: 'p', visible }, modifiedFields })
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

test.each(ofOneProduct)('S71 %s of a hidden product is announced to nobody', async (name, body) => {
  const other = { body } as Partial<ReceivedEvent>
  expect(await newsOf(name, other)).toHaveLength(1)
  expect(await newsOf(name, other, async (id) => id !== 'p')).toEqual([])
})
