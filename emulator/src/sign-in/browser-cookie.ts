// The hosted pages' own cookie: this platform's, never the shop's.

const name = 'vtrn_hosted'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

export const browserCookie = (token: string, seconds: number): string =>
  `${name}=${token}; ${attributes}; Max-Age=${seconds}`

export const endedCookie = `${name}=; ${attributes}; Max-Age=0`

/** What the browser sent. */
export function browserToken(header: string | undefined): string | undefined {
  const parts = (header ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
}
