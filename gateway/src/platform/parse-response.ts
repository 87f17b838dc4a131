// Parses the body of a successful response; an empty one is an object without members. docs/contract/transport.md §5.
import type { z } from 'zod'
import { PlatformFailure } from './failure.ts'
import { UnexpectedForm } from './read-json.ts'

type ResponseSchema = { name: string; response: z.ZodType; contract?: z.ZodType }
type Parsing = {
  /** Those of the response. */
  status: number
  requestId: string | undefined
  /** Compares the response with the whole contract of a mapped call. */
  validates: boolean
}

/** Returns what the call reads of its response; a failure that names the call, and where the form is another one. */
export function parseResponse(
  call: ResponseSchema,
  text: string,
  { status, requestId, validates }: Parsing,
): unknown {
  try {
    const response: unknown = text.trim() === '' ? {} : JSON.parse(text)
    if (validates) call.contract?.parse(response)
    return call.response.parse(response)
  } catch (cause) {
    const where = cause instanceof UnexpectedForm ? `: ${cause.message}` : ''
    const message = `${call.name} was answered in an unknown form${where}`
    throw new PlatformFailure('system', message, {
      call: call.name,
      status,
      requestId,
      cause,
    })
  }
}
