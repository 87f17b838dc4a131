// Above `gateway/src/platform` no file reaches what the platform sends, also by the ways that lint and layers do not see:
// types imported inline, the source of the call table by its path, and the contract of a mapped call.
// docs/decisions/052-own-types-above-the-platform.md
import ts from 'typescript'
import { expect, test } from 'vitest'
import { trackedSources } from '../tools/language/tracked-sources.ts'

const isAbove = ({ file }: { file: string }) =>
  /\.ts$/.test(file) && !/^gateway\/src\/(platform|testing)\/|\.test\.ts$/.test(file)

/** Returns why a node reaches past the boundary; null if it does not. */
function reachOf(node: ts.Node): string | null {
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument
    if (ts.isStringLiteral(literal) && literal.text.startsWith('@vitrine/platform'))
      return 'a type imported inline'
  }
  if (ts.isStringLiteralLike(node) && /(^|\/)platform\/(src|dist)\b/.test(node.text))
    return 'the call table by its path'
  const isContract =
    (ts.isPropertyAccessExpression(node) && node.name.text === 'contract') ||
    (ts.isIndexedAccessTypeNode(node) && node.indexType.getText() === "'contract'") ||
    (ts.isQualifiedName(node) && node.right.text === 'contract')
  return isContract ? 'the contract of a call' : null
}

function reachesOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const reach = reachOf(node)
    if (reach) found.push(`${file}: ${reach}: ${node.getText()}`)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

test('no file above the platform reaches what the platform sends', () => {
  const sources = trackedSources(['gateway/src']).filter(isAbove)
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(({ file, source }) => reachesOf(file, source))).toEqual([])
})

test.each([
  "type Product = import('@vitrine/platform').WireProduct",
  "type Member = import('@vitrine/platform/wire/member').WireMember",
  "import type { WireProduct } from '../../../platform/src/index.ts'",
  "const { allCalls } = await import('../../../platform/dist/index.js')",
  'type Sent = z.output<typeof platformCalls.members.getMember.contract>',
  "type Sent = z.output<(typeof platformCalls)['members']['getMember']['contract']>",
  'const shape = platformCalls.members.getMember.contract',
])('finds %s', (text) => {
  expect(reachesOf('some.ts', text)).not.toEqual([])
})

test.each([
  "import { text } from '@vitrine/platform'",
  "const jit: typeof import('graphql-jit') = load()",
  "import { operations } from '../platform/operations.ts'",
  'const contract = 1',
])('leaves %s', (text) => {
  expect(reachesOf('some.ts', text)).toEqual([])
})
