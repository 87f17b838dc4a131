// Paths of member pages. They stand outside of `paths.ts`, which is part of every page's first load.

import { basePath } from '../__generated__/messages/locale.ts'

export const accountPaths = {
  overview: `${basePath}/account`,
  orders: `${basePath}/account/orders`,
  order: (id: string) => `${basePath}/account/orders/${encodeURIComponent(id)}`,
  notifications: `${basePath}/account/notifications`,
  profile: `${basePath}/account/profile`,
  addresses: `${basePath}/account/addresses`,
  security: `${basePath}/account/security`,
  community: `${basePath}/account/community`,
  delete: `${basePath}/account/delete`,
  members: `${basePath}/members`,
  member: (slug: string) => `${basePath}/members/${encodeURIComponent(slug)}`,
} as const

const steps = {
  login: `${basePath}/login`,
  register: `${basePath}/register`,
  verify: `${basePath}/login/verify`,
  factor: `${basePath}/login/factor`,
  pending: `${basePath}/login/pending`,
  recover: `${basePath}/recover`,
} as const

/** The path of a sign-in step that returns to `returnTo` afterwards. */
export function signInPath(step: keyof typeof steps, returnTo?: string | null): string {
  const path = localPathOr(returnTo, '')
  return path && path !== `${basePath}/account`
    ? `${steps[step]}?${new URLSearchParams({ returnTo: path })}`
    : steps[step]
}

/** Returns a path of this shop; otherwise the fallback. Some texts look like a path and lead to another host. */
export function localPathOr(text: string | null | undefined, other: string): string {
  if (!text || text.length > 2048 || !/^\/(?![/\\])/.test(text)) return other
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (/[\s\\]/.test(text)) return other
  const { host, pathname, search, hash } = new URL(text, 'http://shop.invalid')
  // `/..//host` becomes `//host`.
  return host === 'shop.invalid' && !pathname.startsWith('//') ? pathname + search + hash : other
}
