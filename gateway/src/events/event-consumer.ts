// What handles change events; `consumers.ts` lists them in order.
import type { ChangeEvent } from './change-event.ts'

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
