// A subscription that was let in: its events, each executed by itself. Not by graphql-js's `subscribe`: it
// has one context for all of them, and what a loader read for the first event would be the last one's news.
import { createSourceEventStream, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import type { Context } from './context.ts'
import { DocumentRefused } from './document-refused.ts'
import { asGraphQLError, formatError } from './format-errors.ts'
import type { KnownDocument } from './known-documents.ts'
import type { OperationResult } from './pipeline.ts'

type Options = {
  schema: GraphQLSchema
  known: KnownDocument
  variables: Record<string, unknown>
  context: Context
  contextFor: () => Context
  isOpen: boolean
  /** Takes what an event costs; what it rejects with is the last thing that is said. */
  pay: () => Promise<void>
}
type Body = OperationResult['body']

/** Throws `DocumentRefused` when the caller may not subscribe to this. */
export async function resultsOf(options: Options): Promise<AsyncIterable<Body>> {
  const { schema, known, variables, context, contextFor, isOpen, pay } = options
  const { document } = known
  const source = await createSourceEventStream({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
  })
  if (!(Symbol.asyncIterator in source)) throw refusedBy(source, options)
  const payOrSay = () =>
    pay().then(
      () => null,
      (error) => refusalOf(error, context),
    )
  return mapped(source, payOrSay, async (rootValue) => {
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

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 422,
}

function refusedBy({ errors = [] }: ExecutionResult, { context, isOpen }: Options) {
  const [first] = errors
  const { requestId, log } = context
  const { message, extensions } = formatError(asGraphQLError(first), { requestId, log, isOpen })
  const { code, field } = extensions
  return new DocumentRefused(code, message, statuses[code] ?? 500, field)
}

function bodyOf(result: ExecutionResult, facts: Parameters<typeof formatError>[1]): Body {
  const errors = result.errors?.map((error) => formatError(error, facts))
  return { data: result.data ?? null, ...(errors && { errors }) }
}

async function* mapped<From>(
  source: AsyncIterable<From>,
  refusal: () => Promise<Body | null>,
  change: (from: From) => Promise<Body>,
): AsyncGenerator<Body> {
  for await (const one of source) {
    const refused = await refusal()
    yield refused ?? (await change(one))
    if (refused) return
  }
}

function refusalOf(error: unknown, { requestId }: Context): Body {
  if (!(error instanceof DocumentRefused)) throw error
  const { code, message } = error
  return { errors: [{ message, extensions: { code, requestId } }] }
}
