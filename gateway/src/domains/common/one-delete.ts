// Who may delete a product, a brand or a collection: a caller with the right to delete, and a contributor one thing per
// request. docs/security.md S89.
import { messages as documentMessages } from '../../__generated__/messages/documents.ts'
import { messages } from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { holders, holds } from '../../auth/permissions.ts'
import type { CallBudget } from '../../graphql/call-budget.ts'
import { problem } from '../../graphql/problems.ts'
import type { OperationContext } from '../../graphql/request-context.ts'

const keyNeedsScope = () =>
  documentMessages.keyNeedsScope({ scope: holders.CATALOG_DELETE.scope ?? '' })

/** Requests that deleted something, by their budget. */
const used = new WeakSet<CallBudget>()

/** Returns why the caller may not delete another thing with this request; null when it is allowed. */
export function deletionProblem({
  actor,
  budget,
}: OperationContext & ActorContext): Problem | null {
  if (holds(actor, 'CATALOG_DELETE')) return null
  if (actor.kind === 'APP') return problem('FORBIDDEN', { message: keyNeedsScope() })
  if (used.has(budget)) {
    const message = messages.oneDeleteAtATime
    return problem('FORBIDDEN', { message })
  }
  used.add(budget)
  return null
}
