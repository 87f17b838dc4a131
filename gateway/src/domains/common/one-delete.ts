// Limits deletion to one thing per request for callers without the right to delete in bulk. docs/security.md S89.
import type { Problem } from '../../__generated__/resolvers.ts'
import { holds } from '../../auth/permissions.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'

/** Requests that deleted something, by their budget. */
const used = new WeakSet<Context['budget']>()

/** Returns why the caller may not delete another thing with this request; null when it is allowed. */
export function deletionProblem({ actor, budget }: Context): Problem | null {
  if (holds(actor, 'CATALOG_DELETE')) return null
  if (used.has(budget)) {
    const message = 'You may delete one at a time. Nothing more of this request was deleted.'
    return problem('FORBIDDEN', { message })
  }
  used.add(budget)
  return null
}
