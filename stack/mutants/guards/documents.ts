// Guards of the document pipeline: who may send a document, its limits, validation, cost, and caching.
import type { Mutant } from '../mutant.ts'

const folder = 'gateway/src/graphql'
const known = `${folder}/known-documents.ts`
const limits = `${folder}/document-limits.ts`
const shape = `${folder}/document-shape.ts`
const cost = `${folder}/document-cost.ts`
const variables = `${folder}/variable-limits.ts`

export const documentMutants: readonly Mutant[] = [
  {
    row: 'S53',
    without: 'any caller may send documents where they are closed',
    file: known,
    from: 'const maySend = isOpen || maySendDocuments(actor)',
    to: 'const maySend = isOpen || Boolean(actor)',
  },
  {
    row: 'S53',
    without: 'an app needs no scope to send documents',
    file: 'gateway/src/auth/permissions.ts',
    from: "(actor.kind === 'APP' && (actor.scopes?.includes(documentsScope) ?? false))",
    to: "actor.kind === 'APP'",
  },
  {
    row: 'S56',
    without: 'levels have no limit',
    file: limits,
    from: "if (shape.depth > documentLimits.depth) throw tooMany('depth')",
    to: '',
  },
  {
    row: 'S56',
    without: 'levels below a fragment do not count',
    file: shape,
    from: 'shape.depth = Math.max(shape.depth, depth)',
    to: 'if (selection.kind === Kind.FIELD) shape.depth = Math.max(shape.depth, depth)',
  },
  {
    row: 'S57',
    without: 'aliases have no limit',
    file: limits,
    from: "return node.alias ? { as: 'aliases', count: 1 } : null",
    to: 'return null',
  },
  {
    row: 'S57',
    without: 'directives have no limit',
    file: limits,
    from: "return { as: 'directives', count: 1 }",
    to: 'return null',
  },
  {
    row: 'S57',
    without: 'root fields have no limit',
    file: limits,
    from: "if (shape.width > documentLimits.rootFields) throw tooMany('rootFields')",
    to: '',
  },
  {
    row: 'S57',
    without: 'tokens have no limit',
    file: limits,
    from: 'maxTokens: documentLimits.tokens',
    to: 'maxTokens: undefined',
  },
  {
    row: 'S57',
    without: 'names have no limit',
    file: limits,
    from: 'node.value.length > documentLimits.name',
    to: 'node.value.length > documentLimits.bytes',
  },
  {
    row: 'S57',
    without: 'arguments of merged fields are not compared',
    file: `${folder}/overlapping-fields.ts`,
    from: 'keyOf: ({ node }) => `${node.name.value}${textOf(node)}`',
    to: 'keyOf: ({ node }) => node.name.value',
  },
  {
    row: 'S57',
    without: 'selections that meet again are walked again',
    file: `${folder}/overlapping-fields.ts`,
    from: 'if (this.seen.has(key)) return null',
    to: '',
  },
  {
    row: 'S58',
    without: 'fields written out have no limit',
    file: limits,
    from: "if (shape.fields > documentLimits.fields) throw tooMany('fields')",
    to: '',
  },
  {
    row: 'S58',
    without: 'the cost of a fragment is counted again for each spread',
    file: cost,
    from: 'if (known) return known\n    // Placeholder',
    to: '// Placeholder',
  },
  {
    row: 'S58',
    without: 'fragments may go in a circle',
    file: shape,
    from: "throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', messages.fragmentsGoInCircle)",
    to: 'return nothing',
  },
  {
    row: 'S59',
    without: 'any value is accepted as a document',
    file: known,
    from: "if (typeof query !== 'string') {",
    to: 'if (query === undefined) {',
  },
  {
    row: 'S60',
    without: 'the document cache has no limit in bytes',
    file: `${folder}/document-cache.ts`,
    from: 'if (total <= maxBytes) return',
    to: 'if (entries.size > 0) return',
  },
  {
    row: 'S60',
    without: 'the longest documents are cached too',
    file: known,
    from: 'if (source.length <= maxCachedLength) ',
    to: '',
  },
  {
    row: 'S60',
    without: 'documents that are sent once are cached',
    file: `${folder}/document-cache.ts`,
    from: 'if (!isSecond(source)) return',
    to: '',
  },
  {
    row: 'S60',
    without: 'documents of unknown callers are compiled',
    file: `${folder}/run-document.ts`,
    from: 'if (!known.isCompiled) {',
    to: 'if (!known) {',
  },
  {
    row: 'S60',
    without: 'a document may be of any size',
    file: limits,
    from: 'if (Buffer.byteLength(source) > documentLimits.bytes) {',
    to: 'if (Buffer.byteLength(source) > 10 * documentLimits.bytes) {',
  },
  {
    row: 'S61',
    without: 'a list counts once, however long its page',
    file: cost,
    from: 'Math.min(Math.max(...sizes, 1), most)',
    to: '1',
  },
  {
    row: 'S61',
    without: 'the cost has no limit',
    file: cost,
    from: 'if (fields > maxCost || schemaFields > maxSchemaCost) {',
    to: 'if (fields < 0) {',
  },
  {
    row: 'S62',
    without: 'a document is validated before it is charged',
    file: known,
    from: `    await pay(checkingCost(nodes))
    checkRules(schema(), document, { suggests: isOpen })`,
    to: `    checkRules(schema(), document, { suggests: isOpen })
    await pay(checkingCost(nodes))`,
  },
  {
    row: 'S62',
    without: 'parsing a document costs nothing',
    file: `${folder}/pipeline.ts`,
    from: "    await pay(readingCost(isPaid || typeof documentId === 'string' ? null : query))\n",
    to: '',
  },
  {
    row: 'S63',
    without: 'a call per row of a list is allowed',
    file: cost,
    from: '  checkCallsPerRow(calls)\n',
    to: '',
  },
  {
    row: 'S63',
    without: 'an operation may make any number of calls',
    file: `${folder}/call-budget.ts`,
    from: 'if (spent.length >= most)',
    to: 'if (spent.length >= 1000)',
  },
  {
    row: 'S65',
    without: 'suggestions are made where documents are closed',
    file: `${folder}/document-rules.ts`,
    from: 'hideSuggestions: !suggests',
    to: 'hideSuggestions: false',
  },
  {
    row: 'S65',
    without: 'reading the schema costs nothing',
    file: cost,
    from: 'schemaFields > maxSchemaCost',
    to: 'schemaFields < 0',
  },
  {
    row: 'S66',
    without: 'variables have no depth limit',
    file: variables,
    from: 'if (next.depth === variableLimits.depth)',
    to: 'if (next.depth < 0)',
  },
  {
    row: 'S66',
    without: 'variables have no limit of values',
    file: variables,
    from: 'if (count > most)',
    to: 'if (count < 0)',
  },
]
