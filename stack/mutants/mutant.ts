/** One removed guard: a text that occurs exactly once in a file, and its replacement without the guard. */
export type Mutant = {
  /** Row of docs/security.md, such as `S31`; the tests whose titles name it must fail. */
  row: string
  /** What the code does without its guard: `state is not compared`. */
  without: string
  file: string
  from: string
  to: string
}
