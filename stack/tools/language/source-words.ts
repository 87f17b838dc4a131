// Splits a source file into the texts that the language check reads: declared names, comments and strings.
import ts from 'typescript'

export type SourceText = {
  /** `key` is the name of a property in an object literal. */
  kind: 'name' | 'key' | 'comment' | 'text'
  text: string
  line: number
}

/** Returns the words of a name: `toldForm`, `told-form` and `TOLD_FORM` have the words `told` and `form`. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/** A name that the file gives; a name that it only uses is checked where it is declared. */
function isDeclared(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node
  if (ts.isJsxAttribute(parent) || ts.isPropertyAccessExpression(parent)) return false
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    return parent.propertyName !== undefined && parent.name === node
  }
  return 'name' in parent && parent.name === node
}

/** A title of a test or the message of a log call: read like a comment. */
function isMessage(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isCallExpression(parent) &&
    /^(test|it|describe)\b|\blog\.(debug|info|warn|error)$/.test(parent.expression.getText())
  )
}

const isText = (
  node: ts.Node,
): node is ts.StringLiteralLike | ts.JsxText | ts.TemplateLiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

const isModulePath = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)

/** Comments before and behind a node, by where they begin. */
function commentsAround(node: ts.Node, source: string): readonly ts.CommentRange[] {
  if (ts.isJsxText(node)) return []
  const leading = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []
  return [...leading, ...commentsFrom(node.getEnd(), source)]
}

/** Comments from a position on, before the next token. */
const commentsFrom = (position: number, source: string): readonly ts.CommentRange[] => [
  ...(ts.getTrailingCommentRanges(source, position) ?? []),
  ...(ts.getLeadingCommentRanges(source, position) ?? []),
]

/** The name or text a node is; null for every other node. */
function textOf(node: ts.Node): Omit<SourceText, 'line'> | null {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    const kind = ts.isPropertyAssignment(node.parent) ? 'key' : 'name'
    return isDeclared(node) ? { kind, text: node.text } : null
  }
  if (!isText(node) || isModulePath(node)) return null
  return { kind: isMessage(node) ? 'comment' : 'text', text: node.text }
}

/** Returns every declared name, comment and string of a TypeScript file, with its line. */
export function readSource(fileName: string, source: string): SourceText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ESNext, true)
  const found: SourceText[] = []
  const comments = new Map<number, number>()
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const addAll = (ranges: readonly ts.CommentRange[]) => {
    for (const { pos, end } of ranges) comments.set(pos, end)
  }
  const visit = (node: ts.Node) => {
    addAll(commentsAround(node, source))
    const text = textOf(node)
    if (text) found.push({ ...text, line: lineAt(node.getStart(file)) })
    // Tokens are no nodes here: a comment before a closing bracket follows an opening one or a separator.
    const bracket = source[node.getStart(file)]
    if (bracket === '{' || bracket === '[' || bracket === '(') {
      addAll(commentsFrom(node.getStart(file) + 1, source))
    }
    ts.forEachChild(node, (child) => {
      visit(child)
      if (/[,;]/.test(source[child.getEnd()] ?? ''))
        addAll(commentsFrom(child.getEnd() + 1, source))
    })
  }
  visit(file)
  addAll(commentsAround(file.endOfFileToken, source))
  for (const [pos, end] of comments) {
    found.push({ kind: 'comment', text: source.slice(pos, end), line: lineAt(pos) })
  }
  return found
}
