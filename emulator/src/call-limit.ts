// Counts the calls of each credential, and refuses those above the limit of a minute. docs/contract/real-site.md §3.
import type { IncomingHttpHeaders } from 'node:http'
import { credentialOf } from './caller.ts'
import type { Shop } from './context.ts'
import { Refusal } from './refuse.ts'
import { siteSettingsOf } from './state/site-settings.ts'

/** Calls a minute of a hosted site. docs/contract/real-site.md §3. */
export const hostedCallsPerMinute = 200

const windowMs = 60_000

/** A refusal of too many calls, with the seconds until the next ones are accepted; null: the platform does not say. */
export class CallsRefused extends Refusal {
  constructor(readonly retryAfterSeconds: number | null) {
    const message = 'Too many requests'
    super(429, message, { message, details: {} })
  }
}

export class CallLimit {
  #windows = new Map<string, { since: number; calls: number }>()

  /** Counts a call of the credential in these headers; throws once there were too many in its minute. */
  count(headers: IncomingHttpHeaders, { state, site }: Shop): void {
    const { callsPerMinute, sendsRetryAfter } = siteSettingsOf(state)
    const most = callsPerMinute ?? site.callsPerMinute
    // Without a token that the platform knows a call is refused anyway.
    const credential = most > 0 ? credentialOf(headers, site, state) : null
    if (credential === null) return
    const now = state.now().getTime()
    const window = this.#windowOf(credential, now)
    if (window.calls >= most) {
      const left = Math.ceil((window.since + windowMs - now) / 1000)
      throw new CallsRefused(sendsRetryAfter ? left : null)
    }
    window.calls += 1
  }

  clear(): void {
    this.#windows.clear()
  }

  #windowOf(credential: string, now: number) {
    const known = this.#windows.get(credential)
    if (known && now - known.since < windowMs) return known
    for (const [one, { since }] of this.#windows) {
      if (now - since >= windowMs) this.#windows.delete(one)
    }
    const window = { since: now, calls: 0 }
    this.#windows.set(credential, window)
    return window
  }
}
