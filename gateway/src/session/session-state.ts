// What a session stores beside its tokens: the progress of a sign-in, the identity and the device. Sealed at
// rest, because it holds one-time secrets and an email address.
import type { FactorType } from '../__generated__/schema-types.ts'
import type { OauthData } from '../auth/pkce.ts'
import type { Identity } from '../platform/identity/identity.ts'

/** A sign-in that waits for a code, a second factor or approval. Times in milliseconds since 1970. */
export type PendingSignIn = {
  state: 'EMAIL_VERIFICATION_REQUIRED' | 'FACTOR_REQUIRED' | 'OWNER_APPROVAL_REQUIRED'
  startedAt: number
  email: string
  /** The platform's token of the pending flow; absent while the owner has to approve. */
  stateToken?: string
  factors?: readonly FactorType[]
  /** Path of this shop to continue at, if the browser leaves it to complete the sign-in. */
  returnTo?: string
  /** Of a second factor that is confirmed on another device. */
  transactionId?: string
  /** The flow set a new password: the member's other sessions end with it. */
  endsOthers?: boolean
}

/** A redirect of the browser to the platform's sign-in page. */
export type PendingRedirect = {
  startedAt: number
  oauth: OauthData
  /** Path of this shop to continue at. */
  returnTo: string
  /** As of a pending sign-in. */
  endsOthers?: boolean
  /** The member signed in with a password; the redirect only fetches the code. */
  hasPassword?: boolean
}

export type SessionState = {
  pending?: PendingSignIn
  redirect?: PendingRedirect
  /** The signed-in identity as sign-in returned it: the platform has no call that reads it again. */
  identity?: Identity
  /** The member signed in with a password; undefined after a sign-in on the platform's page. */
  hasPassword?: boolean
  /** Display name of the member. */
  name?: string
  signedInAt?: number
  /** When the platform last accepted this member's token. */
  verifiedAt?: number
  /** When the session was revoked by an event, and whether the browser has been notified. */
  endedAt?: number
  isEndReported?: boolean
  /** Browser and operating system, `Chrome/Linux`; older sessions have a name as a person reads it. */
  device?: string
}
