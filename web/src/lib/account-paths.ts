// Paths of member pages. They stand outside of `paths.ts`, which is part of every page's first load.
import * as messages from '../__generated__/messages/account.ts'

export const accountPages = [
  { href: '/account', label: messages.overview },
  { href: '/account/orders', label: messages.orders },
  { href: '/account/notifications', label: messages.backInStock },
  { href: '/account/profile', label: messages.profile },
  { href: '/account/addresses', label: messages.addresses },
  { href: '/account/security', label: messages.security },
  { href: '/account/community', label: messages.community },
] as const

export const accountPaths = {
  overview: '/account',
  orders: '/account/orders',
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  notifications: '/account/notifications',
  profile: '/account/profile',
  addresses: '/account/addresses',
  security: '/account/security',
  community: '/account/community',
  delete: '/account/delete',
  members: '/members',
  member: (slug: string) => `/members/${encodeURIComponent(slug)}`,
} as const

const steps = {
  login: '/login',
  register: '/register',
  verify: '/login/verify',
  factor: '/login/factor',
  pending: '/login/pending',
  recover: '/recover',
} as const

/** The path of a sign-in step that returns to `returnTo` afterwards. */
export function signInPath(step: keyof typeof steps, returnTo?: string | null): string {
  const path = localPathOr(returnTo, '')
  return path && path !== '/account'
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
