// Makes one admin call: validates the request with the platform's schema before sending it, and reports problems at
// our arguments.

import { messages } from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { InputOf, PlatformCall } from '../../platform/platform-call.ts'

/** Replacements of request paths by our arguments, applied in order. */
export type FieldNames = readonly (readonly [RegExp, string])[]

type MemberOf<Union> = Union extends unknown ? keyof Union : never

/**
 * `Request`, refused by the compiler if it has a member that `Expected` has not. Writers read the members that they know,
 * so that another one would be left out of what is sent without an error.
 */
type Exactly<Expected, Request extends Expected> = Request & {
  readonly [Name in Exclude<keyof Request, MemberOf<Expected>>]: never
}

export type AdminCall<C extends PlatformCall, Answer, Request extends InputOf<C> = InputOf<C>> = {
  /** The operation of the port, whose request schema is used. */
  call: C
  send: (request: InputOf<C>) => Promise<Answer>
  request: Exactly<InputOf<C>, Request>
  names?: FieldNames
  /** The argument of refusals that name no field. */
  field?: string
}

export type AdminResult<Answer> =
  | { ok: true; answer: Answer; problems: Problem[] }
  | { ok: false; problems: Problem[]; failure?: PlatformFailure }

export async function adminCall<C extends PlatformCall, Answer, Request extends InputOf<C>>(
  { call, send, request, names = [], field }: AdminCall<C, Answer, Request>,
  { requestId }: RequestContext,
): Promise<AdminResult<Answer>> {
  const here = (problems: Problem[]) => eachOnce(withNames(problems, names))
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

/** Two members of a request can be one argument of ours. */
const eachOnce = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ code, field }, at) =>
      problems.findIndex((one) => one.code === code && one.field === field) === at,
  )

/** Without a response the outcome is unknown, unless the call is idempotent. */
function problemsOf(failure: PlatformFailure, call: PlatformCall, field?: string): Problem[] {
  if (failure.isOutcomeUnknown && !call.repeatable) {
    const { requestId } = failure.facts
    const message = messages.changeUnconfirmed
    return [problem('OUTCOME_UNKNOWN', { message, requestId, suggestedFix: 'TRY_AGAIN' })]
  }
  return problemsOfFailure(failure, field)
}

/** Returns the problems at our arguments instead of the members of a request. */
export const withNames = (problems: readonly Problem[], names: FieldNames): Problem[] =>
  problems.map((one) => named(one, names))

function named(one: Problem, names: FieldNames): Problem {
  if (!one.field) return one
  return {
    ...one,
    field: names.reduce((path, [member, own]) => path.replace(member, own), one.field),
  }
}
