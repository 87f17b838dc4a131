// Converts a request for tokens to that of the platform: the grants of a browser have names in camel case, those of a server in
// snake case. docs/contract/auth.md §1, docs/contract/real-site.md §5.
import type { AllCalls, RequestOf } from '@vitrine/platform'
import type { TokenRequest } from '../sign-in.ts'

/** Returns the fields of the grant. A code of a direct login has no `redirectUri`, and an empty one is left out. */
export function tokenBody(request: TokenRequest): RequestOf<AllCalls['oauth']['token']> {
  const { clientId } = request
  switch (request.grant) {
    case 'anonymous':
      return { clientId, grantType: 'anonymous' }
    case 'refreshToken':
      return { clientId, refreshToken: request.refreshToken, grantType: 'refresh_token' }
    case 'authorizationCode': {
      const { code, codeVerifier, redirectUri } = request
      const redirect = redirectUri ? { redirectUri } : {}
      return { clientId, grantType: 'authorization_code', ...redirect, code, codeVerifier }
    }
    case 'clientCredentials':
      return {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: request.clientSecret,
      }
  }
}
