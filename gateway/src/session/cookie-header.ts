// Writes and reads the gateway's cookies. Our own code, because parsers of cookies return one of two cookies of the
// same name, and a session has to be refused then (docs/decisions/026-libraries.md). docs/security.md S1, S6, S35.

type Cookie = {
  name: string
  path: string
  sameSite: 'Strict' | 'Lax'
  /** Scripts of our pages may read it. */
  isReadable?: boolean
}

/** Every cookie: where it is sent, and whether a redirect from another site carries it (Lax) or not (Strict). */
const cookies = {
  session: { name: 'vitrine', path: '/', sameSite: 'Strict' },
  staff: { name: 'vitrine-staff', path: '/admin', sameSite: 'Strict' },
  returnLeg: { name: 'vitrine-return', path: '/', sameSite: 'Lax' },
  typed: { name: 'vitrine-typed', path: '/', sameSite: 'Strict' },
  // No secret: pages compare it with what they show when they are returned to.
  currency: { name: 'vitrine-currency', path: '/', sameSite: 'Lax', isReadable: true },
} as const satisfies Record<string, Cookie>

export type CookieKind = keyof typeof cookies

/** Returns a cookie's name. Only `__Host-` keeps sibling hosts from setting it, but it requires `Path=/`. */
function nameOf(kind: CookieKind, isHttps: boolean): string {
  const { name, path } = cookies[kind]
  if (!isHttps) return name
  return (path === '/' ? '__Host-' : '__Secure-') + name
}

type Life = { isHttps: boolean; maxAgeSeconds: number }

/** Returns a Set-Cookie header. The value contains no character that needs encoding. */
export function setCookieHeader(kind: CookieKind, value: string, life: Life): string {
  const { path, sameSite, isReadable }: Cookie = cookies[kind]
  const parts = [
    `${nameOf(kind, life.isHttps)}=${value}`,
    `Path=${path}`,
    ...(isReadable ? [] : ['HttpOnly']),
    `SameSite=${sameSite}`,
    `Max-Age=${life.maxAgeSeconds}`,
  ]
  return (life.isHttps ? [...parts, 'Secure'] : parts).join('; ')
}

/** Returns the Set-Cookie header that removes a cookie. */
export const removedCookieHeader = (kind: CookieKind, isHttps: boolean): string =>
  setCookieHeader(kind, '', { isHttps, maxAgeSeconds: 0 })

/** Returns the values of all cookies of a name in a Cookie header: a browser sends one for each path and host. */
export function cookieValues(
  header: string | undefined,
  kind: CookieKind,
  isHttps: boolean,
): string[] {
  const name = nameOf(kind, isHttps)
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, ...rest]) => rest.join('='))
}
