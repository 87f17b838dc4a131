// What of an error a client is told: a code out of a short list, words out of our own catalogue, the
// request id. Nothing of where or why it happened inside. SECURITY rows 65 and 70.

import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import { PlatformFailure } from '../platform/failure.ts'
import { SessionReplaced, SessionStoreUnavailable } from '../session/session-store.ts'
import { BadInput } from './bad-input.ts'
import { CallBudgetSpent } from './call-budget.ts'
import { problemMessages } from './problem-messages.ts'
import { codeOfRefusal } from './problems.ts'

export type ClientError = {
  message: string
  path?: readonly (string | number)[]
  locations?: readonly { line: number; column: number }[]
  extensions: { code: string; requestId: string; field?: string; problem?: string }
}

type Facts = { requestId: string; log: FastifyBaseLogger; isOpen: boolean }

const ownCodes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_CONFIGURED'])

/** One error of an execution, as a client reads it. What nobody expected is logged with its cause. */
export function formatError(error: GraphQLError, { requestId, log, isOpen }: Facts): ClientError {
  const { originalError: cause, path, locations } = error
  const place = { ...(path && { path }), ...(locations && { locations }) }
  const told = (
    code: string,
    message: string,
    more: Partial<ClientError['extensions']> = {},
  ): ClientError => ({
    message,
    ...place,
    extensions: { code, requestId, ...more },
  })
  if (ownCodes.has(String(error.extensions?.code)))
    return told(String(error.extensions.code), error.message)
  if (cause instanceof BadInput)
    return told('BAD_USER_INPUT', cause.message, { field: cause.field })
  if (cause instanceof CallBudgetSpent)
    return told('TOO_MANY_CALLS', 'The document asks for too much at once.')
  if (cause instanceof PlatformFailure) {
    log.warn(
      {
        call: cause.facts.call,
        kind: cause.kind,
        status: cause.facts.status,
        platformRequestId: cause.facts.requestId,
        err: cause.facts.cause,
      },
      'call failed',
    )
    return toldFailure(cause, told)
  }
  if (cause instanceof SessionStoreUnavailable) {
    log.error({ err: cause.cause }, 'session store unavailable')
    return told('SESSION_STORE_UNAVAILABLE', 'Your cart cannot be reached at the moment.')
  }
  if (cause instanceof SessionReplaced)
    return told('SESSION_REPLACED', 'You signed in or out meanwhile. Please try that again.')
  if (!cause)
    return told('BAD_USER_INPUT', isOpen ? error.message : withoutSuggestion(error.message))
  log.error({ err: cause }, 'unexpected error')
  return told('INTERNAL', 'Something went wrong on our side.')
}

function toldFailure(
  failure: PlatformFailure,
  told: (code: string, message: string, more?: Partial<ClientError['extensions']>) => ClientError,
): ClientError {
  // The platform's own id is worth more to whoever looks into it.
  const more = failure.facts.requestId ? { requestId: failure.facts.requestId } : {}
  if (failure.kind === 'system')
    return told('UPSTREAM_UNAVAILABLE', problemMessages.UPSTREAM_UNAVAILABLE, more)
  if (failure.facts.status === 404) return told('NOT_FOUND', problemMessages.NOT_FOUND, more)
  if (failure.facts.status === 429) return told('RATE_LIMITED', problemMessages.RATE_LIMITED, more)
  const code = codeOfRefusal(failure.code ?? '')
  return told('REFUSED', problemMessages[code], { ...more, problem: code })
}

/** "Did you mean" tells names of the schema to whoever guesses. */
export const withoutSuggestion = (message: string) => message.replace(/ ?Did you mean .*\?$/s, '')

/** Whatever was thrown, as graphql-js would have wrapped it. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  const original = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(original.message, { originalError: original })
}
