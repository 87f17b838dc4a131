// A change event before it gets its sequence number and envelope.
import type { ChangeEventName } from '@vitrine/platform'

export type Raised = {
  name: ChangeEventName
  entityId: string
  /** Entity, or body of an action or message; absent for a deletion without content. */
  body?: unknown
  modifiedFields?: Record<string, unknown>
}
