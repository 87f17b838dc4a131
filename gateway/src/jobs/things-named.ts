// Finds things by name: in the job records, which include deleted things, and in the current catalog.
import { guid } from '@vitrine/platform'
import { z } from 'zod'
import type { ActorContext } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import type { CatalogContext } from '../cache/cached-catalog.ts'
import { allBrands } from '../domains/brand/all-brands.ts'
import { readManagedCollections } from '../domains/collection/read-managed.ts'
import { searchOf } from '../domains/member/managed-filter.ts'
import { checkArgument } from '../graphql/bad-input.ts'
import { requireAdminPlatform } from '../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../platform/admin-platform.ts'
import type { AdminContext } from './admin-services.ts'
import { jobsOf, managedList } from './admin-services.ts'

/** Collections are searched by at most 50 characters. docs/contract/catalog.md §7. */
const rule = z.string().trim().min(1).max(50)

/**
 * Returns the ids of everything whose name contains a text, in lower case; a text that is an id returns only
 * itself. Members are searched for callers with `MEMBERS_READ`, at most a hundred. Throws `BadInput` for a text
 * longer than 50 characters.
 */
export async function thingsNamed(
  text: string,
  context: AdminContext & CatalogContext,
): Promise<ReadonlySet<string>> {
  checkArgument(rule, text, 'filter.about')
  const name = text.trim()
  if (guid.safeParse(name).success) return new Set([name.toLowerCase()])
  const found = await Promise.all([
    jobsOf(context).idsNamed(name),
    productsNamed(name, context),
    brandsNamed(name, context),
    collectionsNamed(name, context),
    membersNamed(name, context),
  ])
  return new Set(found.flat().map((id) => id.toLowerCase()))
}

const contains = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase())

async function productsNamed(part: string, context: AdminContext): Promise<string[]> {
  const { entries } = await managedList(context, 'recent')
  return entries.filter(({ name }) => contains(name, part)).map(({ id }) => id)
}

async function brandsNamed(part: string, { catalog }: CatalogContext): Promise<string[]> {
  const brands = await allBrands(catalog)
  return brands.filter(({ name }) => contains(name, part)).map(({ id }) => id)
}

async function collectionsNamed(search: string, context: AdminPlatformContext): Promise<string[]> {
  const { nodes } = await readManagedCollections({ first: 100, filter: { search } }, context)
  return nodes.map(({ id }) => id)
}

/** Returns the ids of at most a hundred members; none for callers without `MEMBERS_READ`. */
export async function membersNamed(
  text: string,
  context: ActorContext & AdminPlatformContext,
): Promise<string[]> {
  // The platform searches at most 100 characters. docs/contract/members.md §2.
  if (text.length > 100 || !holds(context.actor, 'MEMBERS_READ')) return []
  const search = searchOf({
    search: text,
    searchIn: ['NICKNAME', 'FIRST_NAME', 'LAST_NAME', 'LOGIN_EMAIL'],
  })
  const query = { page: { limit: 100, offset: 0 } }
  const { members } = await requireAdminPlatform(context).members.query({ query, search })
  return members.map(({ id }) => id)
}
