// The one way for documents. GET, POST, subscriptions and the server's own pages pass here: payment, trust, size, limits,
// rules, cost, variables, then execution: by Mercurius, which compiles, of our own documents alone.
import type { FastifyInstance } from 'fastify'
import type {} from 'mercurius'
import type { Config } from '../config.ts'
import type { Context } from './context.ts'
import { type Caller, type CostLimit, readingCost, TooMuchAsked, valuesCost } from './cost-limit.ts'
import { checkCost } from './document-cost.ts'
import { onlyOperation } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { asGraphQLError, type ClientError, formatError } from './format-errors.ts'
import { createKnownDocuments, type KnownDocument } from './known-documents.ts'
import { runDocument } from './run-document.ts'
import { resultsOf } from './subscription-results.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { countValues, variableLimits } from './variable-limits.ts'

type Variables = Record<string, unknown>

export type OperationRequest = {
  documentId?: unknown
  query?: unknown
  operationName?: unknown
  variables?: unknown
}

export type OperationResult = {
  status: number
  body: { data?: unknown; errors?: ClientError[]; extensions?: Record<string, unknown> }
  /** Seconds until the caller may ask again; only of an answer 429. */
  retryAfter?: number
}

type RunOptions = {
  method?: 'GET' | 'POST'
  /** A document of the gateway's own, such as a form's. */
  isOwn?: boolean
  /** Documents the door trusts, where they are not the shop's own. */
  trusted?: TrustedDocuments
  /** False for a caller who has not said that they mean to change something. */
  mayChange?: boolean
  /** The document came in a body that was paid for before it was parsed. */
  isPaid?: boolean
  /** Who pays for the document; nobody for what a page of ours asks, which is paid for as a page. */
  caller?: Caller
}

/** A subscription that was let in, and has not begun; or why there is none. */
export type Subscribed =
  | {
      ok: true
      known: KnownDocument
      variables: Variables
      /** Throws `DocumentRefused`. `contextFor` makes a new context for each event. */
      start(context: Context, contextFor: () => Context): Promise<AsyncIterable<unknown>>
    }
  | { ok: false; result: OperationResult }

export type Pipeline = {
  run(request: OperationRequest, context: Context, options?: RunOptions): Promise<OperationResult>
  /** The same door for a subscription. */
  subscribe(request: OperationRequest, context: Context, options: RunOptions): Promise<Subscribed>
}

type Options = {
  app: FastifyInstance
  config: Config
  trusted: TrustedDocuments
  costLimit: CostLimit
}
export function createPipeline(options: Options): Pipeline {
  const { app, config, trusted, costLimit } = options
  const isOpen = config.openDocuments
  const documents = createKnownDocuments({ schema: () => app.graphql.schema, isOpen })

  async function execute(known: KnownDocument, variables: Variables, context: Context) {
    const missing: Context['missing'] = []
    const result = await runDocument(app, known, {
      contextValue: { ...context, missing },
      variableValues: variables,
    })
    const facts = { requestId: context.requestId, log: context.log, isOpen }
    const errors = result.errors?.map((error: unknown) => formatError(asGraphQLError(error), facts))
    const extensions = {
      ...(context.session.wasDowngraded && { notices: ['SESSION_DOWNGRADED'] }),
      ...(missing.length > 0 && { problems: missing }),
    }
    return {
      data: result.data,
      ...(errors && { errors }),
      ...(Object.keys(extensions).length > 0 && { extensions }),
    }
  }

  /** Everything that is looked at before a document runs. Throws `DocumentRefused`. */
  async function admit(request: OperationRequest, context: Context, options: RunOptions) {
    const { method = 'POST', isOwn = false, isPaid = false, caller, ...door } = options
    const pay = async (cost: number) => {
      if (caller) await costLimit.take(caller, cost)
    }
    const { documentId, query } = request
    await pay(readingCost(isPaid || typeof documentId === 'string' ? null : query))
    const known = isOwn
      ? documents.readOwn(String(query))
      : await documents.find(request, context.actor, { trusted: door.trusted ?? trusted, pay })
    checkEffect(known, method, door.mayChange)
    const given = readVariables(request.variables)
    const cost = checkCost(known.document, given, app.graphql.schema)
    await pay(cost + valuesCost(countValues(given, mostValues(context))))
    checkName(request.operationName, known)
    return { known, variables: documents.coerce(known, given), cost }
  }

  return {
    async run(request, context, options = {}) {
      try {
        const { known, variables } = await admit(request, context, options)
        if (known.operation === 'subscription') throw notHere()
        return { status: 200, body: await execute(known, variables, context) }
      } catch (error) {
        return refusedResult(error, context)
      }
    },

    async subscribe(request, context, options) {
      try {
        const { known, variables, cost } = await admit(request, context, options)
        if (known.operation !== 'subscription') throw notASubscription()
        const { schema } = app.graphql
        const { caller } = options
        // Documents of our own are executed once for everybody who listens to them.
        const pay = async () => {
          if (caller && !known.isTrusted) await costLimit.take(caller, cost)
        }
        return {
          ok: true,
          known,
          variables,
          start: (own, contextFor) =>
            resultsOf({ schema, known, variables, context: own, contextFor, isOpen, pay }),
        }
      } catch (error) {
        return { ok: false, result: refusedResult(error, context) }
      }
    },
  }
}

/** Staff and programs send whole lists; nobody else does. */
const mostValues = ({ actor: { kind } }: Context): number =>
  variableLimits[kind === 'SITE_USER' || kind === 'APP' ? 'staffValues' : 'values']

/** Throws when a document would change something in a way that may not. */
function checkEffect({ operation }: KnownDocument, method: string, mayChange = true): void {
  if (operation !== 'mutation') return
  if (method === 'GET') {
    throw new DocumentRefused('METHOD_NOT_ALLOWED', 'A mutation goes by POST.', 405)
  }
  if (!mayChange) {
    const words = 'Say that this is meant to change something: x-vitrine-confirm: write.'
    throw new DocumentRefused('CONFIRMATION_REQUIRED', words, 403)
  }
}

const notHere = () =>
  new DocumentRefused('SUBSCRIPTIONS_NOT_HERE', 'Ask for text/event-stream to subscribe.', 406)
const notASubscription = () =>
  new DocumentRefused('NOT_A_SUBSCRIPTION', 'A stream is for subscriptions. Ask for JSON.', 406)

/** What never came to an execution. */
export function refusedResult(error: unknown, { requestId }: Context): OperationResult {
  if (!(error instanceof DocumentRefused)) throw error
  const { code, message, status, field } = error
  const body = { errors: [{ message, extensions: { code, requestId, ...(field && { field }) } }] }
  return {
    status,
    body,
    ...(error instanceof TooMuchAsked && { retryAfter: error.retryAfterSeconds }),
  }
}

function readVariables(variables: unknown): Variables {
  if (variables === undefined || variables === null) return {}
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    throw new DocumentRefused('BAD_REQUEST', 'The variables are not an object.', 400)
  }
  return variables as Variables
}

/**
 * A document has one operation, so its name chooses nothing and goes no further: another one would be compiled into an
 * error for everybody who sends the document afterwards.
 */
function checkName(name: unknown, { document }: KnownDocument): void {
  if (name === undefined || name === null || name === '') return
  if (name === onlyOperation(document).name?.value) return
  throw new DocumentRefused('BAD_REQUEST', 'The document has no operation of this name.', 400)
}
