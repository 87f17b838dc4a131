import { type ErrorCode, errorStatuses } from './error-codes.ts'

/** A document that is not executed. */
export class DocumentRefused extends Error {
  /** HTTP status of the response. */
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The argument that caused it. */
    readonly field?: string,
    /** The field of the response with that argument. It has no indexes of lists: nothing was executed. */
    readonly path?: readonly string[],
  ) {
    super(message)
    this.status = errorStatuses[code]
  }
}

const longestMessage = 400

/** Truncates a message that repeats text of the caller: a name can be 64 KB long. */
export const shortened = (message: string): string =>
  message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
