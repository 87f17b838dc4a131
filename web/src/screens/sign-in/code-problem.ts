import type { FormProblem } from '../../forms/form-types.ts'

const over =
  'This code no longer works: it has run out, or was tried too often. Send another one, or start over.'

/** What the gateway tells a plain form in one word, in the words of a code. */
export const asCodeProblem = (problem: FormProblem): FormProblem =>
  problem.code === 'NOT_FOUND' ? { ...problem, message: over } : problem
