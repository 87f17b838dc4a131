import * as messages from '../../__generated__/messages/signIn.ts'
import type { FormProblem } from '../../forms/form-types.ts'

const over = messages.codeExpired

/** Replaces the message of `NOT_FOUND`, which here means an expired or blocked code. */
export const asCodeProblem = (problem: FormProblem): FormProblem =>
  problem.code === 'NOT_FOUND' ? { ...problem, message: over } : problem
