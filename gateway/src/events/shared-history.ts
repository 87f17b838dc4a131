// Several gateways, one history: each keeps what the others are through with, and forgets whom they forgot.
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Erasures } from './erasures.ts'
import type { EventStore } from './event-store.ts'
import { type Settled, topics } from './topics.ts'

type Parts = {
  bus: Bus
  store: Pick<EventStore, 'mirror'>
  erasures: Erasures
  /** Takes what is kept of somebody out of this gateway. */
  forget: (entityId: string, exceptEventId: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
}

/** A gateway that was away learns from the list whom it has to forget: when it starts, and when Redis is back. */
export function shareHistory({ bus, store, erasures, forget, log }: Parts): void {
  const catchUp = async () => {
    for (const entityId of await erasures.recent()) forget(entityId, '')
  }
  bus.listen<Settled>(topics.events, ({ event }) => {
    store.mirror(event)
    if (event.isAnonymize && event.entityId) forget(event.entityId, event.id)
  })
  bus.listen(topics.missed, () => {
    catchUp().catch((err: unknown) => log.error({ err }, 'cannot tell who is to be forgotten'))
  })
}
