// The failure of a response that has another form than its call reads.
import { PlatformFailure } from '../platform/failure.ts'
import { parseResponse } from '../platform/parse-response.ts'

type Parsed = Parameters<typeof parseResponse>[0]

/** Returns the message of the failure; undefined when the response was read. */
export function formFailure(call: Parsed, response: unknown): string | undefined {
  try {
    parseResponse(call, JSON.stringify(response), {
      status: 200,
      requestId: undefined,
      validates: false,
    })
    return undefined
  } catch (error) {
    if (error instanceof PlatformFailure) return error.message
    throw error
  }
}
