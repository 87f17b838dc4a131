// Converts a response other than 200 to a failure. Source: spec §8 "Error shaping", docs/contract/transport.md §6.
import type { WireErrorDetails } from '@vitrine/platform'
import {
  platformCodes,
  requestIdHeader,
  siteNotPublishedMessage,
  wireErrorBody,
} from '@vitrine/platform/errors'
import { PlatformFailure } from './failure.ts'

type RawResponse = {
  call: string
  status: number
  statusText: string
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Reads the four shapes of errors; never throws itself. */
export function readFailure(response: RawResponse): PlatformFailure {
  const { call, status } = response
  const facts = { call, status, requestId: headerOf(response.headers, requestIdHeader) }
  const { message, details } = readBody(response.text)
  const violations = details.validationError?.fieldViolations
  if (violations) {
    const listed = violations.map((v) => `"${v.field}" ${v.description}`).join(', ')
    return new PlatformFailure('validation', `INVALID_ARGUMENT: ${listed}`, facts, violations)
  }
  if (details.applicationError) {
    const error = details.applicationError
    const text = error.description || message || error.code
    return new PlatformFailure('application', text, facts, [], error)
  }
  if (status >= 500 && message.includes(siteNotPublishedMessage)) {
    const code = platformCodes.siteNotPublished
    return new PlatformFailure('application', message, facts, [], { code, description: message })
  }
  if (status >= 400 && status < 500) {
    return new PlatformFailure('refused', response.statusText || `Status ${status}`, facts)
  }
  const quoted = facts.requestId
    ? `System error occurred, request id ${facts.requestId}`
    : 'System error occurred'
  return new PlatformFailure('system', quoted, facts)
}

function readBody(text: string): { message: string; details: WireErrorDetails } {
  try {
    const parsed = wireErrorBody.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: the status is all that is known.
  }
  return { message: '', details: {} }
}

/** Returns the first value of a header in a response of undici. */
export function headerOf(headers: RawResponse['headers'], name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
