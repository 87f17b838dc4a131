// Finds the screen of an address, in the browser and on the server.
import { basePath, otherLanguages } from '../__generated__/messages/locale.ts'
import { matchPath } from '../lib/match-path.ts'
import type { ScreenRequest } from '../lib/screen.ts'
import { missingScreen, type Route, screens } from '../screens/screens.ts'

export type Matched = { route: Route; request: ScreenRequest }

/** Returns whether a path is of this language; another one is a build of its own. */
export const isInLanguage = (path: string): boolean =>
  basePath
    ? `${path}/`.startsWith(`${basePath}/`)
    : !otherLanguages.includes(`|${path.split('/')[1] || '-'}|`)

export function matchRoute(url: string): Matched {
  const { pathname: path, searchParams: search } = new URL(url, 'http://shop.invalid')
  const own = isInLanguage(path) ? path.slice(basePath.length) || '/' : ''
  for (const route of screens) {
    const params = matchPath(route.pattern, own)
    if (params) return { route, request: { path, params, search } }
  }
  return { route: missingScreen, request: { path, params: {}, search } }
}
