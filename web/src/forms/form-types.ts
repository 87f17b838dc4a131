export type FormProblem = {
  code: string
  message: string
  field?: string | null
  requestId?: string | null
}

/** What came of a form: refused with reasons, done, or on the way to another page. */
export type Outcome = readonly FormProblem[] | 'done' | 'leaving'
