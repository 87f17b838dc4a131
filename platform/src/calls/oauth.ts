// The token endpoint. Source: spec §7 "Token", docs/contract/auth.md §1. Every field has both spellings on
// the wire: camelCase for the browser's grants, snake_case for the server's.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { wireTokens } from '../wire/token.ts'

const grantName = z.string().min(1)

export const oauth = callTable({
  token: call({
    ...under('oauth', '/token'),
    method: 'POST',
    actor: 'public',
    evidence: 'spec',
    // Not strict: app strategies send additional fields (docs/contract/auth.md §1).
    request: z.looseObject({
      grantType: grantName.optional(),
      grant_type: grantName.optional(),
      clientId: z.string().optional(),
      client_id: z.string().optional(),
      refreshToken: z.string().optional(),
      refresh_token: z.string().optional(),
      clientSecret: z.string().optional(),
      client_secret: z.string().optional(),
      code: z.string().optional(),
      codeVerifier: z.string().optional(),
      code_verifier: z.string().optional(),
      redirectUri: z.string().optional(),
      redirect_uri: z.string().optional(),
      scope: z.string().optional(),
      member_id: z.string().optional(),
      session_token: z.string().optional(),
    }),
    response: wireTokens,
  }),
} satisfies Record<string, Call>)
