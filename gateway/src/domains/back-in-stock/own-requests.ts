// The caller's back-in-stock requests. They belong to an email address, so only a verified one is used; otherwise
// signing up with another person's address would reveal their requests. The platform's results are filtered again.
// docs/security.md S71.

import { guid } from '@vitrine/platform'
import type { QueryMyBackInStockRequestsArgs } from '../../__generated__/schema-types.ts'
import { cursorPage } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf } from '../../graphql/paging.ts'
import type { BackInStockRequest } from '../../platform/ecom/back-in-stock.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { BackInStockField, ListPage, ListQuery } from '../../platform/list-query.ts'
import type { Member } from '../../platform/member/member.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { callsOf } from '../common/store-features.ts'
import { currentMember } from '../common/verify-member.ts'

/** Returns the member's verified email address; null without one. */
export const verifiedEmail = (member: Member | null): string | null =>
  member?.loginEmailVerified && member.loginEmail ? member.loginEmail.toLowerCase() : null

type OwnContact = { email: string; contactId: string }

const ownOf = (member: Member | null): OwnContact | null => {
  const email = verifiedEmail(member)
  return email && member?.contactId ? { email, contactId: member.contactId } : null
}

const isOwn = (request: BackInStockRequest, { email, contactId }: OwnContact): boolean =>
  request.email?.toLowerCase() === email &&
  request.contactId?.toLowerCase() === contactId.toLowerCase()

/** Binds the platform's cursors to the contact, so that they are invalid for others. */
const markOf = ({ contactId }: OwnContact) => `r${contactId}:`

/** Returns the query of the contact's newest requests first. */
const queryOf = (
  { contactId }: OwnContact,
  page: ListPage,
): { query: ListQuery<BackInStockField> } => ({
  query: { filter: { contactId }, sort: [{ field: 'createdAt', order: 'DESC' }], page },
})

export async function readOwnRequests(
  args: QueryMyBackInStockRequestsArgs,
  context: MemberContext,
): Promise<Connection<BackInStockRequest> | null> {
  // Refuses a wrong size before anything is read.
  limitOf(args.first ?? 20)
  const calls = callsOf('STOCK_ALERTS', context)
  const own = calls && ownOf(await currentMember(context))
  if (!own) return null
  return cursorPage(args, markOf(own), async (paging) => {
    const query = queryOf(own, paging)
    const { requests, next } = await calls.queryBackInStockRequests(query)
    const nodes = requests.map((request) => (isOwn(request, own) ? request : null))
    return { nodes, next }
  })
}

/** Returns the caller's own request; null for any other, existing or not. */
export async function findOwnRequest(
  id: string,
  context: MemberContext,
): Promise<BackInStockRequest | null> {
  const calls = callsOf('STOCK_ALERTS', context)
  const own = calls && ownOf(await currentMember(context))
  if (!own || !guid.safeParse(id).success) return null
  try {
    const { request } = await calls.getBackInStockRequest({ id })
    return isOwn(request, own) ? request : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
