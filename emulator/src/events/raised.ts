// A change as it is told, before it gets its number and its wrapper.
import type { ChangeEventName } from '@vitrine/platform'

export type Raised = {
  name: ChangeEventName
  entityId: string
  /** Entity, body of an action or message; left out by a deletion that carries nothing. */
  body?: unknown
  modifiedFields?: Record<string, unknown>
}
