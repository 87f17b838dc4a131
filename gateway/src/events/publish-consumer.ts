// Publishes change events on the bus: changes of public products to all listeners, changes of a cart or a member to
// its session. Public changes carry ids and field names only: listeners refetch with their own rights.
import type { ChangeEventName } from '@vitrine/platform'
import type { Bus } from '../subscriptions/bus.ts'
import { type ProductChange, type SessionChange, topics } from '../subscriptions/topics.ts'
import type { ChangeEvent } from './change-event.ts'
import type { EventConsumer } from './event-consumer.ts'
import { publicFieldNames } from './public-fields.ts'

type Of<Name extends ChangeEventName> = Extract<ChangeEvent, { name: Name }>
type Change = Omit<ProductChange, 'at'>
type Rules = { readonly [Name in ChangeEventName]?: (event: Of<Name>) => Change | null }

function changed(productId: string | null | undefined, all: readonly string[] = []): Change | null {
  const fields = publicFieldNames(all)
  return productId && fields ? { productId, kind: 'CHANGED', fields } : null
}
const stock = (productId: string | null | undefined): Change | null =>
  productId ? { productId, kind: 'STOCK', fields: ['stock'] } : null
const membership = (productId: string | null, kind: 'CREATED' | 'DELETED'): Change | null =>
  productId ? { productId, kind, fields: [] } : null

/** A product created hidden is not published. Most messages do not say so: those are published. assumed */
const created = (productId: string | null, isVisible: boolean | null | undefined) =>
  isVisible === false ? null : membership(productId, 'CREATED')

const productRules: Rules = {
  ProductCreated: ({ entityId, body }) => created(entityId, body?.visible),
  ProductChanged: ({ entityId, body }) => changed(entityId, body?.changedFields),
  ProductDeleted: ({ entityId }) => membership(entityId, 'DELETED'),
  VariantsChanged: ({ entityId, body }) =>
    changed(entityId, [...new Set((body?.variants ?? []).flatMap((one) => one.changedFields))]),
  InventoryItemChanged: ({ body }) => stock(body?.productId),
  InventoryVariantsChanged: ({ body }) => stock(body?.productId),
  ProductV3Created: ({ entityId, body }) => created(entityId, body?.visible),
  // That a product was just hidden must be published to those who are viewing it.
  ProductV3Updated: ({ entityId, body, modifiedFields }) =>
    body?.visible === false && modifiedFields && !('visible' in modifiedFields)
      ? null
      : changed(entityId),
  ProductV3Deleted: ({ entityId }) => membership(entityId, 'DELETED'),
  InventoryItemV3Created: ({ body }) => stock(body?.productId),
  InventoryItemV3Updated: ({ body }) => stock(body?.productId),
  InventoryItemV3Deleted: ({ body }) => stock(body?.productId),
  InventoryItemV3UpdatedWithReason: ({ body }) => stock(body?.inventoryItem?.productId),
}

type SessionMessage = { topic: string; change: SessionChange }

const isOfCart = (event: ChangeEvent): event is Of<'CartCreated' | 'CartUpdated' | 'CartDeleted'> =>
  event.name === 'CartCreated' || event.name === 'CartUpdated' || event.name === 'CartDeleted'

/** Returns the topics of a private change: a cart's readers, and every device of its member. */
function sessionMessagesOf(event: ChangeEvent): SessionMessage[] {
  const { entityId, at } = event
  if (!entityId) return []
  if (event.name === 'MemberUpdated' || event.name === 'MemberDeleted') {
    return [{ topic: topics.member(entityId), change: { kind: 'MEMBER', at } }]
  }
  if (!isOfCart(event)) return []
  const cart = event.name === 'CartDeleted' ? null : event.body
  const change = { kind: 'CART' as const, at, ...(cart?.revision && { revision: cart.revision }) }
  const memberId = cart?.buyerInfo?.kind === 'MEMBER' ? cart.buyerInfo.id : null
  return [
    { topic: topics.cart(entityId), change },
    ...(memberId ? [{ topic: topics.member(memberId), change }] : []),
  ]
}

/** Returns whether a product was public when a change was raised, in milliseconds since 1970. docs/security.md S71. */
export type IsAnnounced = (productId: string, at: number) => Promise<boolean>

export function createPublishConsumer(bus: Bus, isAnnounced: IsAnnounced): EventConsumer {
  return {
    name: 'publish',
    async handle(event) {
      const rule = productRules[event.name] as ((event: ChangeEvent) => Change | null) | undefined
      const change = rule?.(event)
      // Few events say whether the product is visible; nothing is published of a hidden one, not even its id.
      if (change && (await isAnnounced(change.productId, event.at))) {
        const message: ProductChange = { ...change, at: event.at }
        bus.publish(topics.product(change.productId), message)
        bus.publish(topics.products, message)
      }
      for (const { topic, change: own } of sessionMessagesOf(event)) bus.publish(topic, own)
    },
  }
}
