// Finds code that another language would have to be added to: an import of the texts of one language, and a table of all
// languages. Both are generated from the list in languages/src/index.ts. docs/decisions/048-languages.md
import ts from 'typescript'

const nameOf = (property: ts.ObjectLiteralElementLike | ts.TypeElement): string =>
  property.name?.getText().replace(/^['"]|['"]$/g, '') ?? ''

const literalOf = (node: ts.Node): string =>
  ts.isLiteralTypeNode(node) ? literalOf(node.literal) : ts.isStringLiteral(node) ? node.text : ''

/** Returns what stands side by side in a list, in a table or in a type. */
function entriesOf(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalOf)
  if (ts.isUnionTypeNode(node)) return node.types.map(literalOf)
  if (ts.isObjectLiteralExpression(node)) return node.properties.map(nameOf)
  return ts.isTypeLiteralNode(node) ? node.members.map(nameOf) : []
}

/** Returns the address of a module, imported in any way. */
function importOf(node: ts.Node): string {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier ? literalOf(node.moduleSpecifier) : ''
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport && node.arguments[0] ? literalOf(node.arguments[0]) : ''
}

/** Returns the lines of a file that name languages which `codes` should name, as `<line>: <code>`. */
export function languageTables(name: string, code: string, codes: readonly string[]): string[] {
  const ofLanguage = new RegExp(`__generated__/.*\\.(${codes.join('|')})[./]`)
  // Few files name languages at all, and reading one takes long.
  const namesAll = codes.every((one) => new RegExp(`\\b${one}\\b`).test(code))
  if (!namesAll && !ofLanguage.test(code)) return []
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const isCode = (entry: string) => codes.includes(entry)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const entries = entriesOf(node).filter(Boolean)
    const isTable = codes.every((one) => entries.includes(one)) && entries.every(isCode)
    if (isTable || ofLanguage.test(importOf(node))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${line + 1}: ${node.getText().split('\n')[0]}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
