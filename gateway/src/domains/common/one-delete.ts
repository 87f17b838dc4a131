// Limits deletion to one thing per request for callers without the right to delete in bulk. docs/security.md S89.
import * as messages from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { holds } from '../../auth/permissions.ts'
import type { CallBudget } from '../../graphql/call-budget.ts'
import { problem } from '../../graphql/problems.ts'
import type { OperationContext } from '../../graphql/request-context.ts'

/** Requests that deleted something, by their budget. */
const used = new WeakSet<CallBudget>()

/** Returns why the caller may not delete another thing with this request; null when it is allowed. */
export function deletionProblem({
  actor,
  budget,
}: OperationContext & ActorContext): Problem | null {
  if (holds(actor, 'CATALOG_DELETE')) return null
  if (used.has(budget)) {
    const message = messages.oneDeleteAtATime
    return problem('FORBIDDEN', { message })
  }
  used.add(budget)
  return null
}
