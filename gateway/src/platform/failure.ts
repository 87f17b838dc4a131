// The failures of platform calls, in the four shapes of spec §8.
import type { ApplicationError, Violation } from '@vitrine/platform'
import { platformCodes } from '@vitrine/platform/errors'

type Facts = {
  call: string
  status?: number
  requestId?: string
  /** How long the platform refuses further calls, in milliseconds. */
  retryAfterMs?: number
  cause?: unknown
  /** It is certain that nothing was changed. */
  isSettled?: boolean
  /** The platform has no such path: an error of the gateway, which says nothing about an entity. */
  isUnknownPath?: boolean
  /** The refusal has no text: a missing permission is not named. docs/contract/real-site.md §3 */
  isWithoutReason?: boolean
}

/**
 * A failure of a platform call, by kind:
 * - `validation`: the platform refused fields, which `violations` lists.
 * - `application`: a refusal with a code, which is in `error`.
 * - `refused`: another 4xx, described by its status text.
 * - `system`: everything else: a 5xx, no response, an unreadable response.
 */
export class PlatformFailure extends Error {
  readonly facts: Facts

  constructor(
    readonly kind: 'validation' | 'application' | 'refused' | 'system',
    message: string,
    facts: Facts,
    readonly violations: readonly Violation[] = [],
    readonly error: ApplicationError | undefined = undefined,
  ) {
    super(message, { cause: facts.cause })
    this.name = 'PlatformFailure'
    this.facts = facts
  }

  get code(): string | undefined {
    return this.error?.code
  }

  /** The platform may have executed the call: there was no response, or one that reports an internal error. */
  get isOutcomeUnknown(): boolean {
    return this.kind === 'system' && !this.isNeverSent && !this.facts.isSettled
  }

  /** Returns the same failure, after a read has shown that nothing was changed. */
  settled(): PlatformFailure {
    return new PlatformFailure(this.kind, this.message, { ...this.facts, isSettled: true })
  }

  /** The platform is away or resting: it gave no response, or what stands before it responded in its place. */
  get isUnreachable(): boolean {
    const { status } = this.facts
    return this.kind === 'system' && (status === undefined || awayStatuses.has(status))
  }

  /** No connection took the request, so nothing was changed. */
  get isNeverSent(): boolean {
    return neverSentCodes.has(codeOf(this.facts.cause))
  }
}

/** Bad gateway, service unavailable, gateway timeout. */
const awayStatuses = new Set([502, 503, 504])

/** The call was given up before a connection took its request. Has the name and the message of the reason. */
export class NeverSentError extends Error {
  readonly code = 'NEVER_SENT'

  constructor(reason: Error) {
    super(reason.message, { cause: reason })
    this.name = reason.name
  }
}

const neverSentCodes = new Set([
  'NEVER_SENT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'BREAKER_OPEN',
])

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Returns whether the gateway stopped waiting; the platform may still execute the call. */
export function isTimeout(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === 'TimeoutError' || timeoutCodes.has(codeOf(cause)))
  )
}

/** Returns whether there was no response: the connection failed, or its caller or the gateway stopped waiting. */
export function isNetworkError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return codeOf(cause) !== '' || isTimeout(cause) || cause.name === 'AbortError'
}

/** Returns the code of a network error, also of a nested cause. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  const code = 'code' in cause ? String(cause.code) : ''
  return code || codeOf(cause.cause)
}

/** Returns whether the platform refused with one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly string[]): error is PlatformFailure {
  return error instanceof PlatformFailure && error.code !== undefined && codes.includes(error.code)
}

/** Returns whether the site has the other generation of the catalog. docs/contract/catalog-v3.md §1 */
export const isOtherCatalog = (error: unknown): error is PlatformFailure =>
  isRefusal(error, ...platformCodes.wrongCatalogVersion)

/** Returns whether the platform refused a call that a site has with a premium plan only. docs/contract/real-site.md §3 */
export const needsPlan = (error: unknown): boolean =>
  error instanceof PlatformFailure && error.facts.status === 402

/** Returns whether the platform responded that the entity does not exist. */
export function isNotFound(error: unknown): error is PlatformFailure {
  return (
    error instanceof PlatformFailure && error.facts.status === 404 && !error.facts.isUnknownPath
  )
}

/** Returns whether the platform responded that the caller may not access the entity. */
export function isForbidden(error: unknown): error is PlatformFailure {
  return error instanceof PlatformFailure && error.facts.status === 403
}

/** Returns whether a call was refused for the number of calls, by the platform or by the gateway before it was sent. */
export const isRateLimited = (error: unknown): boolean =>
  error instanceof PlatformFailure && error.facts.status === 429

/** Returns whether the platform had no response to give: it is away, limits calls, or failed itself. */
export const isAbsent = (error: unknown): boolean =>
  isRateLimited(error) || (error instanceof PlatformFailure && error.kind === 'system')

/** Returns whether the site has no members area: its call of the own profile is refused, or has no path. docs/contract/real-site.md §4.2 */
export const isWithoutProfile = (error: unknown): boolean =>
  isNotFound(error) ||
  isForbidden(error) ||
  (error instanceof PlatformFailure && error.facts.isUnknownPath === true)

/** For `catch`: returns a handler that replaces a failure of the platform by a value and rethrows every other error. */
export const insteadOfFailure =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof PlatformFailure) return instead
    throw error
  }

/** For `catch`: returns a handler that replaces a refusal by a value and rethrows every other error. A repeat may help those. */
export const insteadOfRefusal =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof PlatformFailure && !isAbsent(error)) return instead
    throw error
  }
