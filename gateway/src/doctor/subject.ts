// What is examined: the settings, and the platform as a visitor and as the site reach it.
import type { Config } from '../config.ts'
import type { EventFacts } from '../events/event-sources.ts'
import { type CollectionsTransport, collectionsTransport } from '../platform/collections-path.ts'
import { isRateLimited, PlatformFailure } from '../platform/failure.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import { siteCredentialsOf } from '../platform/site-credentials.ts'
import { createTransport } from '../platform/transport.ts'
import { createTokenGrants } from '../session/token-grants.ts'

export type Subject = {
  readonly config: Config
  /** Requests a new token of a visitor. */
  readonly token: () => Promise<string>
  readonly visitor: Platform
  /** Null without a client secret and an API key. */
  readonly site: Platform | null
  /** As the API key that is set beside a client secret; null without one or the other. */
  readonly keyBeside: Platform | null
  /** Whether the shop that is examined runs. */
  readonly isServing: boolean
  /** Milliseconds by which the platform's clock is ahead of this one; null before a response that has a date. */
  readonly clockSkew: () => number | null
  /** Version of the collections that the site has; null before the first read. */
  readonly collectionsVersion: CollectionsTransport['collectionsVersion']
  /** What is known of change events; null where no gateway has run. */
  readonly eventFacts: () => EventFacts | null
  /** Tokens that were issued, none of which a finding may contain. */
  readonly tokens: ReadonlySet<string>
  readonly close: () => Promise<void>
}

const requestId = 'doctor'

/** Opens connections of its own: a check must not share a breaker with the shop. */
export function createSubject(
  config: Config,
  { eventFacts, isServing }: Pick<Subject, 'eventFacts' | 'isServing'>,
): Subject {
  let skew: number | null = null
  const transport = collectionsTransport(
    createTransport({
      ...config.platform,
      onDate: (date) => {
        const time = Date.parse(date)
        if (!Number.isNaN(time)) skew = time - Date.now()
      },
    }),
  )
  const grants = createTokenGrants({ ...config.platform, transport })
  const tokens = new Set<string>()
  const noted =
    (grant: (fresh: boolean) => Promise<string>) =>
    async (fresh: boolean): Promise<string> => {
      const token = await grant(fresh)
      tokens.add(token)
      return token
    }
  const [publicToken, siteToken] = [noted(grants.publicToken), noted(grants.siteToken)]
  const credentials = siteCredentialsOf(config.platform, siteToken)
  const key = config.platform.clientSecret
    ? siteCredentialsOf({ ...config.platform, clientSecret: undefined }, siteToken)
    : null
  return {
    config,
    isServing,
    keyBeside: key && bindPlatform(transport, { requestId, ...key }),
    token: () => publicToken(true),
    visitor: bindPlatform(transport, { requestId, credential: 'public', token: publicToken }),
    site: credentials && bindPlatform(transport, { requestId, ...credentials }),
    clockSkew: () => skew,
    collectionsVersion: transport.collectionsVersion,
    eventFacts,
    tokens,
    close: () => transport.close(),
  }
}

/** Returns why a call failed, in a few words; rethrows what is no failure of a call. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof PlatformFailure)) throw error
  const { status, call } = error.facts
  return `${call} failed${status === undefined ? '' : ` with status ${status}`}: ${error.message}`
}

/** Returns why a call failed, if the platform refused this very call; rethrows all else, which says nothing about it. */
export function refusalOf(error: unknown): string {
  const status = statusOf(error) ?? 0
  if (status < 400 || status >= 500 || isRateLimited(error)) throw error
  return reasonOf(error)
}

/** Returns the status of the response that refused a call; undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof PlatformFailure)) throw error
  return error.facts.status
}
