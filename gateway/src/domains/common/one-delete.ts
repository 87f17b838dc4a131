// Deleting for those who may not delete many: one thing with each request. SECURITY S89.
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { holds } from '../../graphql/permissions.ts'
import { problem } from '../../graphql/problems.ts'

/** Requests that deleted something. The budget is a request's own. */
const used = new WeakSet<Context['budget']>()

/** Returns why a caller may not delete one more thing with this request; null when they may. */
export function deletionProblem({ actor, budget }: Context): Problem | null {
  if (holds(actor, 'CATALOG_DELETE')) return null
  if (used.has(budget)) {
    const message = 'You may delete one at a time. Nothing more of this request was deleted.'
    return problem('FORBIDDEN', { message })
  }
  used.add(budget)
  return null
}
