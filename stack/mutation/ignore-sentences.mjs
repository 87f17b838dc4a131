// Stryker's plugin that leaves sentences for people unchanged: a text with a space in it, as an argument of a log
// call, of an error that is thrown or of its `super`. Codes, names of headers and keys have no space and are changed.

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])

const hasSpace = (node) =>
  node.type === 'StringLiteral'
    ? node.value.includes(' ')
    : node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => value.raw.includes(' '))

const isLogCall = ({ type, callee }) =>
  type === 'CallExpression' &&
  (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') &&
  levels.has(callee.property.name)

const isError = ({ type, callee }, outer) =>
  (type === 'NewExpression' && (outer?.type === 'ThrowStatement' || /Error$/.test(callee.name))) ||
  (type === 'CallExpression' && callee.type === 'Super')

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore({ node, parent, parentPath }) {
        if (!parent || !hasSpace(node)) return undefined
        const isSentence = isLogCall(parent) || isError(parent, parentPath.parent)
        return isSentence ? 'a sentence for people' : undefined
      },
    },
  },
]
