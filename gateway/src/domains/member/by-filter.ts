// Whom a call by filter is about: checked before anything is asked, counted, and read.
// contract/members.md §9; SECURITY row 91.
import type { MemberSearchBody, WireFilter } from '@vitrine/platform'
import { z } from 'zod'
import type {
  BulkMemberAction,
  ManagedMemberFilter,
  MemberSearchField,
  Problem,
} from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import { type Counted, type CountTokens, createCountTokens } from '../../staff/count-token.ts'
import {
  conditionsOf,
  filterOf,
  managedFilter,
  managedSearch,
  managedSearchIn,
  narrowing,
  searchOf,
} from './managed-filter.ts'
import { totalOf } from './read-managed.ts'

/** Most members of one run: their ids are read before it, a hundred with each call. */
export const mostMembers = 1000
const pageSize = 100

export type Asked = {
  action: BulkMemberAction
  filter?: ManagedMemberFilter | null
  search?: string | null
  searchIn?: readonly MemberSearchField[] | null
}

/** `isEverybody`: neither a filter that leaves somebody out nor a search was given. */
export type Wish = { filter: WireFilter; search?: MemberSearchBody; isEverybody: boolean }

const input = z.object({
  filter: managedFilter,
  search: managedSearch,
  searchIn: managedSearchIn,
})

export function wishOf(
  { action, filter, search, searchIn }: Asked,
  { actor }: Pick<Context, 'actor'>,
): { ok: true; wish: Wish } | { ok: false; problems: Problem[] } {
  const checked = checkInput(input, { filter, search, searchIn })
  if (!checked.ok) return checked
  const words = searchOf({ search, searchIn })
  if (words && action !== 'DELETE') {
    return { ok: false, problems: [problem('INVALID_ARGUMENT', { field: 'search', message })] }
  }
  const conditions = conditionsOf(narrowing(filter))
  const isEverybody = conditions.length === 0 && !words
  // Nobody shuts themselves out. By the address, because an id would stand in the log as one of those
  // the call was about.
  const others =
    action !== 'APPROVE' && actor.kind === 'SITE_USER' && actor.name
      ? [...conditions, { loginEmail: { $ne: actor.name } }]
      : conditions
  return { ok: true, wish: { filter: filterOf(others), search: words, isEverybody } }
}
const message = 'The platform takes a search only to delete: use the filter.'

type Page = { limit: number; offset: number }

const readPage = ({ filter, search }: Wish, paging: Page, context: Context, isWhole: boolean) =>
  siteOf(context).members.queryMembers({
    // By id, so that nobody changes pages while they are read.
    query: { filter, sorting: [{ fieldName: 'id', order: 'ASC' }], paging },
    search,
    fieldsets: [isWhole ? 'FULL' : 'PUBLIC'],
  })

/** How many they are, null when too many to count, and the first ten. */
export async function countMembers(wish: Wish, context: Context) {
  const page = await readPage(wish, { limit: 10, offset: 0 }, context, true)
  return { count: totalOf(page.metadata), sample: page.members }
}

/** Everybody's id; null when they are not `count`. */
export async function readIds(
  wish: Wish,
  count: number,
  context: Context,
): Promise<string[] | null> {
  const ids = new Set<string>()
  for (let offset = 0; offset < count; offset += pageSize) {
    const page = await readPage(wish, { limit: pageSize, offset }, context, false)
    if (totalOf(page.metadata) !== count) return null
    for (const { id } of page.members) ids.add(id)
  }
  return ids.size === count ? [...ids] : null
}

/** One for each gateway; its keys are those of the settings. */
const keepers = new WeakMap<Context['config'], CountTokens>()

export function countTokensOf({ config }: Pick<Context, 'config'>): CountTokens {
  const known = keepers.get(config) ?? createCountTokens(config.sessionKeys)
  keepers.set(config, known)
  return known
}

export const countedOf = (
  action: BulkMemberAction,
  wish: Wish,
  { actor: { kind, id = '' } }: Pick<Context, 'actor'>,
): Counted => ({
  action,
  wish: [wish.filter, wish.search ?? null, wish.isEverybody],
  actor: { kind, id },
})
