// The caller's back-in-stock requests. They belong to an email address, so only a verified one is used; otherwise
// signing up with another person's address would reveal their requests. The platform's results are filtered again.
// docs/security.md S71.

import { guid, type WireBackInStockRequest, type WireMember } from '@vitrine/platform'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { QueryMyBackInStockRequestsArgs } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import { limitOf } from '../../graphql/paging.ts'
import type { BackInStockRequestConnectionSource } from '../../graphql/sources.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { currentMember } from '../common/verify-member.ts'

/** Returns the member's verified email address; null without one. */
export const verifiedEmail = (member: WireMember | null): string | null =>
  member?.loginEmailVerified && member.loginEmail ? member.loginEmail.toLowerCase() : null

type OwnContact = { email: string; contactId: string }

const ownOf = (member: WireMember | null): OwnContact | null => {
  const email = verifiedEmail(member)
  return email && member?.contactId ? { email, contactId: member.contactId } : null
}

const isOwn = (request: WireBackInStockRequest, { email, contactId }: OwnContact): boolean =>
  request.email?.toLowerCase() === email &&
  request.contactId?.toLowerCase() === contactId.toLowerCase()

/** Prefix that binds the platform's cursor to the contact, so that it is invalid for others. */
const cursorPrefixOf = ({ contactId }: OwnContact) => `b${contactId}:`

function cursorIn(after: string, own: OwnContact): string {
  const text = Buffer.from(after, 'base64url').toString()
  const prefix = cursorPrefixOf(own)
  if (!text.startsWith(prefix)) throw new BadInput('after', commonMessages.notACursor)
  return text.slice(prefix.length)
}

export async function readOwnRequests(
  { first, after }: QueryMyBackInStockRequestsArgs,
  context: MemberContext,
): Promise<BackInStockRequestConnectionSource | null> {
  const limit = limitOf(first)
  const own = context.serviceCalls && ownOf(await currentMember(context))
  if (!own || !context.serviceCalls) return null
  const query = after
    ? { cursorPaging: { limit, cursor: cursorIn(after, own) } }
    : {
        filter: { contactId: own.contactId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      }
  const found = await context.serviceCalls.queryBackInStockNotificationRequests({ query })
  const next = found.metadata?.cursors?.next
  const endCursor = next ? Buffer.from(`${cursorPrefixOf(own)}${next}`).toString('base64url') : null
  const nodes = found.requests.filter((request) => isOwn(request, own))
  return {
    nodes,
    edges: nodes.map((node) => ({ node, cursor: endCursor ?? '' })),
    pageInfo: {
      hasNextPage: Boolean(next),
      hasPreviousPage: Boolean(after),
      startCursor: null,
      endCursor,
    },
  }
}

/** Returns the caller's own request; null for any other, existing or not. */
export async function findOwnRequest(
  id: string,
  context: MemberContext,
): Promise<WireBackInStockRequest | null> {
  const own = ownOf(await currentMember(context))
  if (!own || !context.serviceCalls || !guid.safeParse(id).success) return null
  try {
    const { request } = await context.serviceCalls.getBackInStockNotificationRequest({ id })
    return isOwn(request, own) ? request : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
