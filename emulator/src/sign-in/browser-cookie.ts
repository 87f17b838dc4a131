// Reads and writes the cookie of the hosted pages, which belongs to the platform and not to the storefront.

const name = 'vtrn_hosted'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

export const browserCookie = (token: string, seconds: number): string =>
  `${name}=${token}; ${attributes}; Max-Age=${seconds}`

export const endedCookie = `${name}=; ${attributes}; Max-Age=0`

/** Returns the token in the Cookie header. */
export function browserToken(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
}
