import { z } from 'zod'
import { answer } from '../shapes.ts'

/** Response of the token endpoint. `expires_in` may be a numeric string. docs/contract/auth.md §1. */
export const wireTokens = answer(() => ({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.coerce.number(),
  token_type: z.string().nullish(),
}))
export type WireTokens = z.output<typeof wireTokens>

/** Error of the token endpoint. docs/contract/auth.md §1. */
export const wireTokenFailure = answer(() => ({
  error: z.string().nullish(),
  error_description: z.string().nullish(),
}))

/** The redirect of a session to a hosted page. docs/contract/auth.md §3. */
export const wireRedirectSession = answer(() => ({
  id: z.string().nullish(),
  fullUrl: z.string(),
  urlDetails: answer(() => ({
    endpoint: z.string().nullish(),
    searchParams: z.unknown().optional(),
  })).nullish(),
  sessionToken: z.string().nullish(),
  shortUrl: z.string().nullish(),
}))
export type WireRedirectSession = z.output<typeof wireRedirectSession>
