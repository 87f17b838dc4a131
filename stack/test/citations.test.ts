// Every citation resolves to a heading or a row, and every relative link and path to a file.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { citationsIn, unresolved } from '../tools/citations.ts'
import { linksIn, pathsIn, resolveLink } from '../tools/links.ts'
import { indexOf, type MarkdownIndex } from '../tools/markdown-index.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|graphql|md|css)$/.test(file) && !file.includes('__generated__'))
  .filter((file) => existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const known = new Map<string, MarkdownIndex>()
function pages(path: string): MarkdownIndex | undefined {
  if (!existsSync(join(root, path))) return
  const index = known.get(path) ?? indexOf(read(path))
  known.set(path, index)
  return index
}

describe('the repository', () => {
  test('cites headings and rows that exist', () => {
    expect(files.flatMap((file) => unresolved(file, read(file), pages))).toEqual([])
  })

  test('links to files and headings that exist', () => {
    // Links in the demo shop's texts lead to its pages: content.test.ts follows them.
    const broken = files
      .filter((file) => !file.startsWith('stack/demo/content/'))
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        linksIn(read(file))
          .filter(({ target }) => !isResolved(file, target))
          .map(({ line, target }) => `${file}:${line}: ${target}`),
      )
    expect(broken).toEqual([])
  })

  test('contains every path that a page mentions', () => {
    const packages = [
      'docs',
      'emulator',
      'gateway',
      'platform',
      'schema',
      'stack',
      'theme',
      'web',
      'deploy',
    ]
    const missing = files.filter(namesPaths).flatMap((file) =>
      pathsIn(read(file), packages)
        .filter(({ target }) => !isTracked(target))
        .map(({ line, target }) => `${file}:${line}: ${target}`),
    )
    expect(missing).toEqual([])
  })
})

test('comments name source files that exist', () => {
  const names = new Set(files.map((file) => basename(file)))
  const sources = files.filter((file) =>
    /^(emulator|gateway|platform|stack|web)\/.*(?<!\.test)\.(tsx?|mjs)$/.test(file),
  )
  const missing = sources.flatMap((file) =>
    sourceNamesIn(read(file))
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
  expect(sourceNamesIn('// see gone.ts\nconst url = `a://b.ts`')).toEqual(['gone.ts'])
})

/** Returns the comments of a source file; `://` begins none. */
const commentsOf = (source: string) => source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g) ?? []

/** Returns the names of source files in comments, as `transport.ts`; not those of patterns such as `*-forms.ts`. */
const sourceNamesIn = (source: string) =>
  commentsOf(source).flatMap(
    (comment) => comment.match(/(?<![\w*>).-])\w[\w.-]*\.(?:tsx?|mjs)\b/g) ?? [],
  )

/** Selects pages about the whole repository. docs/security.md omits file endings; a README names files beside it. */
const namesPaths = (file: string) =>
  /^(docs\/.*|INVARIANTS)\.md$/.test(file) && file !== 'docs/security.md'

/** Returns whether a path is a file, a folder, or a pattern that matches a file. */
function isTracked(path: string): boolean {
  if (!path.includes('*')) return existsSync(join(root, path))
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  return files.some((file) => pattern.test(file))
}

function isResolved(file: string, target: string): boolean {
  const [path, fragment] = resolveLink(file, target)
  if (!existsSync(join(root, path))) return false
  return !fragment || Boolean(pages(path)?.fragments.has(fragment))
}

describe('the resolver', () => {
  const page = indexOf(
    '# Cart\n\n## 4. Lines\n\n### 4.2 Money\n\n## 5. Shipping\n\n| <a id="s31"></a>S31 | x |\n',
  )
  // Split in two, so that the check above does not read them.
  const cart = `docs/cart${'.md'}`
  const sign = '\u00a7'
  const check = (text: string, file = 'a.ts') =>
    unresolved(file, text, (path) => (path === cart ? page : undefined))

  test('accepts existing headings, ranges, words and rows', () => {
    expect(check(`// ${cart} ${sign}4, ${sign}4.2 and S1 of something else`)).toEqual([])
    expect(check(`// ${cart}\n// ${sign}4-${sign}4.2 "Money".`)).toEqual([])
    expect(check(`/** ${cart} S31. RFC 7636 ${sign}4 */`)).toEqual([])
  })

  test('reports file and line of unresolved citations', () => {
    expect(check(`\n// ${cart} ${sign}4, ${sign}9`)).toEqual([`a.ts:2: ${cart} has no ${sign}9`])
    expect(check(`// ${cart} S31, S99`)).toEqual([`a.ts:1: ${cart} has no row S99`])
    expect(check(`// ${cart} ${sign}5 "Money"`)).toEqual([
      `a.ts:1: ${cart} ${sign}5 does not say "Money"`,
    ])
    expect(check(`// ${cart} "Weights"`)).toEqual([`a.ts:1: ${cart} does not say "Weights"`])
    expect(check(`// docs/none${'.md'} ${sign}1`)).toEqual([
      `a.ts:1: docs/none${'.md'} does not exist`,
    ])
  })

  test('refuses a section without a file, except on its own page', () => {
    expect(check(`// see ${sign}4`)).toEqual([`a.ts:1: "${sign}4" names no file`])
    expect(check(`// DESIGN ${sign}4`)).toContain(`a.ts:1: "${sign}4" names no file`)
    expect(check(`see ${sign}4.2`, cart)).toEqual([])
    expect(check(`see ${sign}6`, cart)).toEqual([`${cart}:1: ${cart} has no ${sign}6`])
  })

  test('refuses names of files that do not exist', () => {
    expect(check(`// SECURITY ${'row'} 12`)).toHaveLength(1)
    expect(check(`// contract${'/'}cart.md`)).toHaveLength(1)
  })

  test('reads every section of a list', () => {
    const { found } = citationsIn(
      `// ${cart} ${sign}1 "a b", ${sign}2.3; ${sign}4 and\n// ${sign}5`,
    )
    expect(found).toMatchObject([
      { page: cart, sections: ['1', '2.3', '4', '5'], quoted: [{ words: 'a b', section: '1' }] },
    ])
  })
})
