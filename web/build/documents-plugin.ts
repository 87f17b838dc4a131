// Replaces `graphql(...)` by the document's text, its hash, and whether it is public. The generated module contains every
// document of the site; importing it would add all of them to each route's first load.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { assertReadable } from './assert-readable.ts'

const runtime = fileURLToPath(new URL('../src/lib/document.ts', import.meta.url))
const call = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`,?\s*\)/g
const operation = /^\s*(?:query|mutation|subscription)\s+(\w+)/
const generatedImport = /^import \{ graphql \} from '[^']*__generated__\/gql\.ts'\n?/m

/** Names of the storefront's queries that HTTP caches may answer. */
const publicQueries: readonly string[] = JSON.parse(
  readFileSync(new URL('../src/__generated__/public-queries.json', import.meta.url), 'utf8'),
)

/** `folder` of the client below `web/src`: the storefront's or the admin's. */
export function documents(folder = ''): Plugin {
  const manifest = `../src/${folder}__generated__/persisted-documents.json`
  const stored = fileURLToPath(new URL(manifest, import.meta.url))
  return {
    name: 'vitrine-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/') || !code.includes('__generated__/gql.ts')) return null
      const byName = readStored(stored)
      const swapped = code.replace(call, (_, text: string) =>
        inline(text, { byName, id, isNormalized: folder === '' }),
      )
      const head = `import { document as __document } from ${JSON.stringify(runtime)}\n`
      return { code: head + swapped.replace(generatedImport, '\n'), map: null }
    },
  }
}

type Site = {
  /** Hash and stored text of each operation. */
  byName: Map<string, [string, string]>
  /** Path of the module. */
  id: string
  /** Whether its client has a normalized cache. */
  isNormalized: boolean
}

/** Removes fragments: the stored text of each operation includes those it spreads. */
function inline(text: string, { byName, id, isNormalized }: Site): string {
  const name = operation.exec(text)?.[1]
  if (name === undefined) return '({})'
  const found = byName.get(name)
  if (!found) throw new Error(`${id}: no stored document ${name}; run codegen`)
  const [hash, stored] = found
  assertReadable(stored, isNormalized)
  const isPublic = publicQueries.includes(name) ? ', true' : ''
  // Pure: the browser leaves out a document that the server alone reads, such as that of the footer.
  return `/* @__PURE__ */ __document(${JSON.stringify(minify(stored))}, ${JSON.stringify(hash)}${isPublic})`
}

function readStored(stored: string): Map<string, [string, string]> {
  const entries = Object.entries(JSON.parse(readFileSync(stored, 'utf8')) as Record<string, string>)
  return new Map(entries.map(([hash, text]) => [nameOf(text), [hash, text]]))
}

function nameOf(text: string): string {
  return /(?:^|\}\s*)(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? ''
}

const minify = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()[\]:,!=]) ?/g, '$1')
    .trim()
