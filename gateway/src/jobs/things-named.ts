// Finds what a person means by a name: in the records of jobs, which know what is gone, and in the shop as it is now.
import { guid } from '@vitrine/platform'
import { z } from 'zod'
import { allBrands } from '../domains/brand/all-brands.ts'
import { readManagedCollections } from '../domains/collection/read-managed.ts'
import { searchOf } from '../domains/member/managed-filter.ts'
import { checkArgument } from '../graphql/bad-input.ts'
import type { Context } from '../graphql/context.ts'
import { holds } from '../graphql/permissions.ts'
import { siteOf } from '../graphql/site.ts'
import { jobsOf, managedList } from './owner-services.ts'

/** Collections are searched by at most 50 characters. contract/catalog.md §7. */
const rule = z.string().trim().min(1).max(50)

/**
 * Returns the ids of everything whose name contains a text, in lower case; of an id that one alone. Members are searched
 * for callers with `MEMBERS_READ`, a hundred at most. Throws `BadInput` for a text longer than 50 characters.
 */
export async function thingsNamed(text: string, context: Context): Promise<ReadonlySet<string>> {
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

async function productsNamed(part: string, context: Context): Promise<string[]> {
  const { entries } = await managedList(context, 'recent')
  return entries.filter(({ name }) => contains(name, part)).map(({ id }) => id)
}

async function brandsNamed(part: string, { catalogue }: Context): Promise<string[]> {
  const brands = await allBrands(catalogue)
  return brands.filter(({ name }) => contains(name ?? '', part)).map(({ id }) => id)
}

async function collectionsNamed(search: string, context: Context): Promise<string[]> {
  const { nodes } = await readManagedCollections({ first: 100, search }, context)
  return nodes.map(({ id }) => id)
}

/** Returns the ids of at most a hundred members, for callers with `MEMBERS_READ`; of others none. */
export async function membersNamed(text: string, context: Context): Promise<string[]> {
  // The platform searches by at most 100 characters. contract/members.md §2.
  if (text.length > 100 || !holds(context.actor, 'MEMBERS_READ')) return []
  const searchIn = ['NICKNAME', 'FIRST_NAME', 'LAST_NAME', 'LOGIN_EMAIL'] as const
  const search = searchOf({ search: text, searchIn })
  const query = { paging: { limit: 100, offset: 0 } }
  const { members } = await siteOf(context).members.queryMembers({ query, search })
  return members.map(({ id }) => id)
}
