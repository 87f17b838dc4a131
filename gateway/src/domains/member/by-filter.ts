// The members that a bulk call by filter is about: validated, counted and read. docs/contract/members.md §9;
// docs/security.md S91.

import { z } from 'zod'
import { messages } from '../../__generated__/messages/members.ts'
import type {
  BulkMemberAction,
  ManagedMemberFilter,
  Problem,
} from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { Config } from '../../config.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import {
  type ConfirmationTokens,
  type Counted,
  createConfirmationTokens,
} from '../../jobs/confirmation-token.ts'
import type { Window } from '../../paging/page-range.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { MemberFilter, MemberSearch } from '../../platform/member/member-query.ts'
import { conditionsOf, managedFilter, narrowing, searchOf } from './managed-filter.ts'

/** Most members per call; their ids are read before it, a hundred per call. */
export const maxMembers = 1000
const pageSize = 100

export type FilterInput = {
  action: BulkMemberAction
  filter?: ManagedMemberFilter | null
}

/** `isUnfiltered`: there is neither an effective filter nor a search. */
export type MemberSelection = {
  filter: MemberFilter
  search?: MemberSearch
  isUnfiltered: boolean
}

const input = z.object({
  filter: managedFilter,
})

export function selectionOf(
  { action, filter }: FilterInput,
  { actor }: ActorContext,
): { ok: true; selection: MemberSelection } | { ok: false; problems: Problem[] } {
  const checked = checkInput(input, { filter })
  if (!checked.ok) return checked
  const words = searchOf(filter)
  if (words && action !== 'DELETE') {
    return {
      ok: false,
      problems: [
        problem('INVALID_ARGUMENT', {
          field: 'filter.search',
          message: messages.searchOnlyToDelete,
        }),
      ],
    }
  }
  const conditions = conditionsOf(narrowing(filter))
  const isUnfiltered = conditions.length === 0 && !words
  // Excludes the caller, who must not lock themselves out. By email address, because an id would appear in the
  // audit log as one of those the call was about.
  const others =
    action !== 'APPROVE' && actor.kind === 'STAFF' && actor.name
      ? [...conditions, { loginEmail: { not: actor.name } }]
      : conditions
  return { ok: true, selection: { filter: others, search: words, isUnfiltered } }
}

const readPage = (
  { filter, search }: MemberSelection,
  page: Window,
  context: AdminPlatformContext,
  isWhole: boolean,
) =>
  requireAdminPlatform(context).members.query({
    // Sorted by id, so that pages are stable while they are read.
    query: { filter, sort: [{ field: 'id', order: 'ASC' }], page },
    search,
    fields: isWhole ? 'FULL' : 'PUBLIC',
  })

/** Returns the number of members (null when too many to count) and the first ten. */
export async function countMembers(selection: MemberSelection, context: AdminPlatformContext) {
  const page = await readPage(selection, { limit: 10, offset: 0 }, context, true)
  return { count: page.total, sample: page.members }
}

/** Returns all ids; null when their number is not `count`. */
export async function readIds(
  selection: MemberSelection,
  count: number,
  context: AdminPlatformContext,
): Promise<string[] | null> {
  const ids = new Set<string>()
  for (let offset = 0; offset < count; offset += pageSize) {
    const page = await readPage(selection, { limit: pageSize, offset }, context, false)
    if (page.total !== count) return null
    for (const { id } of page.members) ids.add(id)
  }
  return ids.size === count ? [...ids] : null
}

/** One per gateway, with the keys of its configuration. */
const tokensByConfig = new WeakMap<Config, ConfirmationTokens>()

export function confirmationTokensOf({ config }: RequestContext): ConfirmationTokens {
  const known = tokensByConfig.get(config) ?? createConfirmationTokens(config.sessionKeys)
  tokensByConfig.set(config, known)
  return known
}

export const countedOf = (
  action: BulkMemberAction,
  selection: MemberSelection,
  { actor: { kind, id = '' } }: ActorContext,
): Counted => ({
  action,
  request: [selection.filter, selection.search ?? null, selection.isUnfiltered],
  actor: { kind, id },
})
