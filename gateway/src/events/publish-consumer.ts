// What an event means for who is watching: shoppers are told of goods and of what is theirs, staff of
// everything. Nothing that is said to all carries anybody's data: whoever is told asks for themselves.
import type { ChangeEventName } from '@vitrine/platform'
import type { Bus } from './bus.ts'
import type { ChangeEvent } from './change-event.ts'
import type { EventConsumer } from './consumers.ts'
import { publicNames } from './public-fields.ts'
import { type OwnNews, type ProductNews, topics } from './topics.ts'

type Of<Name extends ChangeEventName> = Extract<ChangeEvent, { name: Name }>
type News = Omit<ProductNews, 'at'>
type Rules = { readonly [Name in ChangeEventName]?: (event: Of<Name>) => News | null }

function changed(productId: string | null | undefined, all: readonly string[] = []): News | null {
  const fields = publicNames(all)
  return productId && fields ? { productId, kind: 'CHANGED', fields } : null
}
const stock = (productId: string | null | undefined): News | null =>
  productId ? { productId, kind: 'STOCK', fields: ['stock'] } : null
const membership = (productId: string | null, kind: 'CREATED' | 'DELETED'): News | null =>
  productId ? { productId, kind, fields: [] } : null

/** Nobody hears of what nobody may see. Most messages do not say whether that is so: those are told. assumed */
const created = (productId: string | null, isVisible: boolean | null | undefined) =>
  isVisible === false ? null : membership(productId, 'CREATED')

const ofProducts: Rules = {
  ProductCreated: ({ entityId, body }) => created(entityId, body?.visible),
  ProductChanged: ({ entityId, body }) => changed(entityId, body?.changedFields),
  ProductDeleted: ({ entityId }) => membership(entityId, 'DELETED'),
  VariantsChanged: ({ entityId, body }) =>
    changed(entityId, [...new Set((body?.variants ?? []).flatMap((one) => one.changedFields))]),
  InventoryItemChanged: ({ body }) => stock(body?.productId ?? body?.externalId),
  InventoryVariantsChanged: ({ body }) => stock(body?.productId ?? body?.externalId),
  ProductV3Created: ({ entityId, body }) => created(entityId, body?.visible),
  // Hidden a moment ago is what those have to hear who look at it.
  ProductV3Updated: ({ entityId, body, modifiedFields }) =>
    body?.visible === false && modifiedFields && !('visible' in modifiedFields)
      ? null
      : changed(entityId),
  ProductV3Deleted: ({ entityId }) => membership(entityId, 'DELETED'),
  InventoryItemV3Created: ({ body }) => stock(body?.productId),
  InventoryItemV3Updated: ({ body }) => stock(body?.productId),
  InventoryItemV3Deleted: ({ body }) => stock(body?.productId),
  InventoryItemV3UpdatedWithReason: ({ body }) => stock(body?.currentEntity?.productId),
}

type Owned = { topic: string; news: OwnNews }

const isOfCart = (event: ChangeEvent): event is Of<'CartCreated' | 'CartUpdated' | 'CartDeleted'> =>
  event.name === 'CartCreated' || event.name === 'CartUpdated' || event.name === 'CartDeleted'

/** Whose own it is. A cart is told to whoever reads that cart, and to every device of its member. */
function ownersOf(event: ChangeEvent): Owned[] {
  const { entityId, at } = event
  if (!entityId) return []
  if (event.name === 'MemberUpdated' || event.name === 'MemberDeleted') {
    return [{ topic: topics.member(entityId), news: { kind: 'MEMBER', at } }]
  }
  if (!isOfCart(event)) return []
  const cart = event.name === 'CartDeleted' ? null : event.body
  const news = { kind: 'CART' as const, at, ...(cart?.revision && { revision: cart.revision }) }
  const memberId = cart?.buyerInfo?.memberId
  return [
    { topic: topics.cart(entityId), news },
    ...(memberId ? [{ topic: topics.member(memberId), news }] : []),
  ]
}

/** Whether everybody may know of a product: visible now, or when it was last read. SECURITY row 71. */
export type IsAnnounced = (productId: string) => Promise<boolean>

export function createPublishConsumer(bus: Bus, isAnnounced: IsAnnounced): EventConsumer {
  return {
    name: 'publish',
    async handle(event) {
      const rule = ofProducts[event.name] as ((event: ChangeEvent) => News | null) | undefined
      const news = rule?.(event)
      // Few events say whether the product is visible; of a hidden one nothing is said, not even its id.
      if (news && (await isAnnounced(news.productId))) {
        const said: ProductNews = { ...news, at: event.at }
        bus.publish(topics.product(news.productId), said)
        bus.publish(topics.products, said)
      }
      for (const { topic, news: own } of ownersOf(event)) bus.publish(topic, own)
    },
  }
}
