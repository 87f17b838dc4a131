// What a document may look like, checked on every way in before it is validated against the schema.
// SECURITY rows 44 and 56-60.
import {
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
import { depthOf } from './document-depth.ts'
import { DocumentRefused } from './document-refused.ts'

export const documentLimits = {
  bytes: 64 * 1024,
  tokens: 1500,
  depth: 12,
  aliases: 30,
  directives: 50,
  rootFields: 20,
  fragments: 60,
} as const

/** Parses and checks. Throws `DocumentRefused`, never anything else. */
export function readDocument(
  source: string,
  maxTokens: number = documentLimits.tokens,
): DocumentNode {
  if (Buffer.byteLength(source) > documentLimits.bytes) {
    throw new DocumentRefused('DOCUMENT_TOO_LARGE', 'The document is larger than 64 KB.', 413)
  }
  const document = parseDocument(source, maxTokens)
  onlyOperation(document)
  checkCounts(document)
  checkDepth(document)
  checkSubscription(document)
  return document
}

function parseDocument(source: string, maxTokens: number): DocumentNode {
  try {
    return parse(source, { maxTokens, noLocation: true })
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : 'The document cannot be read.'
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

function checkCounts(document: DocumentNode): void {
  const counts = { aliases: 0, directives: 0, fragments: 0 }
  visit(document, {
    Field: (field) => {
      if (field.alias) counts.aliases += 1
    },
    Directive: () => {
      counts.directives += 1
    },
    FragmentDefinition: () => {
      counts.fragments += 1
    },
  })
  for (const name of ['aliases', 'directives', 'fragments'] as const) {
    if (counts[name] > documentLimits[name]) {
      throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', `At most ${documentLimits[name]} ${name}.`)
    }
  }
  const roots = onlyOperation(document).selectionSet.selections.length
  if (roots > documentLimits.rootFields) {
    throw new DocumentRefused(
      'DOCUMENT_TOO_COMPLEX',
      `At most ${documentLimits.rootFields} root fields.`,
    )
  }
}

function checkDepth(document: DocumentNode): void {
  if (depthOf(document, onlyOperation(document)) > documentLimits.depth) {
    throw new DocumentRefused('DOCUMENT_TOO_COMPLEX', `At most ${documentLimits.depth} levels.`)
  }
}

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
