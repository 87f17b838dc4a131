// Subscriptions of shoppers. Personal topics are derived from the session, never from an argument.
// docs/security.md S29, S71.

import { guid } from '@vitrine/platform'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/members.ts'
import type { SubscriptionResolvers } from '../../__generated__/resolvers.ts'
import { BadInput, checkArgument } from '../../graphql/bad-input.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { BusContext } from '../../subscriptions/bus.ts'
import { changeStream } from '../../subscriptions/change-stream.ts'
import { type ProductChange, type SessionChange, topics } from '../../subscriptions/topics.ts'
import type { CartContext } from '../cart/cart-context.ts'
import { ownTopics } from './own-topics.ts'

type Change = ProductChange | SessionChange

const mostProducts = 100
const productRules = z.object({
  productIds: z.array(guid).max(mostProducts).nullish(),
})

const isOfProduct = (change: Change): change is ProductChange => 'productId' in change

/** Merges two queued changes of one product. */
function merge(older: Change, newer: Change): Change {
  if (!isOfProduct(older) || !isOfProduct(newer) || newer.kind === 'DELETED') return newer
  const isSame = older.kind === newer.kind
  const isUnknown = older.fields.length === 0 || newer.fields.length === 0
  const fields = isUnknown ? [] : [...new Set([...older.fields, ...newer.fields])]
  return { ...newer, kind: isSame ? newer.kind : 'CHANGED', fields }
}

const listen = ({ bus, signal }: RequestContext & BusContext, wanted: readonly string[]) =>
  changeStream<Change>({
    bus,
    topics: wanted,
    keyOf: (change) => (isOfProduct(change) ? change.productId : change.kind),
    merge,
    signal,
  })

/** Passes on changes of one kind. */
async function* only<Wanted extends Change>(
  changes: AsyncIterable<Change>,
  is: (one: Change) => one is Wanted,
) {
  for await (const one of changes) if (is(one)) yield one
}

async function ownOrRefuse(context: CartContext) {
  const own = await ownTopics(context)
  if (own.length > 0) return own
  throw new GraphQLError(messages.nothingToSubscribe, {
    extensions: { code: 'UNAUTHENTICATED' },
  })
}

const identity = <Payload>(payload: Payload) => payload

export const liveSubscriptions = {
  productChanged: {
    subscribe: async (
      _: unknown,
      args: { productIds?: readonly string[] | null },
      context: RequestContext & BusContext,
    ) => {
      checkArgument(productRules, args, '')
      if (args.productIds?.length === 0)
        throw new BadInput('productIds', messages.nothingToSubscribe)
      return listen(context, args.productIds?.map(topics.product) ?? [topics.products])
    },
    resolve: identity<ProductChange>,
  },
  cartChanged: {
    subscribe: async (_: unknown, __: unknown, context: CartContext) =>
      only(listen(context, await ownOrRefuse(context)), (change) => isOfCart(change)),
    resolve: identity<SessionChange>,
  },
  meChanged: {
    subscribe: async (_: unknown, __: unknown, context: CartContext) =>
      only(listen(context, await ownOrRefuse(context)), (change) => isOfMember(change)),
    resolve: identity<SessionChange>,
  },
  shopChanged: {
    subscribe: async (
      _: unknown,
      args: { productIds: readonly string[] },
      context: CartContext,
    ) => {
      checkArgument(productRules, args, '')
      const ofProducts = args.productIds.map(topics.product)
      // Without products there has to be a session whose changes it could send.
      const own = ofProducts.length > 0 ? await ownTopics(context) : await ownOrRefuse(context)
      return listen(context, [...ofProducts, ...own])
    },
    resolve: identity<Change>,
  },
} satisfies Partial<SubscriptionResolvers>

const isOfCart = (change: Change): change is SessionChange =>
  !isOfProduct(change) && change.kind === 'CART'
const isOfMember = (change: Change): change is SessionChange =>
  !isOfProduct(change) && change.kind === 'MEMBER'
