// Replicates the event history between gateways: each stores what others have handled and erases what they erased.
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../subscriptions/bus.ts'
import { type SettledEvent, topics } from '../subscriptions/topics.ts'
import type { ErasureLog } from './erasure-log.ts'
import type { EventStore } from './event-store.ts'

type ReplicationOptions = {
  bus: Bus
  store: Pick<EventStore, 'mirror'>
  erasureLog: ErasureLog
  /** Erases the stored data of a member or cart from this gateway. */
  eraseMember: (entityId: string, exceptEventId: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Replicates from now on. A gateway that was offline reads the erasure log when it starts and when Redis is back. */
export function replicateEventHistory({
  bus,
  store,
  erasureLog,
  eraseMember,
  log,
}: ReplicationOptions): void {
  const catchUp = async () => {
    for (const entityId of await erasureLog.recent()) eraseMember(entityId, '')
  }
  bus.listen<SettledEvent>(topics.events, ({ event }) => {
    store.mirror(event)
    if (event.isAnonymization && event.entityId) eraseMember(event.entityId, event.id)
  })
  bus.listen(topics.eventGap, () => {
    catchUp().catch((err: unknown) => log.error({ err }, 'could not read the erasure log'))
  })
}
