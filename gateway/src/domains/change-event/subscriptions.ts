import type { SubscriptionResolvers } from '../../__generated__/resolvers.ts'
import type { ChangeEventFilter } from '../../__generated__/schema-types.ts'
import type { StoredEvent } from '../../events/change-event.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { BusContext } from '../../subscriptions/bus.ts'
import { changeStream } from '../../subscriptions/change-stream.ts'
import { type SettledEvent, topics } from '../../subscriptions/topics.ts'
import { stateWordOf, wordOf } from './names.ts'

/** Most events queued for a slow subscriber; the history has all of them. */
const maxQueued = 500

/** Requires all parts of the filter, like the history. */
function matches(event: StoredEvent, { names, entityId, states, since, until }: ChangeEventFilter) {
  return (
    (!names || names.includes(wordOf(event.name))) &&
    (!entityId || event.entityId === entityId) &&
    (!states || states.includes(stateWordOf(event.state))) &&
    (!since || event.receivedAt >= Date.parse(since)) &&
    (!until || event.receivedAt < Date.parse(until))
  )
}

async function* matching(changes: AsyncIterable<SettledEvent>, filter: ChangeEventFilter) {
  for await (const { event } of changes) if (matches(event, filter)) yield event
}

type Arguments = { filter?: ChangeEventFilter | null }

export const changeEventSubscriptions = {
  changeEvents: {
    subscribe: (_: unknown, { filter }: Arguments, { bus, signal }: RequestContext & BusContext) =>
      matching(
        changeStream<SettledEvent>({
          bus,
          topics: [topics.events],
          keyOf: ({ event }) => event.id,
          signal,
          maxQueued: maxQueued,
        }),
        filter ?? {},
      ),
    resolve: (event: StoredEvent) => event,
  },
} satisfies Partial<SubscriptionResolvers>
