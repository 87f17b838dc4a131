import { messages } from '../__generated__/messages/common.ts'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { PlatformFailure } from '../platform/failure.ts'

/** Returns the message of a call that was refused for the number of calls, with the time to wait where it is known. */
export function rateLimitMessage({ facts: { retryAfterMs } }: PlatformFailure): string {
  if (!retryAfterMs) return problemMessages.RATE_LIMITED
  return messages.tooManyCalls({ seconds: Math.ceil(retryAfterMs / 1000) })
}
