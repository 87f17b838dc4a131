// Says why a caller's own thing is null, beside the data: docs/decisions/010-null-reasons.md.
import type { GraphQLResolveInfo } from 'graphql'
import type { ProblemCode } from '../../__generated__/schema-types.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { problem } from '../../graphql/problems.ts'
import type { OperationContext } from '../../graphql/request-context.ts'
import type { CallerContext } from './caller-context.ts'
import { verifiedSession } from './verify-member.ts'

/** Returns what was found; for null it reports the reason, which is `otherwise` for a signed-in member. */
export async function ownOrReason<Found>(
  found: Found | null,
  otherwise: ProblemCode,
  context: CallerContext & OperationContext,
  info: Pick<GraphQLResolveInfo, 'path'>,
): Promise<Found | null> {
  if (found !== null) return found
  const isSignedIn = (await verifiedSession(context)) !== null
  return nullBecause([problem(isSignedIn ? otherwise : 'NOT_SIGNED_IN')], context, info)
}
