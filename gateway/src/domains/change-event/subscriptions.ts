import type { ChangeEventFilter, SubscriptionResolvers } from '../../__generated__/resolvers.ts'
import type { KeptEvent } from '../../events/change-event.ts'
import { newsStream } from '../../events/news-stream.ts'
import { type Settled, topics } from '../../events/topics.ts'
import type { Context } from '../../graphql/context.ts'
import { nameOf } from './names.ts'

/** Events that wait for somebody who reads slowly; the history has them all. */
const mostWaiting = 500

/** Every wish there is has to be met, as in the history. */
function fits(event: KeptEvent, { names, entityId, states, since, until }: ChangeEventFilter) {
  const known = names?.map(nameOf)
  return (
    (!known || known.includes(event.name ?? undefined)) &&
    (!entityId || event.entityId === entityId) &&
    (!states || states.includes(event.state)) &&
    (!since || event.receivedAt >= Date.parse(since)) &&
    (!until || event.receivedAt < Date.parse(until))
  )
}

async function* fitting(news: AsyncIterable<Settled>, filter: ChangeEventFilter) {
  for await (const { event } of news) if (fits(event, filter)) yield event
}

type Arguments = { filter?: ChangeEventFilter | null }

export const changeEventSubscriptions = {
  changeEvents: {
    subscribe: (_: unknown, { filter }: Arguments, { bus, signal }: Context) =>
      fitting(
        newsStream<Settled>({
          bus,
          topics: [topics.events],
          keyOf: ({ event }) => event.id,
          signal,
          most: mostWaiting,
        }),
        filter ?? {},
      ),
    resolve: (event: KeptEvent) => event,
  },
} satisfies Partial<SubscriptionResolvers>
