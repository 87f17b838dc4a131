import type { FormProblem } from '../../forms/form-types.ts'

const over =
  'This code no longer works: it has run out, or was tried too often. Send another one, or start over.'

/** Replaces the message of `NOT_FOUND`, which here means an expired or blocked code. */
export const asCodeProblem = (problem: FormProblem): FormProblem =>
  problem.code === 'NOT_FOUND' ? { ...problem, message: over } : problem
