// The one door for documents. GET, POST and the server's own pages pass here: trust, size, shape,
// cost, then validation and execution by Mercurius.
import type { FastifyInstance } from 'fastify'
import type {} from 'mercurius'
import {
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql'
import type { Config } from '../config.ts'
import type { Actor } from './actor.ts'
import type { Context } from './context.ts'
import { checkCost } from './document-cost.ts'
import { DocumentRefused, onlyOperation, readDocument } from './document-limits.ts'
import { type ClientError, formatError, withoutSuggestion } from './format-errors.ts'
import type { TrustedDocuments } from './trusted-documents.ts'

export type OperationRequest = {
  documentId?: unknown
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

export type OperationResult = {
  status: number
  body: { data?: unknown; errors?: ClientError[]; extensions?: Record<string, unknown> }
  /** Present once the document is known: lets the route refuse a mutation by GET. */
  operation?: 'query' | 'mutation'
}

export type Pipeline = {
  run(request: OperationRequest, context: Context, options?: { method?: 'GET' | 'POST'; /** A document of the gateway's own, such as a form's. */ isOwn?: boolean }): Promise<OperationResult>
}

type Known = { source: string; document: DocumentNode; operation: 'query' | 'mutation' }
type Options = { app: FastifyInstance; config: Config; trusted: TrustedDocuments }

/** Ad-hoc documents kept parsed; by count, since none is larger than 64 KB. */
const maxKept = 200

export function createPipeline({ app, config, trusted }: Options): Pipeline {
  const kept = new Map<string, Known>()

  function know(source: string, isTrusted: boolean): Known {
    const known = kept.get(source)
    if (known) return known
    const document = readDocument(source, isTrusted ? 6000 : undefined)
    validateDocument(document)
    const operation = onlyOperation(document).operation === 'mutation' ? 'mutation' : 'query'
    const fresh: Known = { source, document, operation }
    kept.set(source, fresh)
    const [oldest] = kept.keys()
    if (kept.size > maxKept + trusted.size && oldest !== undefined) kept.delete(oldest)
    return fresh
  }

  function validateDocument(document: DocumentNode): void {
    const rules = config.openDocuments ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
    const errors = validate(app.graphql.schema, document, rules, { maxErrors: 5 })
    if (errors.length === 0) return
    const message = errors.map((error) => error.message).join(' ')
    throw new DocumentRefused('GRAPHQL_VALIDATION_FAILED', config.openDocuments ? message : withoutSuggestion(message))
  }

  function find(request: OperationRequest, actor: Actor): Known {
    const { documentId, query } = request
    if (typeof documentId === 'string') {
      const source = trusted.find(documentId)
      if (source === undefined) throw new DocumentRefused('PERSISTED_DOCUMENT_NOT_FOUND', 'No such document.', 400)
      return know(source, true)
    }
    if (typeof query !== 'string') throw new DocumentRefused('BAD_REQUEST', 'Send documentId or query, as text.', 400)
    const mayAsk = config.openDocuments || actor.kind === 'APP' || actor.kind === 'SITE_USER'
    if (!mayAsk) {
      throw new DocumentRefused('PERSISTED_DOCUMENT_REQUIRED', 'Only the documents of our own clients run here.', 403)
    }
    return know(query, false)
  }

  /**
   * Variables with their defaults filled in, or every reason why they do not fit. Done here because
   * the compiled plan of a hot document does not know defaults of required input fields.
   */
  function coerceVariables(document: DocumentNode, given: Record<string, unknown>): Record<string, unknown> {
    const definitions = onlyOperation(document).variableDefinitions ?? []
    const { errors, coerced } = getVariableValues(app.graphql.schema, definitions, given, { maxErrors: 5 })
    if (!errors) return coerced
    const message = errors.map((error) => error.message).join(' ')
    throw new DocumentRefused('BAD_USER_INPUT', config.openDocuments ? message : withoutSuggestion(message))
  }

  async function execute(known: Known, variables: Record<string, unknown>, operationName: string | undefined, context: Context) {
    const result = await app.graphql(known.source, { ...context }, variables, operationName)
    const facts = { requestId: context.requestId, log: context.log, isOpen: config.openDocuments }
    const errors = result.errors?.map((error: unknown) => formatError(asGraphQLError(error), facts))
    const notices = context.session.wasDowngraded ? { notices: ['SESSION_DOWNGRADED'] } : undefined
    return { data: result.data, ...(errors && { errors }), ...(notices && { extensions: notices }) }
  }

  return {
    async run(request, context, { method = 'POST', isOwn = false } = {}) {
      try {
        const known = isOwn ? know(String(request.query), true) : find(request, context.actor)
        const { operation } = known
        if (method === 'GET' && operation === 'mutation') {
          throw new DocumentRefused('METHOD_NOT_ALLOWED', 'A mutation goes by POST.', 405)
        }
        const given = readVariables(request.variables)
        checkCost(known.document, given)
        const variables = coerceVariables(known.document, given)
        const body = await execute(known, variables, readName(request.operationName), context)
        return { status: 200, body, operation }
      } catch (error) {
        return refusedResult(error, context)
      }
    },
  }
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  const original = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(original.message, { originalError: original })
}

/** What never came to an execution. */
function refusedResult(error: unknown, { requestId }: Context): OperationResult {
  if (!(error instanceof DocumentRefused)) throw error
  const { code, message, status } = error
  return { status, body: { errors: [{ message, extensions: { code, requestId } }] } }
}

function readVariables(variables: unknown): Record<string, unknown> {
  if (variables === undefined || variables === null) return {}
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    throw new DocumentRefused('BAD_REQUEST', 'The variables are not an object.', 400)
  }
  return variables as Record<string, unknown>
}

function readName(name: unknown): string | undefined {
  if (name === undefined || name === null || name === '') return undefined
  if (typeof name !== 'string') throw new DocumentRefused('BAD_REQUEST', 'The operation name is not a text.', 400)
  return name
}
