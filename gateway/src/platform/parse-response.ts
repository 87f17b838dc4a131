// Parses the body of a successful response into what its call reads of it. docs/contract/transport.md §5.
import type { z } from 'zod'
import { type DeferredMembers, parseDeferring } from './deferred-members.ts'
import { PlatformFailure } from './failure.ts'
import { parseJson } from './json-text.ts'
import { UnexpectedForm } from './read-json.ts'

type ResponseSchema = {
  name: string
  response: z.ZodType
  contract?: z.ZodType
  deferred?: DeferredMembers
}
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
  body: string | Uint8Array,
  parsing: Parsing,
): unknown {
  try {
    const response = parseBody(call, body, parsing)
    // The contract is that of the whole response, with what is deferred.
    if (parsing.validates) call.contract?.parse(call.deferred ? parseJson(body) : response)
    return call.response.parse(response)
  } catch (cause) {
    if (cause instanceof PlatformFailure) throw cause
    throw unknownForm(call, parsing, cause)
  }
}

function parseBody(call: ResponseSchema, body: string | Uint8Array, parsing: Parsing): unknown {
  if (!call.deferred || typeof body === 'string') return parseJson(body)
  return parseDeferring(body, call.deferred, (cause, path) =>
    unknownForm(call, parsing, cause, path),
  )
}

function unknownForm(
  call: ResponseSchema,
  { status, requestId }: Parsing,
  cause: unknown,
  path?: string,
): PlatformFailure {
  const form = cause instanceof UnexpectedForm ? cause.message : null
  const where = form && (path ? `: ${path}.${form}` : `: ${form}`)
  const message = `${call.name} was answered in an unknown form${where ?? ''}`
  return new PlatformFailure('system', message, { call: call.name, status, requestId, cause })
}
