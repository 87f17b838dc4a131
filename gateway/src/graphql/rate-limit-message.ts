import { messages } from '../__generated__/messages/common.ts'
import type { PlatformFailure } from '../platform/failure.ts'
import { problemMessages } from './problem-messages.ts'

/** Returns the message of a call that was refused for the number of calls, with the time to wait where it is known. */
export function rateLimitMessage({ facts: { retryAfterMs } }: PlatformFailure): string {
  if (!retryAfterMs) return problemMessages.RATE_LIMITED
  return messages.tooManyCalls({ seconds: Math.ceil(retryAfterMs / 1000) })
}
