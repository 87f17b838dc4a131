// What a session keeps on this side beside its tokens: how far a sign-in has come, and from where it
// was made. Sealed at rest, because it holds one-time secrets and an e-mail.
import type {
  FactorStatus,
  FactorType,
  IdentityPendingReason,
  IdentityStatus,
  WireIdentityProfile,
} from '@vitrine/platform'
import type { OauthData } from '../sign-in/pkce.ts'

/** A sign-in that waits for something. Times in milliseconds since 1970. */
export type PendingSignIn = {
  state: 'EMAIL_VERIFICATION_REQUIRED' | 'FACTOR_REQUIRED' | 'OWNER_APPROVAL_REQUIRED'
  startedAt: number
  email: string
  /** The platform's own token of the waiting flow; none while the owner has to approve. */
  stateToken?: string
  factors?: readonly FactorType[]
  /** Of a proof that is given on another device. */
  transactionId?: string
  /** A new password was set by it: whoever is signed in with the old one is out. */
  endsOthers?: boolean
}

/** A browser that was sent to the platform's own sign-in. */
export type PendingRedirect = {
  startedAt: number
  oauth: OauthData
  /** Path of this shop to go on to. */
  returnTo: string
  /** As of a waiting sign-in. */
  endsOthers?: boolean
  /** A password was given: a frame only fetches the code. */
  hasPassword?: boolean
}

/** The signed-in identity as sign-in answered it: there is no call that reads it again. */
export type KeptIdentity = {
  id: string
  email: string
  isEmailVerified: boolean
  status: IdentityStatus
  reasons: readonly IdentityPendingReason[]
  factors: readonly { id: string | null; type: FactorType; status: FactorStatus | null }[]
  createdDate?: string
  updatedDate?: string
  /** Holds the tags of phones, e-mails and addresses. */
  profile?: WireIdentityProfile
}

export type Kept = {
  pending?: PendingSignIn
  redirect?: PendingRedirect
  identity?: KeptIdentity
  /** The member signed in with a password; unknown after the platform's own page. */
  hasPassword?: boolean
  /** Whom to greet. */
  name?: string
  signedInAt?: number
  /** When the platform last took this member's own token. */
  provenAt?: number
  /** When the member behind it was put out by the site; and whether its browser has heard of it. */
  endedAt?: number
  isEndTold?: boolean
  /** Browser and system, in short: for the list of one's own sessions. */
  device?: string
}
