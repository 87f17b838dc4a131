// The consumers of change events, called in this order.
import type { CatalogChanges } from '../platform/admin-platform.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { createCatalogConsumer } from './cache-consumer.ts'
import type { ChangeEvent } from './change-event.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'
import { createSessionConsumer, type SessionConsumerOptions } from './session-consumer.ts'

export type EventConsumer = {
  /** Stored with the event once the consumer has finished: a retry skips it. */
  name: string
  /** Runs in every gateway, before the event lease is acquired: the effect is idempotent. */
  runsInEveryGateway?: boolean
  /**
   * Must be idempotent: a process killed in between starts the event again. An exception leads to a retry
   * with growing pauses.
   */
  handle(event: ChangeEvent): void | Promise<void>
}

type ConsumerOptions = SessionConsumerOptions & {
  changes: CatalogChanges
  bus: Bus
  isAnnounced: IsAnnounced
}

/**
 * Sessions first: revoked members must receive no changes. The cache is invalidated before changes are published,
 * because listeners refetch.
 */
export const createConsumers = (options: ConsumerOptions): readonly EventConsumer[] => [
  createSessionConsumer(options),
  createCatalogConsumer(options.changes),
  createPublishConsumer(options.bus, options.isAnnounced),
]
