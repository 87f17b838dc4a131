// The capabilities of the resolver context that every request has: what is known about it, and what it may spend.
// All other capabilities stand in the folder that provides them; `context.ts` joins them.
import type { LanguageCode } from '@vitrine/languages'
import type { FastifyBaseLogger } from 'fastify'
import type { ProblemCode } from '../__generated__/schema-types.ts'
import type { Config } from '../config.ts'
import type { CancelSignal } from '../platform/cancel-signal.ts'
import type { CallBudget } from './call-budget.ts'

/**
 * `retryAfter`: in seconds. `returnLeg`: the session that a browser will return to. `clearsCache`: the browser must
 * clear data of a member who signed out.
 */
export type ResponseDirectives = { retryAfter?: number; returnLeg?: string; clearsCache?: boolean }

export type RequestContext = {
  readonly config: Config
  readonly requestId: string
  /** Language of the texts and of the pages that the answer leads to: the first segment of the address. */
  readonly language: LanguageCode
  /** Network of the caller's address (`networkOf`), the key of rate limits. */
  readonly clientNetwork: string
  /** Short description of the caller's browser and system. */
  readonly device: string
  /** Directives for the response headers; set while resolving. */
  readonly response: ResponseDirectives
  /** Aborted when the caller disconnects. */
  readonly signal: CancelSignal | undefined
  readonly log: FastifyBaseLogger
}

/** Why a lookup field returns null. */
export type ReadProblem = {
  code: ProblemCode
  message: string
  /** The argument that it is about; absent where the caller's session decides. */
  field?: string
  path: (string | number)[]
}

export type OperationContext = {
  readonly budget: CallBudget
  /** Reasons why lookup fields returned null; one list per operation. */
  readonly nullReasons: ReadProblem[]
}
