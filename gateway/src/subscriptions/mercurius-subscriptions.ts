// Attaches event sources to the fields of `Subscription`. Mercurius would do it for WebSockets, which bypass our
// validation and trusted documents; so the schema is changed directly, before its fields are guarded.
import type { GraphQLSchema } from 'graphql'
import type { SubscriptionResolvers } from '../__generated__/resolvers.ts'
import { changeEventSubscriptions } from '../domains/change-event/subscriptions.ts'
import { liveSubscriptions } from '../domains/subscription/subscriptions.ts'

type Named = Record<string, { subscribe: unknown; resolve?: unknown }>

const sources: Required<Omit<SubscriptionResolvers, '__isTypeOf'>> = {
  ...liveSubscriptions,
  ...changeEventSubscriptions,
}

export function withSubscriptions(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  for (const [name, field] of Object.entries(fields)) {
    const source = (sources as Named)[name]
    if (!source) throw new Error(`The subscription ${name} has no source`)
    Object.assign(field, { subscribe: source.subscribe, resolve: source.resolve })
  }
  return schema
}
