// Says of a call that failed otherwise than its check expects what that means, and what to do.
import { platformCodes } from '@vitrine/platform'
import { isRateLimited, PlatformFailure } from '../platform/failure.ts'
import { fault, type Outcome, skipped } from './finding.ts'
import { reasonOf } from './subject.ts'

/** Rethrows what is no failure of a call. */
export function outcomeOfFailure(error: unknown): Outcome {
  const found = `${reasonOf(error)}.`
  // It says nothing about what is checked: shoppers may be able to buy.
  return isRateLimited(error) ? skipped(found, limited) : fault(found, cureOf(error))
}

const limited = 'Check again in a minute: the platform limits the number of calls.'

function cureOf(error: unknown): string {
  if (!(error instanceof PlatformFailure)) throw error
  const { status, isUnknownPath } = error.facts
  if (error.code === platformCodes.catalogProvisioning)
    return 'Check again in a few minutes: the platform is preparing the store.'
  if (status === undefined)
    return 'Check again, and that this host may open connections to PLATFORM_URL.'
  if (status >= 500) return 'Check again in a few minutes: the platform fails, not the shop.'
  if (isUnknownPath || status < 400)
    return 'Compare PLATFORM_URL with the address of the platform’s API; if it is right, this version of the shop does not know the answer of the site.'
  return 'Compare PLATFORM_CLIENT_ID with the client of your site, and what is installed on the site.'
}
