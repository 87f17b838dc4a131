// Checks that the platform is there, and knows the client.
import { isRateLimited } from '../platform/failure.ts'
import { hostedApiUrl } from '../platform/hosted-platform.ts'
import { advice, fault, good, type Outcome, skipped } from './finding.ts'
import { reasonOf, type Subject, statusOf } from './subject.ts'

/** Milliseconds of difference from which signatures and expiries become unreliable. */
const tolerated = 60_000

/** Statuses by which the platform refuses a client; the path and its method are known. */
const refusals = [400, 401, 403]

export async function checkToken({ token, config }: Subject): Promise<Outcome> {
  const { url, clientId } = config.platform
  try {
    await token()
    return good(`The client ${clientId} gets tokens from ${url}.`)
  } catch (error) {
    const status = statusOf(error)
    if (status === undefined) {
      return fault(
        `The platform at ${url} does not answer (${reasonOf(error)}).`,
        'Check PLATFORM_URL, and that this host may open connections to it.',
      )
    }
    // A platform that fails, or limits the calls, is one.
    if (isRateLimited(error) || status >= 500) throw error
    if (!refusals.includes(status)) {
      return fault(
        `What answers at ${url} is not the platform (${reasonOf(error)}).`,
        `Set PLATFORM_URL to the address of the platform’s API, which is ${hostedApiUrl}.`,
      )
    }
    return fault(
      `The platform refuses the client ${clientId} (${reasonOf(error)}).`,
      'Set PLATFORM_CLIENT_ID to the client id of your headless project: dashboard, Settings, Headless Settings.',
    )
  }
}

export async function checkClock({ clockSkew }: Subject): Promise<Outcome> {
  const skew = clockSkew()
  if (skew === null) return skipped('The platform did not send the time.')
  const seconds = Math.round(Math.abs(skew) / 1000)
  if (Math.abs(skew) < tolerated) return good('The clock agrees with that of the platform.')
  return advice(
    `The clock differs by ${seconds} seconds from that of the platform.`,
    'Set the clock of this host by NTP: tokens expire at the wrong time, and change events are refused.',
  )
}
