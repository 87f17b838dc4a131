import type { Problem } from '../../__generated__/schema-types.ts'
import type { SignInResult } from './take-step.ts'

/** `viewer` is resolved afterwards, so that it shows the new member. */
export const payloadOf = (result: SignInResult) => ({
  state: result.state,
  viewer: {},
  redirectUrl: result.redirectUrl ?? null,
  // The shop opens no hidden frame. docs/decisions/059-sign-in-by-redirect.md
  frame: null,
  problems: result.problems,
})

export const failed = (problems: Problem[]) => payloadOf({ state: 'FAILURE', problems })
