// One call of the owner's side: refused at the field by the platform's own rule before it is sent,
// else sent, and a refusal told by the argument it concerns.
import type { Call, RequestOf, ResponseOf } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'

/** Member of the platform's request → argument of ours. Each works on what the one before left. */
export type Names = readonly (readonly [RegExp, string])[]

export type OwnerCall<C extends Call> = {
  /** The table's entry: its request is the rule. */
  call: C
  send: (request: RequestOf<C>) => Promise<ResponseOf<C>>
  request: RequestOf<C>
  names?: Names
  /** Argument a refusal is about that names no field. */
  field?: string
}

export type Answered<Answer> =
  | { ok: true; answer: Answer; problems: Problem[] }
  | { ok: false; problems: Problem[]; failure?: PlatformFailure }

export async function ownerCall<C extends Call>(
  { call, send, request, names = [], field }: OwnerCall<C>,
  { requestId }: Context,
): Promise<Answered<ResponseOf<C>>> {
  const here = (problems: Problem[]) => problems.map((one) => named(one, names))
  const checked = checkInput(call.request, request)
  if (!checked.ok) return { ok: false, problems: here(checked.problems) }
  try {
    return { ok: true, answer: await send(request), problems: [] }
  } catch (failure) {
    if (!(failure instanceof PlatformFailure)) throw failure
    const problems = here(withRequestId(problemsOf(failure, call, field), requestId))
    return { ok: false, problems, failure }
  }
}

const lost = 'The answer got lost on the way. Look at what there is now before you try this again.'

/** Without an answer nobody knows whether it was done, unless doing it twice is doing it once. */
function problemsOf(failure: PlatformFailure, call: Call, field?: string): Problem[] {
  if (failure.isOutcomeUnknown && !call.repeatable) {
    const { requestId } = failure.facts
    return [problem('OUTCOME_UNKNOWN', { message: lost, requestId, suggestedFix: 'TRY_AGAIN' })]
  }
  return problemsOfFailure(failure, field)
}

function named(one: Problem, names: Names): Problem {
  if (!one.field) return one
  return {
    ...one,
    field: names.reduce((path, [member, own]) => path.replace(member, own), one.field),
  }
}
