import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { ownOrReason } from '../common/own-or-reason.ts'
import { readOrder, readOrders } from './read-orders.ts'

export const orderResolvers = {
  Query: {
    orders: async (_, args, context, info) =>
      ownOrReason(await readOrders(args, context), 'NOT_AVAILABLE_ON_THIS_SITE', context, info),
    order: (_, { id }, context) => readOrder(id, context),
  },
  Order: {
    itemCount: ({ lines }) => lines.reduce((all, { quantity }) => all + quantity, 0),
  },
} satisfies DomainResolvers
