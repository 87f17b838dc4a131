// What may be listened to, and by whom. Topics of somebody's own are made from the session, never from an
// argument. SECURITY rows 29, 71.
import { guid } from '@vitrine/platform'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { SubscriptionResolvers } from '../../__generated__/resolvers.ts'
import { newsStream } from '../../events/news-stream.ts'
import { type OwnNews, type ProductNews, topics } from '../../events/topics.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { ownTopics } from './own-topics.ts'

type News = ProductNews | OwnNews

const mostProducts = 100
const productRules = z.object({
  ids: z.array(guid).max(mostProducts).nullish(),
  productIds: z.array(guid).max(mostProducts).nullish(),
})

const isOfProduct = (news: News): news is ProductNews => 'productId' in news

/** Two changes of one product that wait are one change of both. */
function merge(older: News, newer: News): News {
  if (!isOfProduct(older) || !isOfProduct(newer) || newer.kind === 'DELETED') return newer
  const isSame = older.kind === newer.kind
  const isUnknown = older.fields.length === 0 || newer.fields.length === 0
  const fields = isUnknown ? [] : [...new Set([...older.fields, ...newer.fields])]
  return { ...newer, kind: isSame ? newer.kind : 'CHANGED', fields }
}

const listen = ({ bus, signal }: Context, wanted: readonly string[]) =>
  newsStream<News>({
    bus,
    topics: wanted,
    keyOf: (news) => (isOfProduct(news) ? news.productId : news.kind),
    merge,
    signal,
  })

/** Passes on the news of one kind. */
async function* only<Wanted extends News>(
  news: AsyncIterable<News>,
  is: (one: News) => one is Wanted,
) {
  for await (const one of news) if (is(one)) yield one
}

async function ownOrRefuse(context: Context) {
  const own = await ownTopics(context)
  if (own.length > 0) return own
  throw new GraphQLError('There is nothing of yours to listen to yet.', {
    extensions: { code: 'UNAUTHENTICATED' },
  })
}

const told = <Payload>(payload: Payload) => payload

export const liveSubscriptions = {
  productChanged: {
    subscribe: async (_: unknown, args: { ids?: readonly string[] | null }, context: Context) => {
      checkArgument(productRules, args, '')
      return listen(context, args.ids?.map(topics.product) ?? [topics.products])
    },
    resolve: told<ProductNews>,
  },
  cartChanged: {
    subscribe: async (_: unknown, __: unknown, context: Context) =>
      only(listen(context, await ownOrRefuse(context)), (news) => isOfCart(news)),
    resolve: told<OwnNews>,
  },
  meChanged: {
    subscribe: async (_: unknown, __: unknown, context: Context) =>
      only(listen(context, await ownOrRefuse(context)), (news) => isOfMember(news)),
    resolve: told<OwnNews>,
  },
  shopChanged: {
    subscribe: async (_: unknown, args: { productIds: readonly string[] }, context: Context) => {
      checkArgument(productRules, args, '')
      return listen(context, [
        ...args.productIds.map(topics.product),
        ...(await ownTopics(context)),
      ])
    },
    resolve: told<News>,
  },
} satisfies Partial<SubscriptionResolvers>

const isOfCart = (news: News): news is OwnNews => !isOfProduct(news) && news.kind === 'CART'
const isOfMember = (news: News): news is OwnNews => !isOfProduct(news) && news.kind === 'MEMBER'
