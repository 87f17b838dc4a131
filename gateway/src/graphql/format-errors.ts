// Formats errors for clients: a code of a short list, a message of our own catalog and the request id, without
// internal details. docs/security.md S65 and S70.

import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/documents.ts'
import { problemMessages } from '../__generated__/problem-messages.ts'
import { isRateLimited, PlatformFailure } from '../platform/failure.ts'
import { SessionRotated, SessionStoreUnavailable } from '../session/session-store.ts'
import { BadInput } from './bad-input.ts'
import { CallBudgetSpent } from './call-budget.ts'
import type { ErrorCode } from './error-codes.ts'
import { codeOfRefusal } from './problems.ts'
import { rateLimitMessage } from './rate-limit-message.ts'

export type ClientError = {
  message: string
  path?: readonly (string | number)[]
  locations?: readonly { line: number; column: number }[]
  extensions: {
    code: ErrorCode
    requestId: string
    field?: string
    problem?: string
    unreachable?: true
  }
}

/** The body of a GraphQL response. */
export type ResponseBody = {
  data?: unknown
  errors?: ClientError[]
  extensions?: Record<string, unknown>
}

type Facts = { requestId: string; log: FastifyBaseLogger; isOpen: boolean }

/** Codes that resolvers give their errors themselves. */
const ownCodes = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_CONFIGURED'] as const
const ownCodeOf = ({ extensions }: GraphQLError) =>
  ownCodes.find((code) => code === extensions?.code)

/** Returns an execution error as sent to the client. Unexpected errors are logged with their cause. */
export function formatError(error: GraphQLError, { requestId, log, isOpen }: Facts): ClientError {
  const { originalError: cause, path, locations } = error
  const place = { ...(path && { path }), ...(locations && { locations }) }
  const clientError = (
    code: ErrorCode,
    message: string,
    more: Partial<ClientError['extensions']> = {},
  ): ClientError => ({
    message,
    ...place,
    extensions: { code, requestId, ...more },
  })
  const own = ownCodeOf(error)
  if (own) return clientError(own, error.message)
  if (cause instanceof BadInput)
    return clientError('BAD_USER_INPUT', cause.message, { field: cause.field })
  if (cause instanceof CallBudgetSpent) return clientError('TOO_MANY_CALLS', messages.tooCostly)
  if (cause instanceof PlatformFailure) {
    log.warn(
      {
        call: cause.facts.call,
        kind: cause.kind,
        status: cause.facts.status,
        platformRequestId: cause.facts.requestId,
        err: cause.facts.cause,
      },
      'platform call failed',
    )
    return platformError(cause, clientError)
  }
  if (cause instanceof SessionStoreUnavailable) {
    log.error({ err: cause.cause }, 'session store unavailable')
    return clientError('SESSION_STORE_UNAVAILABLE', messages.cartUnreachable)
  }
  if (cause instanceof SessionRotated)
    return clientError('SESSION_REPLACED', messages.sessionRotated)
  if (!cause)
    return clientError('BAD_USER_INPUT', isOpen ? error.message : withoutSuggestion(error.message))
  log.error({ err: cause }, 'unexpected error')
  return clientError('INTERNAL', commonMessages.internalError)
}

function platformError(
  failure: PlatformFailure,
  clientError: (
    code: ErrorCode,
    message: string,
    more?: Partial<ClientError['extensions']>,
  ) => ClientError,
): ClientError {
  // The platform's request id is more useful for investigating than ours.
  const more = failure.facts.requestId ? { requestId: failure.facts.requestId } : {}
  if (isRateLimited(failure)) return clientError('RATE_LIMITED', rateLimitMessage(failure), more)
  if (failure.kind === 'system')
    return clientError('UPSTREAM_UNAVAILABLE', problemMessages.UPSTREAM_UNAVAILABLE, {
      ...more,
      ...(failure.isUnreachable && { unreachable: true }),
    })
  if (failure.facts.status === 404) return clientError('NOT_FOUND', problemMessages.NOT_FOUND, more)
  const code = codeOfRefusal(failure.code ?? '')
  return clientError('REFUSED', problemMessages[code], { ...more, problem: code })
}

/** Removes "Did you mean" suggestions, which reveal names of the schema. */
export const withoutSuggestion = (message: string) => message.replace(/ ?Did you mean .*\?$/s, '')

/** Wraps a thrown value as graphql-js would. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  const original = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(original.message, { originalError: original })
}
