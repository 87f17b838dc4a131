// Which skeleton stands for which screen, by pattern. It comes with the code of the skeletons, so that the first load of a
// page does not have it.
const kinds = {
  '/': 'home',
  '/collections': 'collections',
  '/c/:slug': 'list',
  '/brands': 'brands',
  '/brands/:slug': 'brand',
  '/search': 'list',
  '/p/:slug': 'product',
  '/pages/:slug': 'page',
  '/cart': 'cart',
  '/login': 'form',
  '/register': 'form',
  '/recover': 'form',
  '/recover/reset': 'form',
  '/login/verify': 'form',
  '/login/factor': 'form',
  '/members': 'members',
  '/members/:slug': 'member',
} as const satisfies Record<string, string>

export type SkeletonKind = (typeof kinds)[keyof typeof kinds] | 'account' | 'plain'

/** Patterns that have a skeleton of their own. */
export const skeletonPatterns = Object.keys(kinds)

/** Returns the skeleton of a screen: that of its pattern, of the account, or a heading alone. */
export const skeletonOf = (pattern: string): SkeletonKind =>
  pattern.startsWith('/account')
    ? 'account'
    : ((kinds as Record<string, SkeletonKind>)[pattern] ?? 'plain')
