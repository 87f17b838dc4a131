// Selects the journeys that a change can reach, by the paths that they visit.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../src/root.ts'

const folder = 'stack/e2e'
const sources = new Map(
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]),
)
const isJourney = (name: string) => name.endsWith('.e2e.ts')
const allJourneys = [...sources.keys()].filter(isJourney)

/** Returns a file of the journeys and the files that import it, directly or by others. */
function importersOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [other, text] of sources) {
    if (text.includes(`'./${name}'`)) importersOf(other, found)
  }
  return found
}

const registry = readFileSync(join(root, 'web/src/screens/screens.ts'), 'utf8')
const routes = [...registry.matchAll(/creen\('(\/[^']*)'.*import\('\.\/(.+?)'\)/g)]

/** Returns the paths of the screens in a folder, up to their first parameter; of its parents, if it has no screen. */
function pathsOf(screenFolder: string): string[] {
  const paths = routes
    .filter(([, , module = '']) => module.startsWith(`${screenFolder}/`))
    .map(([, pattern = '']) => pattern.replace(/:.*$/, ''))
  return paths.length > 0 || screenFolder === '.' ? paths : pathsOf(dirname(screenFolder))
}

/** A journey names a path at the beginning of a string, in full or up to a parameter. */
function visits(text: string, path: string): boolean {
  const start = path.replaceAll('/', '\\/')
  return new RegExp(`['"\`]${start}${path.endsWith('/') && path !== '/' ? '' : '[\'"`?#]'}`).test(
    text,
  )
}

const visitorsOf = (paths: string[]) =>
  [...sources]
    .filter(([name, text]) => name !== 'fixtures.ts' && paths.some((path) => visits(text, path)))
    .flatMap(([name]) => [...importersOf(name)])

/** Returns the paths that show a file of a screen; none if it is no such file, or its screen has no path. */
function pathsOfScreen(file: string): string[] {
  const [, admin, place = ''] = /^web\/src\/(admin\/)?screens\/(.+)\/[^/]+$/.exec(file) ?? []
  if (!admin) return place ? pathsOf(place) : []
  const [area] = place.split('/')
  return [area === 'overview' ? '/admin' : `/admin/${area}`]
}

function reachedBy(file: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return []
  if (dirname(file) === folder) return [...importersOf(basename(file))]
  const paths = pathsOfScreen(file)
  if (paths.length > 0) return visitorsOf(paths)
  if (file.startsWith('web/src/admin/')) {
    return allJourneys.filter((name) => /^(admin|live)/.test(name))
  }
  return /^(web\/(src|admin|graphiql)\/|stack\/playwright)/.test(file) ? allJourneys : []
}

/** Returns the journeys for changed files: those of a screen, or all for a part that screens share. */
export function changedJourneys(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(reachedBy))].filter(isJourney).sort()
}
