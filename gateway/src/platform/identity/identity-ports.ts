// Port of sign-in, recovery, verification and tokens. A failure of any of them is a `PlatformFailure`; what a person has to
// do next is no failure. docs/contract/auth.md §1, §6-§8
import type { Authentication, SignOn, TokenGrant } from './authentication.ts'
import type { Identity } from './identity.ts'
import type {
  ActivationEmail,
  Login,
  RecoveryEmail,
  Registration,
  SecondFactor,
  TokenRequest,
} from './sign-in.ts'

/** Who a caller is. */
export type IdentityPort = {
  register(request: Registration): Promise<Authentication>
  login(request: Login): Promise<Authentication>
  /** Registers an email whose owner was verified elsewhere; `identity` is null where the platform returns none. */
  signOn(request: SignOn): Promise<{ readonly identity: Identity | null }>
  changePassword(request: { readonly newPassword: string }): Promise<object>
  /** Continues an authentication that requires a second factor. */
  verifyFactor(request: SecondFactor): Promise<Authentication>
  /** Sends a code to the email of an identity. */
  startVerification(request: {
    readonly identityId: string
    readonly target?: 'EMAIL'
  }): Promise<{ readonly verificationId: string }>
  /** Continues an authentication with the code that was sent. */
  verify(request: { readonly code: string; readonly stateToken: string }): Promise<Authentication>
  resendVerification(request: { readonly stateToken: string }): Promise<Authentication>
  sendRecoveryEmail(request: RecoveryEmail): Promise<object>
  /** Sends a member whom staff created the link to a password. */
  sendActivationEmail(request: ActivationEmail): Promise<object>
  /** Continues from a recovery email, with a new password or without. */
  recover(request: {
    readonly recoveryToken: string
    readonly password?: string
  }): Promise<Authentication>
  /** OAuth: issues tokens for a visitor, a code or a refresh token. */
  grantToken(request: TokenRequest): Promise<TokenGrant>
}
