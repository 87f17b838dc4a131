// Every way a call can fail, in the four shapes of spec §8.
import type { ApplicationError, Violation } from '@vitrine/platform'

type Facts = {
  call: string
  status?: number
  requestId?: string
  cause?: unknown
  /** It is known that nothing was changed. */
  isSettled?: boolean
}

/**
 * - `validation`: the platform refused fields; `violations` lists them.
 * - `application`: a refusal with a code of its own; `error` has it.
 * - `refused`: another 4xx; the status text is the description.
 * - `system`: anything else: 5xx, no answer, an answer that is not one.
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

  /**
   * The platform may have executed the call: there was no response, or one that says only that something
   * broke on the way.
   */
  get isOutcomeUnknown(): boolean {
    return this.kind === 'system' && !this.isNeverSent && !this.facts.isSettled
  }

  /** The same failure, once a look at the thing itself has shown that nothing was changed. */
  settled(): PlatformFailure {
    return new PlatformFailure(this.kind, this.message, { ...this.facts, isSettled: true })
  }

  /** The connection was never made, so nothing can have happened. */
  get isNeverSent(): boolean {
    return neverSentCodes.has(codeOf(this.facts.cause))
  }
}

const neverSentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'BREAKER_OPEN',
])

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** We stopped waiting; the platform may still be at it. */
export function isTimeout(cause: unknown): boolean {
  return (
    cause instanceof Error && (cause.name === 'TimeoutError' || timeoutCodes.has(codeOf(cause)))
  )
}

/** The machine word of a network error, however deep it hides. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  const code = 'code' in cause ? String(cause.code) : ''
  return code || codeOf(cause.cause)
}

/** True for a refusal with one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly string[]): error is PlatformFailure {
  return error instanceof PlatformFailure && error.code !== undefined && codes.includes(error.code)
}

/** True when the platform said that the thing does not exist. */
export function isNotFound(error: unknown): error is PlatformFailure {
  return error instanceof PlatformFailure && error.facts.status === 404
}

/** True when the platform said that it is not the caller's. */
export function isForbidden(error: unknown): error is PlatformFailure {
  return error instanceof PlatformFailure && error.facts.status === 403
}

/** For `catch`: what to go on with where the platform failed or refused. Our own faults go on as they are. */
export const insteadOfFailure =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (error instanceof PlatformFailure) return instead
    throw error
  }
