// Converts a response other than a success to a failure. Source: spec §8 "Error shaping", docs/contract/transport.md §6.
import type { WireErrorDetails } from '@vitrine/platform'
import {
  platformCodes,
  requestIdHeader,
  siteNotPublishedMessage,
  wireErrorBody,
} from '@vitrine/platform/errors'
import { PlatformFailure } from './failure.ts'

/** A response of any status as it came, with its body decoded in `text`. */
export type RawResponse = {
  call: string
  status: number
  statusText: string
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Returns whether a call was answered with a success: calls without a result may have no body, and uploads a 201. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Reads the four shapes of errors; never throws itself. */
export function readFailure(response: RawResponse): PlatformFailure {
  const { call, status } = response
  const { message, details, isJson } = readBody(response.text)
  const requestId = headerOf(response.headers, requestIdHeader)
  const isWithoutReason = isBlankRefusal(status, message, details)
  const retryAfterMs = retryAfterOf(response.headers)
  const facts = { call, status, requestId, retryAfterMs, isWithoutReason }
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
  // The platform refuses in JSON. A page is what it has for a path that it does not know.
  if (status === 404 && !isJson) {
    const unknown = { ...facts, isSettled: true, isUnknownPath: true }
    return new PlatformFailure('system', 'The platform does not know the path', unknown)
  }
  if (status >= 400 && status < 500) {
    return new PlatformFailure('refused', response.statusText || `Status ${status}`, facts)
  }
  const quoted = facts.requestId
    ? `System error occurred, request id ${facts.requestId}`
    : 'System error occurred'
  return new PlatformFailure('system', quoted, facts)
}

const isBlankRefusal = (status: number, message: string, details: WireErrorDetails): boolean =>
  status === 403 && !message && !details.applicationError?.description

type Body = { message: string; details: WireErrorDetails; isJson: boolean }

function readBody(text: string): Body {
  const unknown = { message: '', details: {} }
  try {
    const parsed = wireErrorBody.safeParse(JSON.parse(text))
    return { ...(parsed.success ? parsed.data : unknown), isJson: true }
  } catch {
    // Not JSON: the status is all that is known.
    return { ...unknown, isJson: false }
  }
}

/** Returns the milliseconds of `Retry-After`, which is a number of seconds or a date. docs/contract/real-site.md §3 */
function retryAfterOf(headers: RawResponse['headers']): number | undefined {
  const text = headerOf(headers, 'retry-after') ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Returns the first value of a header in a response of undici. */
export function headerOf(headers: RawResponse['headers'], name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
