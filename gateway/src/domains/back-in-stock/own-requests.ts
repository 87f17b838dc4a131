// What the caller waits for. Requests belong to an address, so only a proved one is asked about: whoever
// registers with somebody else's address learns nothing. The platform finds them by its contact, and what it
// finds is looked at once more before it is shown. SECURITY row 71.
import { guid, type WireBackInStockRequest, type WireMember } from '@vitrine/platform'
import type { QueryMyBackInStockRequestsArgs } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { limitOf } from '../../graphql/paging.ts'
import type { BackInStockRequestConnectionSource } from '../../graphql/sources.ts'
import { isNotFound } from '../../platform/failure.ts'
import { currentMember } from '../common/standing.ts'

/** The address a member has proved to be theirs. */
export const provedEmail = (member: WireMember | null): string | null =>
  member?.loginEmailVerified && member.loginEmail ? member.loginEmail.toLowerCase() : null

type Own = { email: string; contactId: string }

const ownOf = (member: WireMember | null): Own | null => {
  const email = provedEmail(member)
  return email && member?.contactId ? { email, contactId: member.contactId } : null
}

const isOwn = (request: WireBackInStockRequest, { email, contactId }: Own): boolean =>
  request.email?.toLowerCase() === email &&
  request.contactId?.toLowerCase() === contactId.toLowerCase()

/** The platform's cursor, bound to the contact: another one's is of no use. */
const markOf = ({ contactId }: Own) => `b${contactId}:`

function cursorIn(after: string, own: Own): string {
  const text = Buffer.from(after, 'base64url').toString()
  const mark = markOf(own)
  if (!text.startsWith(mark)) throw new BadInput('after', 'This is not a cursor of this list.')
  return text.slice(mark.length)
}

export async function readOwnRequests(
  { first, after }: QueryMyBackInStockRequestsArgs,
  context: Context,
): Promise<BackInStockRequestConnectionSource | null> {
  const limit = limitOf(first)
  const own = context.elevated && ownOf(await currentMember(context))
  if (!own || !context.elevated) return null
  const query = after
    ? { cursorPaging: { limit, cursor: cursorIn(after, own) } }
    : {
        filter: { contactId: own.contactId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      }
  const found = await context.elevated.queryBackInStockNotificationRequests({ query })
  const next = found.metadata?.cursors?.next
  const endCursor = next ? Buffer.from(`${markOf(own)}${next}`).toString('base64url') : null
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

/** One's own request; null for any other, whether there is one or not. */
export async function findOwnRequest(
  id: string,
  context: Context,
): Promise<WireBackInStockRequest | null> {
  const own = ownOf(await currentMember(context))
  if (!own || !context.elevated || !guid.safeParse(id).success) return null
  try {
    const { request } = await context.elevated.getBackInStockNotificationRequest({ id })
    return isOwn(request, own) ? request : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
