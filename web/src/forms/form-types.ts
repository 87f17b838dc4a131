export type FormProblem = {
  code: string
  message: string
  field?: string | null
  requestId?: string | null
}

/** Outcome of a submission: problems, done, or a navigation in progress. */
export type Outcome = readonly FormProblem[] | 'done' | 'leaving'
