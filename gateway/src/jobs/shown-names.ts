// Names that are not recorded, or recorded as ids: read where a job is shown.
import type { Context } from '../graphql/context.ts'
import { holds } from '../graphql/permissions.ts'

/**
 * Returns what a member is called now; null for one who is gone, and for callers without `MEMBERS_READ`. No name of a
 * person is kept in a record. SECURITY S17.
 */
export async function memberName(id: string, context: Context): Promise<string | null> {
  if (!holds(context.actor, 'MEMBERS_READ')) return null
  const member = await context.loaders.members.load(id).catch(() => null)
  if (!member) return null
  const { profile, contact, loginEmail } = member
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return profile?.nickname || fullName || loginEmail || null
}

/** Returns a recorded value as a person reads it: collections by name, or by id when they are gone. */
export async function shownValue(
  field: string,
  value: string | null | undefined,
  { loaders }: Context,
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
