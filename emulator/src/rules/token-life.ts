// How long a token lives. contract/auth.md §1.

/** Seconds an access token is good for. spec §5. */
export const accessTokenSeconds = 14_400

/** Markers real tokens start with, and ours inside them, so that a leak can be found by search. */
export const accessTokenPrefix = 'OauthNG.JWS.vtrn-'
export const refreshTokenPrefix = 'JWS.vtrn-'

export const expiryOf = (now: Date): number => now.getTime() + accessTokenSeconds * 1000
