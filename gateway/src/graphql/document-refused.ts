/** A document that is not executed. `status`: the HTTP status. */
export class DocumentRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 422,
    /** The argument that caused it. */
    readonly field?: string,
  ) {
    super(message)
  }
}

const longestMessage = 400

/** Truncates a message that repeats text of the caller: a name can be 64 KB long. */
export const shortened = (message: string): string =>
  message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
