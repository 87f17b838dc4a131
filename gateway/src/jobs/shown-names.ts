// Reads names for displaying a job that its record does not hold, or holds as ids.

import type { ActorContext } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import type { LoaderContext } from '../graphql/loaders.ts'

/**
 * Returns a member's current name; null for a deleted member and for callers without `MEMBERS_READ`. Names of
 * people are never recorded. docs/security.md S17.
 */
export async function memberName(
  id: string,
  context: ActorContext & LoaderContext,
): Promise<string | null> {
  if (!holds(context.actor, 'MEMBERS_READ')) return null
  const member = await context.loaders.members.load(id).catch(() => null)
  if (!member) return null
  const { nickname, contact, loginEmail } = member
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return nickname || fullName || loginEmail || null
}

/** Returns a recorded value for display: collections by name, or by id when they are deleted. */
export async function shownValue(
  field: string,
  value: string | null | undefined,
  { loaders }: LoaderContext,
): Promise<string | null> {
  if (field !== 'collections' || !value) return value ?? null
  const ids = value.split(',')
  const found = await loaders.managedCollections.loadMany(ids)
  return ids
    .map((id, at) => {
      const one = found[at]
      return (one instanceof Error ? null : one?.name) ?? id
    })
    .join(', ')
}

/** Returns the name of a recorded field in the schema: records hold the platform's word for the base price. */
export const shownField = (field: string): string => (field === 'price' ? 'basePrice' : field)
