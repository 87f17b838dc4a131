// The grants of the token endpoint. docs/contract/auth.md §1, docs/contract/real-site.md §5.
import type { OauthData } from '../auth/pkce.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { TokenGrant } from '../platform/identity/authentication.ts'
import type { TokenRequest } from '../platform/identity/sign-in.ts'
import { operations } from '../platform/operations.ts'
import type { Transport } from '../platform/transport.ts'
import { shareTokens } from './shared-tokens.ts'
import { refreshedTokens, type Tokens, tokensOf } from './tokens.ts'

const { grantToken } = operations.identity

export type GrantOptions = {
  transport: Transport
  clientId: string
  clientSecret?: string | undefined
  now?: () => number
}

export type TokenGrants = ReturnType<typeof createTokenGrants>

/** Returns whether a failure is permanent. All others are worth a retry. */
function isDefinitive(error: unknown): boolean {
  if (!(error instanceof PlatformFailure)) return false
  const { status } = error.facts
  return status === 400 || status === 401 || status === 403
}

export function createTokenGrants({
  transport,
  clientId,
  clientSecret,
  now = Date.now,
}: GrantOptions) {
  const grant = (request: TokenRequest, requestId: string): Promise<TokenGrant> =>
    transport.send(grantToken.service, grantToken, request, { requestId })

  const anonymousTokens = async (requestId: string) =>
    tokensOf(await grant({ clientId, grant: 'anonymous' }, requestId), 'visitor', now())

  async function refreshTokens(
    tokens: Tokens,
    requestId: string,
    onDowngrade: () => void,
  ): Promise<Tokens> {
    if (tokens.refresh.value) {
      try {
        const { value: refreshToken } = tokens.refresh
        const granted = await grant({ clientId, grant: 'refreshToken', refreshToken }, requestId)
        return refreshedTokens(granted, tokens, now())
      } catch (error) {
        if (!isDefinitive(error)) throw error
      }
    }
    onDowngrade()
    return anonymousTokens(requestId)
  }

  return {
    anonymousTokens,
    /** Refreshes; tokens that are refused become those of a new visitor, after `onDowngrade`. */
    refreshTokens,
    /** Redeems an authorization code. Failures carry the official client's message. spec §8. */
    async memberTokens(code: string, { codeVerifier, redirectUri }: OauthData, requestId: string) {
      const request = {
        clientId,
        grant: 'authorizationCode',
        code,
        codeVerifier,
        redirectUri,
      } as const
      return tokensOf(await grant(request, requestId), 'member', now())
    },
    /** Returns the shared anonymous visitor token used for public catalog reads. */
    publicToken: shareTokens(
      (before) =>
        before ? refreshTokens(before, 'public', () => undefined) : anonymousTokens('public'),
      now,
    ),
    /** Returns the shared token that acts as the site, for a client that has a secret. */
    siteToken: shareTokens(async () => {
      const granted = await grant({ clientId, grant: 'clientCredentials', clientSecret }, 'site')
      return tokensOf(granted, 'none', now())
    }, now),
  }
}
