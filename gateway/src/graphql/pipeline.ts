// The operation pipeline of GET, POST, subscriptions and server-rendered pages: payment, trusted documents, size,
// limits, rules, cost, variables, then execution.

import type { FastifyInstance } from 'fastify'
import type { ExecutionResult } from 'graphql'
import type {} from 'mercurius'
import { messages } from '../__generated__/messages/documents.ts'
import type { Actor, ActorContext } from '../auth/actor.ts'
import type { Config } from '../config.ts'
import { resultsOf } from '../subscriptions/subscription-results.ts'
import { operationSpan } from '../tracing/operation-span.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { type Context, withNullReasons } from './context.ts'
import {
  type Caller,
  type CostLimit,
  CostLimitExceeded,
  type Quota,
  readingCost,
  valuesCost,
} from './cost-limit.ts'
import { checkCost } from './document-cost.ts'
import { onlyOperation } from './document-limits.ts'
import { DocumentRefused } from './document-refused.ts'
import { asGraphQLError, formatError, type ResponseBody } from './format-errors.ts'
import {
  createKnownDocuments,
  type Documents,
  type KnownDocument,
  type OwnDocuments,
} from './known-documents.ts'
import type { RequestContext } from './request-context.ts'
import { noResults, type ResultCache } from './result-cache.ts'
import { runDocument } from './run-document.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { countValues, variableLimits } from './variable-limits.ts'

type Variables = Record<string, unknown>

export type OperationRequest = {
  documentId?: unknown
  query?: unknown
  operationName?: unknown
  variables?: unknown
}

/** `cost`: of the document, undefined for one that was refused before it was known. */
export type Charge = { cost?: number; quota: Quota | null }

export type OperationResult = {
  status: number
  body: ResponseBody
  /** The body as JSON. Where it is set, `body` is without its data. */
  text?: string
  /** The data is the same for all callers, and of one of our own documents. */
  isPublic?: boolean
  /** What the document cost, and what is left of the caller's budget. */
  charge?: Charge
  /** Seconds until the caller may retry; only with status 429. */
  retryAfter?: number
}

type RunOptions = {
  method?: 'GET' | 'POST'
  /** A document of the gateway itself, such as that of a form. */
  isOwn?: boolean
  /** Documents that the app registered. */
  own?: OwnDocuments | null
  /** Trusted documents of the endpoint, if other than the storefront's. */
  trusted?: TrustedDocuments
  /** False when the caller has not confirmed that the request may write. */
  mayChange?: boolean
  /** The document came in a body that was paid for before parsing. */
  isPaid?: boolean
  /** The result of a public document may be that of another caller; false for staff and apps. */
  mayShare?: boolean
  /** The caller that pays; absent for documents of a server-rendered page, which is paid for as a page. */
  caller?: Caller
}

/** An accepted subscription that has not started yet, or the reason for refusing it. */
export type Subscribed =
  | {
      ok: true
      known: KnownDocument
      variables: Variables
      charge: Charge
      /** Starts the subscription; throws `DocumentRefused`. `contextFor` creates a context for each event. */
      start(context: Context, contextFor: () => Context): Promise<AsyncIterable<unknown>>
    }
  | { ok: false; result: OperationResult }

export type Pipeline = {
  run(request: OperationRequest, context: Context, options?: RunOptions): Promise<OperationResult>
  /** Checks a document that an app registers; throws `DocumentRefused`. The app pays for it. */
  check(source: string, caller: Caller): Promise<void>
  /** Returns whether an actor may run a document. */
  mayRun(request: OperationRequest, actor: Actor, documents: Documents): boolean
  /** Runs the same checks for a subscription. */
  subscribe(request: OperationRequest, context: Context, options: RunOptions): Promise<Subscribed>
}

type Options = {
  app: FastifyInstance
  config: Config
  trusted: TrustedDocuments
  costLimit: CostLimit
  tracing?: Tracing
  /** Results of public documents; without it, each is executed. */
  results?: ResultCache
  /** Executes an accepted document. */
  runs?: typeof runDocument
}
export function createPipeline(options: Options): Pipeline {
  const { app, config, trusted, costLimit } = options
  const { tracing = noTracing, results = noResults, runs = runDocument } = options
  const isOpen = config.openDocuments
  const documents = createKnownDocuments({ schema: () => app.graphql.schema, isOpen })

  async function execute(known: KnownDocument, variables: Variables, context: Context) {
    const nullReasons: Context['nullReasons'] = []
    const contextValue = withNullReasons(context, nullReasons)
    const run = { contextValue, variableValues: variables }
    const result = await runs(app.graphql.schema, known, run)
    return bodyOf(result, { context, nullReasons, isOpen })
  }

  /** Runs all checks before execution. Throws `DocumentRefused`. */
  async function admit(request: OperationRequest, context: Context, options: RunOptions) {
    const { method = 'POST', isOwn = false, isPaid = false, caller, ...endpoint } = options
    const charge: Charge = { quota: null }
    const pay = async (cost: number) => {
      if (caller) charge.quota = await costLimit.take(caller, cost)
    }
    const { documentId, query } = request
    await pay(readingCost(isPaid || typeof documentId === 'string' ? null : query))
    const known = isOwn
      ? documents.readOwn(String(query))
      : await documents.find(request, context.actor, { trusted, ...endpoint, pay })
    checkEffect(known, method, endpoint.mayChange)
    const given = readVariables(request.variables)
    const cost = checkCost(known.document, given, app.graphql.schema)
    await pay(cost + valuesCost(countValues(given, mostValues(context))))
    charge.cost = cost
    checkName(request.operationName, known)
    return { known, variables: documents.coerce(known, given), cost, charge }
  }

  return {
    async run(request, context, options = {}) {
      try {
        const { known, variables, charge } = await admit(request, context, options)
        if (known.operation === 'subscription') throw streamRequired()
        const run = () => operationSpan(tracing, known, () => execute(known, variables, context))
        const result = await results.of({ ...options, request, known, context }, run)
        return { status: 200, ...result, isPublic: known.isTrusted && known.isPublic, charge }
      } catch (error) {
        return refusedResult(error, context)
      }
    },

    async check(source, caller) {
      const pay = async (cost: number) => void (await costLimit.take(caller, cost))
      const { document } = await documents.readSent(source, pay)
      checkCost(document, {}, app.graphql.schema)
    },

    mayRun: documents.mayRun,

    async subscribe(request, context, options) {
      try {
        const { known, variables, cost, charge } = await admit(request, context, options)
        if (known.operation !== 'subscription') throw notASubscription()
        const { schema } = app.graphql
        // An event of a trusted document costs the caller nothing.
        const pay = async () => {
          if (options.caller && !known.isTrusted) await costLimit.take(options.caller, cost)
        }
        return {
          ok: true,
          known,
          variables,
          charge,
          start: (own, contextFor) =>
            resultsOf({ schema, known, variables, context: own, contextFor, isOpen, pay }),
        }
      } catch (error) {
        return { ok: false, result: refusedResult(error, context) }
      }
    },
  }
}

type Execution = { context: Context; nullReasons: Context['nullReasons']; isOpen: boolean }

function bodyOf(
  { data, errors }: ExecutionResult,
  { context, nullReasons, isOpen }: Execution,
): ResponseBody {
  const extensions = extensionsOf(context, nullReasons)
  return {
    data,
    ...(errors && { errors: errors.map(formatted(context, isOpen)) }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  }
}

const formatted =
  ({ requestId, log }: RequestContext, isOpen: boolean) =>
  (error: unknown) =>
    formatError(asGraphQLError(error), { requestId, log, isOpen })

const extensionsOf = ({ session }: Context, nullReasons: Context['nullReasons']) => ({
  ...(session.wasDowngraded && { notices: ['SESSION_DOWNGRADED'] }),
  ...(nullReasons.length > 0 && { problems: nullReasons }),
})

/** Staff and apps may send long lists; other callers may not. */
const mostValues = ({ actor: { kind } }: ActorContext): number =>
  variableLimits[kind === 'STAFF' || kind === 'APP' ? 'staffValues' : 'values']

/** Throws when a mutation may not run with this request. */
function checkEffect({ operation }: KnownDocument, method: string, mayChange = true): void {
  if (operation !== 'mutation') return
  if (method === 'GET') {
    throw new DocumentRefused('METHOD_NOT_ALLOWED', messages.mutationGoesByPost)
  }
  if (!mayChange) {
    const words = messages.mutationNeedsHeader
    throw new DocumentRefused('CONFIRMATION_REQUIRED', words)
  }
}

const streamRequired = () =>
  new DocumentRefused('SUBSCRIPTIONS_NOT_HERE', messages.subscriptionNeedsStream)
const notASubscription = () =>
  new DocumentRefused('NOT_A_SUBSCRIPTION', messages.streamOnlyForSubscriptions)

/** Returns the result of a request that was not executed. */
export function refusedResult(error: unknown, { requestId }: RequestContext): OperationResult {
  if (!(error instanceof DocumentRefused)) throw error
  const { code, message, status, field, path } = error
  const extensions = { code, requestId, ...(field && { field }) }
  const body = { errors: [{ message, ...(path && { path }), extensions }] }
  return {
    status,
    body,
    ...(error instanceof CostLimitExceeded && {
      retryAfter: error.retryAfterSeconds,
      charge: { quota: error.quota },
    }),
  }
}

function readVariables(variables: unknown): Variables {
  if (variables === undefined || variables === null) return {}
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    throw new DocumentRefused('BAD_REQUEST', messages.variablesAreNotObject)
  }
  return variables as Variables
}

/**
 * A document has one operation, so its name selects nothing and is not passed on: a wrong name would be compiled
 * into an error for all later senders of the document.
 */
function checkName(name: unknown, { document }: KnownDocument): void {
  if (name === undefined || name === null || name === '') return
  if (name === onlyOperation(document).name?.value) return
  throw new DocumentRefused('BAD_REQUEST', messages.noOperationOfThisName)
}
