// Defines the lifetimes of tokens, sessions and codes. docs/contract/auth.md §1; unpublished ones are
// assumed.

/** Lifetime of an access token in seconds. spec §5. */
export const accessTokenSeconds = 14_400

/** Prefixes of real tokens, followed by ours, so that a search finds leaked ones. */
export const accessTokenPrefix = 'OauthNG.JWS.vtrn-'
export const refreshTokenPrefix = 'JWS.vtrn-'
/** Prefix of a member's token: distinguishable from a visitor's, because its leak does more harm. */
export const memberAccessTokenPrefix = `${accessTokenPrefix}member-`
export const memberRefreshTokenPrefix = `${refreshTokenPrefix}member-`

export const sessionTokenPrefix = 'vtrn-session-'
export const stateTokenPrefix = 'vtrn-state-'
export const codePrefix = 'vtrn-code-'
export const recoveryTokenPrefix = 'vtrn-recovery-'
export const captchaTokenPrefix = 'vtrn-captcha-'

const minute = 60_000

/** Lifetimes in milliseconds. */
export const lives = {
  /** Long enough to open a frame. Assumed. */
  directSession: 15 * minute,
  /** Two weeks for a browser on the hosted pages. Assumed. */
  browserSession: 14 * 24 * 60 * minute,
  /** A day to find the email, request another code, or be approved. Assumed. */
  stateToken: 24 * 60 * minute,
  /** Assumed. */
  oneTimeCode: 15 * minute,
  /** RFC 6749 §4.1.2 recommends ten minutes at most. */
  authorizationCode: 10 * minute,
  /** Assumed. */
  recoveryToken: 24 * 60 * minute,
  /** Two minutes, like the captchas it replaces. Assumed. */
  captchaToken: 2 * minute,
} as const

/** Number of wrong codes and resends before a sign-in must start over. Assumed. */
export const codeTries = 5
export const codeResends = 5

export const expiryOf = (now: Date): number => now.getTime() + accessTokenSeconds * 1000
