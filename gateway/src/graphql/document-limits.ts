// Checks what a document looks like, on every transport and before it is validated against the schema: its size, its
// tokens, its fragments and what they come to. SECURITY S44, S56-S58, S60.
import {
  type ASTNode,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { DocumentRefused, shortened } from './document-refused.ts'
import { shapeOf } from './document-shape.ts'

/**
 * One set of limits for everybody: the storefront's and the admin's own documents stay below half of each
 * (`stack/test/security/own-documents.test.ts`), and so does the introspection query of the usual tools.
 */
export const documentLimits = {
  bytes: 64 * 1024,
  tokens: 1500,
  depth: 12,
  nesting: 40,
  aliases: 30,
  directives: 50,
  rootFields: 20,
  fragments: 60,
  /** Characters. Names become keys of objects, which the runtime holds for longer than the document. */
  name: 100,
  /** With every fragment written out as often as it is spread: rules that expand fragments do so within it. */
  fields: 600,
  /** Values written into the document, entries of lists and members of objects included. */
  values: 500,
} as const

/** Returns the parsed document, its shape within the limits. Throws `DocumentRefused`, never anything else. */
export function readDocument(source: string): DocumentNode {
  checkSize(source)
  const document = parseDocument(source)
  checkLimits(document)
  return document
}

/** Throws when the text alone is too much to read. */
export function checkSize(source: string): void {
  if (Buffer.byteLength(source) > documentLimits.bytes) {
    throw new DocumentRefused('DOCUMENT_TOO_LARGE', 'The document is larger than 64 KB.', 413)
  }
}

/** Returns the document as parsed; its tokens are counted while it is read. */
export function parseDocument(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: documentLimits.tokens, noLocation: true })
  } catch (error) {
    const isOurs = error instanceof GraphQLError
    const message = isOurs ? shortened(error.message) : 'The document cannot be read.'
    throw new DocumentRefused('GRAPHQL_PARSE_FAILED', message, 400)
  }
}

/**
 * With the compiled plan of a hot document the wrong one of two operations can run, a mutation for a
 * query; so a document has exactly one.
 */
export function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1) {
    throw new DocumentRefused('ONE_OPERATION_ONLY', 'A document holds exactly one operation.')
  }
  return operation
}

/** Returns how many nodes a parsed document has; throws when it is beyond a limit. Its work is linear in them. */
export function checkLimits(document: DocumentNode): number {
  const operation = onlyOperation(document)
  const nodes = checkCounts(document)
  const shape = shapeOf(document, operation)
  if (shape.width > documentLimits.rootFields) throw tooMany('rootFields', 'root fields')
  if (shape.depth > documentLimits.depth) throw tooMany('depth', 'levels')
  if (shape.nesting > documentLimits.nesting) throw tooMany('nesting', 'nested selections')
  if (shape.fields > documentLimits.fields) throw tooMany('fields', 'fields')
  checkSubscription(document)
  return nodes
}

type Counted = 'aliases' | 'directives' | 'fragments' | 'values'

/** Returns how many nodes there are. Stops at the first limit that is passed. */
function checkCounts(document: DocumentNode): number {
  const { aliases, directives, fragments, values } = documentLimits
  const left: Record<Counted, number> = { aliases, directives, fragments, values }
  let nodes = 0
  const enter = (node: ASTNode) => {
    nodes += 1
    if (node.kind === Kind.NAME && node.value.length > documentLimits.name) {
      throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', 'A name has at most 100 characters.')
    }
    const counted = countedOf(node)
    if (!counted) return
    left[counted.as] -= counted.count
    if (left[counted.as] < 0) throw tooMany(counted.as, counted.as)
  }
  visit(document, { enter })
  return nodes
}

/** What a node counts as; null for what tokens alone bound. */
function countedOf(node: ASTNode): { as: Counted; count: number } | null {
  switch (node.kind) {
    case Kind.FIELD:
      return node.alias ? { as: 'aliases', count: 1 } : null
    case Kind.DIRECTIVE:
      return { as: 'directives', count: 1 }
    case Kind.FRAGMENT_DEFINITION:
      return { as: 'fragments', count: 1 }
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return { as: 'values', count: 1 }
    case Kind.LIST:
      return { as: 'values', count: node.values.length }
    default:
      return null
  }
}

const tooMany = (limit: keyof typeof documentLimits, words: string) =>
  new DocumentRefused('DOCUMENT_TOO_COMPLEX', `At most ${documentLimits[limit]} ${words}.`)

/** What is listened to is there or not: a root field that may be left out leaves nothing to listen to. */
function checkSubscription(document: DocumentNode): void {
  const operation = onlyOperation(document)
  if (operation.operation !== 'subscription') return
  const fragments = document.definitions.filter(
    (one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value === 'Subscription',
  ) as FragmentDefinitionNode[]
  const roots = [operation, ...fragments].flatMap(({ selectionSet }) => rootsOf(selectionSet))
  if (roots.some(({ directives = [] }) => directives.some(isCondition))) {
    const message = 'The root field of a subscription takes no @skip and no @include.'
    throw new DocumentRefused('GRAPHQL_VALIDATION_FAILED', message)
  }
}

const isCondition = ({ name }: DirectiveNode) => name.value === 'skip' || name.value === 'include'

const rootsOf = ({ selections }: SelectionSetNode): SelectionNode[] =>
  selections.flatMap((one) =>
    one.kind === Kind.INLINE_FRAGMENT ? [one, ...rootsOf(one.selectionSet)] : [one],
  )
