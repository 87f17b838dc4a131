/** An argument of a query that breaks a rule. Nothing has been called. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
    this.name = 'BadInput'
  }
}
