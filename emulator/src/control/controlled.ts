// The objects that the control API and the inspector change.
import type { CallLimit } from '../call-limit.ts'
import type { Shop } from '../context.ts'
import type { Events } from '../events/events.ts'
import type { Faults } from '../faults.ts'
import type { ReadLag } from '../read-lag.ts'
import type { RequestLog } from '../request-log.ts'

/** The shop with its recorded and counted calls, its planned faults and its change events. */
export type Controlled = Shop & {
  log: RequestLog
  callLimit: CallLimit
  readLag: ReadLag
  faults: Faults
  events: Events
}
