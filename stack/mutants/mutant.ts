/** A small change that breaks something: a text that occurs exactly once in a file, and its replacement. */
export type Change = {
  /** What the code does then: `state is not compared`. */
  without: string
  file: string
  from: string
  to: string
}

/** One removed guard of docs/security.md. */
export type Mutant = Change & {
  /** Row of docs/security.md, such as `S31`; the tests whose titles name it must fail. */
  row: string
}

/** What notices a change where no test does: a check of `npm run check`, a journey, or `npm run budgets`. */
export type Check = 'types' | 'layers' | 'lint' | 'dead code' | 'generated' | 'budgets' | 'journey'

/** One broken rule of INVARIANTS.md. */
export type RuleMutant = Change & {
  /** The first words of the rule; the tests that its enforcer column names must fail. */
  rule: string
  /** The check that must fail instead of the tests. */
  check?: Check
}
