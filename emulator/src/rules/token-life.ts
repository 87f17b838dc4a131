// How long what opens something lives. contract/auth.md §1; where nobody published it: assumed.

/** Seconds an access token is good for. spec §5. */
export const accessTokenSeconds = 14_400

/** Markers real tokens start with, and ours inside them, so that a leak can be found by search. */
export const accessTokenPrefix = 'OauthNG.JWS.vtrn-'
export const refreshTokenPrefix = 'JWS.vtrn-'
/** A member's are told from a visitor's at a glance: they are the ones that hurt. */
export const memberAccessTokenPrefix = `${accessTokenPrefix}member-`
export const memberRefreshTokenPrefix = `${refreshTokenPrefix}member-`

export const sessionTokenPrefix = 'vtrn-session-'
export const stateTokenPrefix = 'vtrn-state-'
export const codePrefix = 'vtrn-code-'
export const recoveryTokenPrefix = 'vtrn-recovery-'
export const captchaTokenPrefix = 'vtrn-captcha-'

const minute = 60_000

/** Milliseconds. */
export const lives = {
  /** Long enough to open a frame. Assumed. */
  directSession: 15 * minute,
  /** Two weeks on the hosted pages. Assumed. */
  browserSession: 14 * 24 * 60 * minute,
  /** A day to find the mail, have a new code sent, or be approved. Assumed. */
  stateToken: 24 * 60 * minute,
  /** Assumed. */
  oneTimeCode: 15 * minute,
  /** RFC 6749 §4.1.2 recommends ten minutes at most. */
  authorizationCode: 10 * minute,
  /** Assumed. */
  recoveryToken: 24 * 60 * minute,
  /** Two minutes, like the captchas it stands for. Assumed. */
  captchaToken: 2 * minute,
} as const

/** Wrong codes and resends before a sign-in starts over. Assumed. */
export const codeTries = 5
export const codeResends = 5

export const expiryOf = (now: Date): number => now.getTime() + accessTokenSeconds * 1000
