// Circuit breaker per service: after repeated failures calls fail at once instead of waiting for the timeout, and one
// probe at a time finds out when the service is available again.

/**
 * The circuit breaker of one service. After `enter` the caller reports exactly one of `succeeded`, `failed` and `abandoned`:
 * a probe without a report would leave the breaker open for good.
 */
export type Breaker = {
  /** Throws `BreakerOpen` while the breaker is open. */
  enter(): void
  succeeded(): void
  failed(): void
  /**
   * The call ended without a result that says anything about the service: its caller disconnected, or it was never
   * sent.
   */
  abandoned(): void
  readonly state: 'closed' | 'open' | 'half-open'
}

/** The call was not sent, because its service failed repeatedly. The transport throws it as the cause of a `PlatformFailure`. */
export class BreakerOpen extends Error {
  readonly code = 'BREAKER_OPEN'
}

type Options = { failuresToOpen?: number; openMs?: number; now?: () => number }

/** Creates a breaker that opens after 8 failures in a row, for 3 seconds. */
export function createBreaker({
  failuresToOpen = 8,
  openMs = 3000,
  now = Date.now,
}: Options = {}): Breaker {
  let failures = 0
  let openedAt = 0
  let probing = false
  const isOpen = () => failures >= failuresToOpen
  const isRefusing = () => isOpen() && (probing || now() - openedAt < openMs)
  return {
    get state() {
      if (!isOpen()) return 'closed'
      return isRefusing() ? 'open' : 'half-open'
    },
    enter() {
      if (isRefusing()) throw new BreakerOpen('The platform is resting after repeated failures')
      if (isOpen()) probing = true
    },
    succeeded() {
      failures = 0
      probing = false
    },
    failed() {
      failures += 1
      openedAt = now()
      probing = false
    },
    // Makes the next caller the probe; otherwise the breaker would stay open forever.
    abandoned() {
      probing = false
    },
  }
}
