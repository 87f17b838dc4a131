// Responses of a sign-in and of the token endpoint, in the form of this gateway. docs/contract/auth.md §1, §6.
import type { AuthenticationState } from '@vitrine/platform'
import type { FactorType } from '../../__generated__/schema-types.ts'
import type { Identity, IdentityTags } from './identity.ts'

/** The response of each step of a sign-in. */
export type Authentication = {
  /** Null for a state that is not known. */
  readonly state: AuthenticationState | null
  /** Opens the hidden frame; after a success only. */
  readonly sessionToken: string | null
  /** Identifies the sign-in in its next step. */
  readonly stateToken: string | null
  readonly identity: Identity | null
  /** Second factors that the next step may use, the requested one first. */
  readonly factors: readonly FactorType[]
  /** Of a second factor that is confirmed on another device. */
  readonly transactionId: string | null
}

/** Reads the identity of an email address, and changes its tags if any are given: whole lists. */
export type SignOn = { readonly email: string; readonly tags?: Partial<IdentityTags> }

/** Tokens from the token endpoint, for a visitor, a member or the site, by the grant that was requested. */
export type TokenGrant = {
  readonly accessToken: string
  /** Null when the one before stays. */
  readonly refreshToken: string | null
  /** Seconds from now. */
  readonly expiresIn: number
}
