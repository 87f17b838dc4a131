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

const longestMessage = 400

/** Returns a message that repeats a caller's own text at a length worth reading: a name can be 64 KB long. */
export const shortened = (message: string): string =>
  message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
