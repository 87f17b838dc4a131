// Relative links and repository paths that Markdown files name.
import { posix } from 'node:path'
import { withoutCode } from './markdown-index.ts'

type Named = { line: number; target: string }

/** Returns the targets of relative links, fragments included. */
export const linksIn = (page: string): Named[] =>
  [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => named(page, match.index, match[1] ?? ''))
    .filter(({ target }) => !/^[a-z]+:/.test(target))

/** Returns `[path from the root, fragment]` of a link in a file. */
export function resolveLink(file: string, target: string): [path: string, fragment: string] {
  const [path = '', fragment = ''] = target.split('#')
  return [path ? posix.join(posix.dirname(file), path).replace(/\/$/, '') : file, fragment]
}

/** Returns what stands in backticks and is a path: it begins with a package, or ends like a source file. */
export const pathsIn = (page: string, packages: readonly string[]): Named[] =>
  [...withoutCode(page).matchAll(/`([\w@./*-]+)`/g)]
    .map((match) => named(page, match.index, match[1] ?? ''))
    .filter(
      ({ target }) =>
        packages.includes(target.split('/')[0] ?? '') || /\.(?:tsx?|mjs|css|graphql)$/.test(target),
    )

const named = (page: string, offset: number, target: string): Named => ({
  line: page.slice(0, offset).split('\n').length,
  target,
})
