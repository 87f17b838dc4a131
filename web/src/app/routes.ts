// Finds the screen of an address, in the browser and on the server.
import { matchPath } from '../lib/match-path.ts'
import type { ScreenRequest } from '../lib/screen.ts'
import { missingScreen, type Route, screens } from '../screens/screens.ts'

export type Matched = { route: Route; request: ScreenRequest }

export function matchRoute(url: string): Matched {
  const { pathname: path, searchParams: search } = new URL(url, 'http://shop.invalid')
  for (const route of screens) {
    const params = matchPath(route.pattern, path)
    if (params) return { route, request: { path, params, search } }
  }
  return { route: missingScreen, request: { path, params: {}, search } }
}
