// Who is told of every change event, one after the other.
import type { CatalogueChanges } from '../platform/site.ts'
import type { Bus } from './bus.ts'
import { createCatalogueConsumer } from './catalogue-consumer.ts'
import type { ChangeEvent } from './change-event.ts'
import { createPublishConsumer, type IsAnnounced } from './publish-consumer.ts'
import { createSessionConsumer, type SessionParts } from './session-consumer.ts'

export type EventConsumer = {
  /** Noted beside the event once it is through: a new try leaves it out. */
  name: string
  /** Done before anybody is asked whose the event is: done by two gateways it is as good as done by one. */
  isForEach?: boolean
  /**
   * Must bear being told twice: a process killed in the middle begins anew. What it throws is tried
   * again with growing pauses.
   */
  handle(event: ChangeEvent): void | Promise<void>
}

type Parts = SessionParts & { changes: CatalogueChanges; bus: Bus; isAnnounced: IsAnnounced }

/**
 * Sessions first: nothing may be told to somebody who is out. What is old is dropped before anybody is told
 * to ask again.
 */
export const createConsumers = (parts: Parts): readonly EventConsumer[] => [
  createSessionConsumer(parts),
  createCatalogueConsumer(parts.changes),
  createPublishConsumer(parts.bus, parts.isAnnounced),
]
