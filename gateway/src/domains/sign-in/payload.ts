import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { SignInResult } from './take-step.ts'

/** `viewer` is resolved afterwards, so that it shows the new member. */
export const payloadOf = (result: SignInResult) => ({
  state: result.state,
  viewer: {},
  frame: result.frame ?? null,
  problems: result.problems,
})

export const failed = (problems: Problem[]) =>
  payloadOf({ state: 'FAILURE', problems: problems.map(withEmailNamed) })

/** An invalid email at sign-in has its own problem code. spec §8. */
export const withEmailNamed = (one: Problem): Problem =>
  one.field === 'email' && one.code === 'INVALID_FORMAT'
    ? problem('INVALID_EMAIL', { field: 'email' })
    : one
