// Requests of a sign-in and of the token endpoint, in the form of this gateway. docs/contract/auth.md §1, §6.

/** Tokens that a captcha gave the person: visible ones after an action, invisible ones without. */
export type CaptchaTokens = {
  readonly visible?: string | null | undefined
  readonly invisible?: string | null | undefined
}

/** A sign-in with a password. The tokens of a captcha are needed once the platform refuses the sign-in without them. */
export type Login = {
  readonly email: string
  readonly password: string
  readonly captcha?: CaptchaTokens | null | undefined
}

/** Names that are null, missing or empty are not sent. */
export type Registration = Login & {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly nickname?: string | null | undefined
}

/** The proof of a second factor: a code, or the transaction that another device confirms. */
export type FactorProof =
  | { readonly type: 'SMS' | 'CALL' | 'EMAIL' | 'TOTP'; readonly code: string }
  | { readonly type: 'PUSH'; readonly transactionId: string }

/** The step of a sign-in that proves a second factor, with the state token of the step that required it. */
export type SecondFactor = FactorProof & {
  /** Identifies the sign-in. */
  readonly stateToken: string
  /** The device needs no second factor next time. */
  readonly remembersDevice: boolean
}

/** The page of the shop to which an email leads back, and the client whose lists allow it. */
export type EmailReturn = { readonly url: string; readonly clientId: string }

/** A request for an email by which a member sets a new password. */
export type RecoveryEmail = { readonly email: string; readonly redirect?: EmailReturn }

/** A request for an email by which a member whom staff created sets a password. */
export type ActivationEmail = { readonly identityId: string; readonly redirect?: EmailReturn }

/** A request for tokens, by its grant. RFC 6749 §1.3; an anonymous grant is the platform's own. */
export type TokenRequest = { readonly clientId: string } & (
  | { readonly grant: 'anonymous' }
  | { readonly grant: 'refreshToken'; readonly refreshToken: string }
  | {
      readonly grant: 'authorizationCode'
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri?: string | undefined
    }
  /** For the token that acts as the site. */
  | { readonly grant: 'clientCredentials'; readonly clientSecret: string | undefined }
)
