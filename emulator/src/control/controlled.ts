// The objects that the control API and the inspector change.
import type { Shop } from '../context.ts'
import type { Events } from '../events/events.ts'
import type { Faults } from '../faults.ts'
import type { RequestLog } from '../request-log.ts'

/** The shop with its recorded calls, its planned faults and its change events. */
export type Controlled = Shop & { log: RequestLog; faults: Faults; events: Events }
