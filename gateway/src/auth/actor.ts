// The actor of a request. A member is known by the session as it is when a field is resolved; staff and apps
// are known before a document runs.
import type { ActorKind, StaffRole } from '../__generated__/schema-types.ts'

export type Actor = {
  kind: ActorKind
  /** The member's id of staff, the name of an app. */
  id?: string
  /** Email address of staff, the name of an app. */
  name?: string
  role?: StaffRole
  scopes?: readonly string[]
}

export type ActorContext = { readonly actor: Actor }

export const visitor: Actor = { kind: 'ANONYMOUS_VISITOR' }
