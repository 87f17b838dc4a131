// Checks the shape of a document before validation, for every transport: its size, tokens, fragments and expanded
// fields. docs/security.md S44, S56-S58, S60.

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
import { messages } from '../__generated__/messages/documents.ts'
import { DocumentRefused, shortened } from './document-refused.ts'
import { shapeOf } from './document-shape.ts'

/**
 * One set of limits for all callers: the documents of the storefront and the admin stay below half of each
 * (`stack/test/security/own-documents.test.ts`), and so does the introspection query of common tools.
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
  /** Characters. Names become object keys, which the runtime retains longer than the document. */
  name: 100,
  /** Counts each spread of a fragment, which bounds validation rules that expand fragments. */
  fields: 600,
  /** Literal values in the document, including list entries and object members. */
  values: 500,
} as const

/** Returns the parsed document if its shape is within the limits. Throws only `DocumentRefused`. */
export function readDocument(source: string): DocumentNode {
  checkSize(source)
  const document = parseDocument(source)
  checkLimits(document)
  return document
}

/** Throws when the text is too large. */
export function checkSize(source: string): void {
  if (Buffer.byteLength(source) > documentLimits.bytes) {
    throw new DocumentRefused('DOCUMENT_TOO_LARGE', messages.documentIsLargerThan64Kb)
  }
}

/** Returns the parsed document; counts tokens while parsing. */
export function parseDocument(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: documentLimits.tokens, noLocation: true })
  } catch (error) {
    const isOurs = error instanceof GraphQLError
    const message = isOurs ? shortened(error.message) : messages.documentCannotBeRead
    throw new DocumentRefused('GRAPHQL_PARSE_FAILED', message)
  }
}

/**
 * Returns the only operation. Two are refused, because the compiled plan of a hot document could run the wrong one,
 * a mutation for a query.
 */
export function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1) {
    throw new DocumentRefused('ONE_OPERATION_ONLY', messages.documentHoldsExactlyOneOperation)
  }
  return operation
}

/** Returns the number of nodes of a document; throws when a limit is exceeded. Linear in the number of nodes. */
export function checkLimits(document: DocumentNode): number {
  const operation = onlyOperation(document)
  const nodes = checkCounts(document)
  const shape = shapeOf(document, operation)
  if (shape.width > documentLimits.rootFields) throw tooMany('rootFields')
  if (shape.depth > documentLimits.depth) throw tooMany('depth')
  if (shape.nesting > documentLimits.nesting) throw tooMany('nesting')
  if (shape.fields > documentLimits.fields) throw tooMany('fields')
  checkSubscription(document)
  return nodes
}

type Counted = 'aliases' | 'directives' | 'fragments' | 'values'

/** Returns the number of nodes. Stops at the first exceeded limit. */
function checkCounts(document: DocumentNode): number {
  const { aliases, directives, fragments, values } = documentLimits
  const left: Record<Counted, number> = { aliases, directives, fragments, values }
  let nodes = 0
  const enter = (node: ASTNode) => {
    nodes += 1
    if (node.kind === Kind.NAME && node.value.length > documentLimits.name) {
      throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', messages.nameHasAtMost100Characters)
    }
    const counted = countedOf(node)
    if (!counted) return
    left[counted.as] -= counted.count
    if (left[counted.as] < 0) throw tooMany(counted.as)
  }
  visit(document, { enter })
  return nodes
}

/** Returns what a node counts as; null for nodes bounded by the token limit alone. */
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

const limitMessages = {
  aliases: (most: number) => messages.atMostAliases({ most }),
  depth: (most: number) => messages.atMostLevels({ most }),
  directives: (most: number) => messages.atMostDirectives({ most }),
  fields: (most: number) => messages.atMostFields({ most }),
  fragments: (most: number) => messages.atMostFragments({ most }),
  nesting: (most: number) => messages.atMostNested({ most }),
  rootFields: (most: number) => messages.atMostRootFields({ most }),
  values: (most: number) => messages.atMostValues({ most }),
} as const

const tooMany = (limit: keyof typeof limitMessages) =>
  new DocumentRefused('DOCUMENT_TOO_COMPLEX', limitMessages[limit](documentLimits[limit]))

/** Refuses conditional root fields of a subscription: if left out, there would be nothing to subscribe to. */
function checkSubscription(document: DocumentNode): void {
  const operation = onlyOperation(document)
  if (operation.operation !== 'subscription') return
  const fragments = document.definitions.filter(
    (one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.typeCondition.name.value === 'Subscription',
  ) as FragmentDefinitionNode[]
  const roots = [operation, ...fragments].flatMap(({ selectionSet }) => rootsOf(selectionSet))
  if (roots.some(({ directives = [] }) => directives.some(isCondition))) {
    const message = messages.noDirectivesOnSubscription
    throw new DocumentRefused('GRAPHQL_VALIDATION_FAILED', message)
  }
}

const isCondition = ({ name }: DirectiveNode) => name.value === 'skip' || name.value === 'include'

const rootsOf = ({ selections }: SelectionSetNode): SelectionNode[] =>
  selections.flatMap((one) =>
    one.kind === Kind.INLINE_FRAGMENT ? [one, ...rootsOf(one.selectionSet)] : [one],
  )
