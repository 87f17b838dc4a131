/** One guard taken out: a text that stands exactly once in a file, and what stands there without the guard. */
export type Mutant = {
  /** Row of docs/security.md, such as `S31`; the tests whose titles name it have to fail. */
  row: string
  /** What the code does without its guard: `state is not compared`. */
  without: string
  file: string
  from: string
  to: string
}
