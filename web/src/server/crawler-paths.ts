// Paths of screens for robots.txt and the sitemap, from the registry.
import { type Route, screens } from '../screens/screens.ts'
import type { CrawlerPaths } from '../server-contract.ts'

/** The path of a development screen is named only where the screen exists. */
export function crawlerPaths({ isDevelopment }: { isDevelopment: boolean }): CrawlerPaths {
  const pathsOf = (isWanted: (route: Route) => boolean | undefined) =>
    screens.filter(isWanted).map(({ pattern }) => pattern)
  return {
    listed: pathsOf(({ crawlers }) => crawlers === 'listed'),
    refused: pathsOf(({ crawlers, isForDevelopment }) =>
      isForDevelopment ? isDevelopment : crawlers === 'refused',
    ),
  }
}
