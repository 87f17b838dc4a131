// The consumers of change events, called in this order.
import type { CatalogChanges } from '../platform/admin-platform.ts'
import type { Bus } from '../subscriptions/bus.ts'
import { createCatalogConsumer } from './cache-consumer.ts'
import type { EventConsumer } from './event-consumer.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'
import { createSessionConsumer, type SessionConsumerOptions } from './session-consumer.ts'

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
