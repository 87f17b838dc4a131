// Reads and writes the cookie of the hosted pages, which belongs to the platform and not to the storefront.

const name = 'vtrn_hosted'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

export const browserCookie = (token: string, seconds: number): string =>
  `${name}=${token}; ${attributes}; Max-Age=${seconds}`

export const endedCookie = `${name}=; ${attributes}; Max-Age=0`

/** Returns the value of a cookie in the Cookie header. */
export function cookieIn(header: string | undefined, cookie: string): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(`${cookie}=`))?.slice(cookie.length + 1)
}

/** Returns the token in the Cookie header. */
export const browserToken = (header: string | undefined): string | undefined =>
  cookieIn(header, name)
