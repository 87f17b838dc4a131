// Classifies a failed batch without results per item.
import { messages } from '../__generated__/messages/jobs.ts'
import type { Problem } from '../__generated__/schema-types.ts'
import { problem, problemsOfFailure, withRequestId } from '../graphql/problems.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Action } from './actions.ts'

export const lostPart = () => problem('OUTCOME_UNKNOWN', { message: messages.sentWithoutAnswer })

export type PartFailure = {
  /**
   * `again`: nothing was done, or the call is idempotent. `unknown`: the outcome cannot be determined. `refused`:
   * this batch is not accepted. `stop`: no batch will be accepted.
   */
  kind: 'again' | 'unknown' | 'refused' | 'stop'
  problem: Problem
}

export function failureOf(error: unknown, action: Action, ownId: string): PartFailure {
  if (!(error instanceof PlatformFailure)) throw error
  if (error.kind === 'system') {
    if (error.isOutcomeUnknown && !action.isRepeatable)
      return { kind: 'unknown', problem: lostPart() }
    const requestId = error.facts.requestId ?? ownId
    const message = messages.platformSilent
    return { kind: 'again', problem: problem('UPSTREAM_UNAVAILABLE', { message, requestId }) }
  }
  const [first = problem('REFUSED')] = withRequestId(problemsOfFailure(error), ownId)
  return { kind: kindOf(first, action), problem: first }
}

function kindOf({ code }: Problem, { isAboutCollection }: Action): PartFailure['kind'] {
  if (code === 'RATE_LIMITED') return 'again'
  if (code === 'FORBIDDEN' || code === 'NOT_AVAILABLE_ON_THIS_SITE') return 'stop'
  return code === 'NOT_FOUND' && isAboutCollection ? 'stop' : 'refused'
}
