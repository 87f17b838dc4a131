// Logs failures whose cause is the setup of the site, with the call and what to do about it: the platform itself names
// neither. docs/contract/real-site.md §4 to §7.
import { type Call, platformCodes } from '@vitrine/platform'
import type { FastifyBaseLogger } from 'fastify'
import type { PlatformCalls } from './calls.ts'
import { isOtherCatalog, isRefusal, needsPlan, type PlatformFailure } from './failure.ts'
import { permissionOf } from './permission-of.ts'

/** Logs what to do about a failure that the setup of the site causes; ignores every other one. */
export type FaultLog = (service: string, call: Call, failure: PlatformFailure) => void

/** Every request would repeat the sentence. */
const repeatMs = 60_000

/** Creates the log of such failures, which writes a sentence about a call at most once a minute. */
export function createFaultLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = Date.now,
): FaultLog {
  const writtenAt = new Map<string, number>()
  return (service, call, failure) => {
    const sentence = sentenceFor(service, failure)
    if (!sentence) return
    const key = `${service}.${call.name} ${sentence}`
    if (now() - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < repeatMs) return
    writtenAt.set(key, now())
    const { status, requestId: platformRequestId } = failure.facts
    const { name, method, path } = call
    log.warn({ call: name, service, method, path, status, platformRequestId }, sentence)
  }
}

function sentenceFor(service: string, failure: PlatformFailure): string | null {
  // It shows that the platform is there, which is all that is checked.
  if (service === 'readiness') return null
  return ofSite(service, failure) ?? ofCall(service, failure)
}

/** Returns what the site as a whole lacks. */
function ofSite(service: string, failure: PlatformFailure): string | null {
  if (failure.code === platformCodes.siteNotPublished) {
    return 'the site is not published, so it has no checkout and no sign-in page: publish it in the dashboard'
  }
  if (service === 'productsRead' && isOtherCatalog(failure)) {
    return 'the site has the catalog V3, which this shop cannot read yet: every page of the shop says so'
  }
  if (needsPlan(failure)) {
    return 'the platform refuses this call for a site without a premium plan: take one in the dashboard'
  }
  return isRefusal(failure, ...platformCodes.paymentsNotAccepted)
    ? 'the site takes no payments, so it has no checkout: connect a payment method in the dashboard'
    : null
}

/** Returns why the site refuses this very call. */
function ofCall(service: string, { facts }: PlatformFailure): string | null {
  if (facts.isUnknownPath) {
    return service === 'collections'
      ? 'the site has no collections v2: they are read by v1 from now on'
      : 'the platform does not know the path of this call: the gateway calls it wrongly, or the site lacks the app that serves it'
  }
  if (service === 'checkoutSettings' && facts.status === 403) {
    return 'visitors may not read the settings of the checkout: the cart offers gift cards, and the platform decides'
  }
  if (!facts.isWithoutReason) return null
  // Cast: a transport knows services by their names alone.
  const permission = permissionOf({ service: service as keyof PlatformCalls })
  return permission
    ? `the platform refused this call without a reason: the site’s key needs the permission ${permission}`
    : 'the platform refused this call without a reason: it needs the token of a visitor or member, and no key'
}
