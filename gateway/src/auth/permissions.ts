// Which callers hold which right: the only table of it. The schema says which right a field needs (`@right`), and
// docs/permissions.md prints both. spec §6, docs/contract/members.md §11.
import type { Right } from '../__generated__/schema-types.ts'
import type { Actor } from './actor.ts'

type Holders = {
  owner: boolean
  contributor: boolean
  /** The scope that an app key needs; null for a right that no app can have. */
  scope: string | null
}

/** Contributors work on the catalog; members and the audit log are the owner's. */
export const holders: Readonly<Record<Right, Holders>> = {
  CATALOG_READ: { owner: true, contributor: true, scope: 'catalog:read' },
  CATALOG_WRITE: { owner: true, contributor: true, scope: 'catalog:write' },
  CATALOG_DELETE: { owner: true, contributor: false, scope: 'catalog:delete' },
  MEMBERS_READ: { owner: true, contributor: true, scope: 'members:read' },
  MEMBERS_WRITE: { owner: true, contributor: false, scope: 'members:write' },
  MEMBERS_DELETE: { owner: true, contributor: false, scope: 'members:delete' },
  AUDIT_READ: { owner: true, contributor: false, scope: 'audit:read' },
  EVENTS_READ: { owner: true, contributor: true, scope: 'events:read' },
  EVENTS_PERSONAL: { owner: true, contributor: false, scope: 'events:personal' },
  EVENTS_REPLAY: { owner: true, contributor: false, scope: 'events:replay' },
  VITALS_READ: { owner: true, contributor: true, scope: 'vitals:read' },
  // An app that can create keys would stay in after its own key is revoked.
  APPS_MANAGE: { owner: true, contributor: false, scope: null },
  // Findings name addresses, folders and settings of the host.
  HEALTH_READ: { owner: true, contributor: false, scope: null },
}

export const allRights = Object.keys(holders) as Right[]

/** Returns whether a caller holds a right. Visitors and members hold none, also staff without an elevation. */
export function holds(actor: Actor, right: Right): boolean {
  const { owner, contributor, scope } = holders[right]
  if (actor.kind === 'APP') return scope !== null && (actor.scopes?.includes(scope) ?? false)
  if (actor.kind !== 'STAFF') return false
  return actor.role === 'OWNER' ? owner : contributor
}

/** Returns the rights of a caller. */
export const rightsOfActor = (actor: Actor): Right[] =>
  allRights.filter((right) => holds(actor, right))

/** Returns whether a caller holds every right of another one. */
export const holdsAllOf = (actor: Actor, other: Actor): boolean =>
  rightsOfActor(other).every((right) => holds(actor, right))

/** The scope of apps that send their own documents. Without it an app runs documents of our clients only. */
export const documentsScope = 'documents:send'

/** All scopes that a key can have. */
export const allScopes: readonly string[] = [
  ...Object.values(holders).flatMap(({ scope }) => scope ?? []),
  documentsScope,
]

/** Returns whether a caller may send documents and introspect the schema where that is not public. */
export const maySendDocuments = (actor: Actor): boolean =>
  actor.kind === 'STAFF' ||
  (actor.kind === 'APP' && (actor.scopes?.includes(documentsScope) ?? false))
