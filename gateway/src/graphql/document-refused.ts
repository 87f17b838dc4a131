/** A document that is not run. `status` is what HTTP says to it. */
export class DocumentRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 422,
    /** The argument it is about. */
    readonly field?: string,
  ) {
    super(message)
  }
}
