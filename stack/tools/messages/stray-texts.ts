// Finds texts that a person reads and that stand in code instead of a message catalog.
import ts from 'typescript'

/** Attributes and properties whose value a person reads. */
const spoken =
  /^(alt|title|label|placeholder|hint|note|text|lead|message|error|subject|busy|done|aria-label|aria-description|data-missing|data-invalid)$/

/** Begins with a capital letter, or has two words: not a key or a code such as `NOT_FOUND`. */
const isWorded = (text: string) => /^\p{Lu}(?!\w*_)|\p{L}.*\s.*\p{L}/u.test(text)

/** Two words or more, the first with a capital letter and not an abbreviation: a sentence or a heading. */
const isText = (text: string) => /^\p{Lu}(\p{Ll}[\p{L}’'-]*)?[,:]? [^\p{L}]*\p{L}/u.test(text)

/** Returns the texts of markup, without tags, and the attributes that a person reads. */
function textsOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(/([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '', value = '']) => spoken.test(name) && /^\p{L}/u.test(value))
    .map(([, , value = '']) => value)
  // A template without a tag may be an attribute: `aria-current="page"`, `checked`, `open`.
  const texts = markup
    .replace(/<[^>]*>|[\w-]+="[^"]*"|^(checked|selected|open)$/g, '\n')
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
  return [...attributes, ...texts]
}

const isHtml = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html'

/** Returns a literal's text, without the values of a template. */
const literalText = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join('…')
    : node.text

/** The caller receives the message of a refusal, and a code instead of the message of any other error. */
const isError = (node: ts.Node) =>
  ts.isNewExpression(node) &&
  (/(Error|Failure)$/.test(node.expression.getText()) ||
    (ts.isThrowStatement(node.parent) && !/Refused$/.test(node.expression.getText())))

const isLog = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  /^(super|console\.\w+|.*\b(log|logger)\.\w+)$/.test(node.expression.getText())

/** Whether developers read the text, not a user. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent) {
    if (ts.isTypeNode(at) || isError(at) || isLog(at)) return true
  }
  return false
}

/** Whether an expression may be the value of the one around it. */
function isTransparent(at: ts.Node): boolean {
  const { parent } = at
  if (ts.isConditionalExpression(parent)) return parent.condition !== at
  if (ts.isBinaryExpression(parent)) return /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText())
  return ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)
}

/** Returns the name that a literal is the value of, through conditions: `title: isNew ? 'a' : 'b'`. */
function nameOfValue(node: ts.Node): string {
  let at = node
  while (isTransparent(at)) at = at.parent
  const { parent } = at
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return 'text'
  if (ts.isTemplateSpan(parent) && isHtml(parent.parent.parent)) return 'text'
  const isValue =
    (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isBindingElement(parent)) &&
    parent.initializer === at
  return isValue ? parent.name.getText().replace(/^['"]|['"]$/g, '') : ''
}

function isRead(node: ts.StringLiteralLike | ts.TemplateExpression): boolean {
  if (isHtml(node.parent) || isForDevelopers(node)) return false
  const text = literalText(node)
  if (isText(text)) return true
  const hasWords = ts.isJsxAttribute(node.parent) ? /\p{L}/u.test(text) : isWorded(text)
  return hasWords && spoken.test(nameOfValue(node))
}

function textsOfNode(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? [node.text.trim()] : []
  if (isHtml(node)) return textsOfMarkup(literalText(node.template))
  const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  return isLiteral && isRead(node) ? [literalText(node)] : []
}

/**
 * Returns the texts in the code of a file: markup (JSX and html templates), attributes and properties that a person
 * reads, and every literal of two words that begins with a capital letter. Errors and log lines are for developers.
 */
export function strayTexts(name: string, code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...textsOfNode(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true))
  return found
}
