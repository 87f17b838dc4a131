// Executes an accepted subscription once per event. graphql-js's `subscribe` is not used: it has one context for all
// events, so loaders would return cached data of the first event for later ones.
import { createSourceEventStream, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { DocumentRefused } from '../graphql/document-refused.ts'
import { asGraphQLError, formatError, type ResponseBody } from '../graphql/format-errors.ts'
import { requireRights } from '../graphql/guarded-fields.ts'
import type { KnownDocument } from '../graphql/known-documents.ts'
import type { RequestContext } from '../graphql/request-context.ts'

type Options = {
  schema: GraphQLSchema
  known: KnownDocument
  variables: Record<string, unknown>
  context: Context
  contextFor: () => Context
  isOpen: boolean
  /** Charges the cost of an event; a rejection is sent as the last result. */
  pay: () => Promise<void>
}

/** Throws `DocumentRefused` when the caller may not subscribe to this. */
export async function resultsOf(options: Options): Promise<AsyncIterable<ResponseBody>> {
  const { schema, known, variables, context, contextFor, isOpen, pay } = options
  const { document } = known
  try {
    await requireRights(schema, document, context)
  } catch (error) {
    throw refusedBy({ errors: [asGraphQLError(error)] }, options)
  }
  const source = await createSourceEventStream({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
  })
  if (!(Symbol.asyncIterator in source)) throw refusedBy(source, options)
  const chargeOrRefuse = () =>
    pay().then(
      () => null,
      (error) => refusalOf(error, context),
    )
  return mapResults(source, chargeOrRefuse, async (rootValue) => {
    const own = contextFor()
    const result = await execute({
      schema,
      document,
      rootValue,
      contextValue: own,
      variableValues: variables,
    })
    return bodyOf(result, { requestId: own.requestId, log: own.log, isOpen })
  })
}

function refusedBy({ errors = [] }: ExecutionResult, { context, isOpen }: Options) {
  const [first] = errors
  const { requestId, log } = context
  const { message, extensions } = formatError(asGraphQLError(first), { requestId, log, isOpen })
  const { code, field } = extensions
  return new DocumentRefused(code, message, field)
}

function bodyOf(result: ExecutionResult, facts: Parameters<typeof formatError>[1]): ResponseBody {
  const errors = result.errors?.map((error) => formatError(error, facts))
  return { data: result.data ?? null, ...(errors && { errors }) }
}

async function* mapResults<From>(
  source: AsyncIterable<From>,
  refusal: () => Promise<ResponseBody | null>,
  change: (from: From) => Promise<ResponseBody>,
): AsyncGenerator<ResponseBody> {
  for await (const one of source) {
    const refused = await refusal()
    yield refused ?? (await change(one))
    if (refused) return
  }
}

function refusalOf(error: unknown, { requestId }: RequestContext): ResponseBody {
  if (!(error instanceof DocumentRefused)) throw error
  const { code, message } = error
  return { errors: [{ message, extensions: { code, requestId } }] }
}
