// Gives the fields of `Subscription` their sources. Mercurius would do it for sockets, which it serves past
// validation and trust; the schema's own objects are told instead, before they are guarded.
import type { GraphQLSchema } from 'graphql'
import type { SubscriptionResolvers } from '../__generated__/resolvers.ts'
import { changeEventSubscriptions } from '../domains/change-event/subscriptions.ts'
import { liveSubscriptions } from '../domains/live/subscriptions.ts'

type Named = Record<string, { subscribe: unknown; resolve?: unknown }>

const sources: Required<Omit<SubscriptionResolvers, '__isTypeOf'>> = {
  ...liveSubscriptions,
  ...changeEventSubscriptions,
}

export function withSubscriptions(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  for (const [name, field] of Object.entries(fields)) {
    const source = (sources as Named)[name]
    if (!source) throw new Error(`Nobody answers the subscription ${name}`)
    Object.assign(field, { subscribe: source.subscribe, resolve: source.resolve })
  }
  return schema
}
