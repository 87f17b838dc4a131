// The actor of a request. A member is read from the session when a field is resolved, because a mutation may have
// changed it; staff and apps are known before a document runs.
import type { ActorKind, StaffRole } from '../__generated__/schema-types.ts'

export type Actor = {
  kind: ActorKind
  /** The member id of staff, or the name of an app. */
  id?: string
  /** The email address of staff, or the name of an app. */
  name?: string
  role?: StaffRole
  scopes?: readonly string[]
}

export type ActorContext = { readonly actor: Actor }

export const visitor: Actor = { kind: 'VISITOR' }
