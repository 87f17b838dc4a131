// Applies response directives (status, Set-Cookie, Clear-Site-Data) that resolvers set on the context.
import type { FastifyReply } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { errorStatuses } from '../graphql/error-codes.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { returnLegCookie } from '../session/return-cookie.ts'

type Result = Pick<OperationResult, 'status' | 'body' | 'retryAfter'>

/** Returns the result with status 429 after a limit; sets the return-leg cookie when the browser is redirected. */
export function applyResponseDirectives<R extends Result>(
  result: R,
  { response }: RequestContext,
  reply: FastifyReply,
  { seal, config }: Gateway,
): R {
  if (response.returnLeg !== undefined) {
    reply.header('set-cookie', returnLegCookie(response.returnLeg, seal, config.isHttps))
  }
  if (response.clearsCache) reply.header('clear-site-data', '"cache"')
  if (response.retryAfter === undefined) return result
  return { ...result, status: errorStatuses.RATE_LIMITED, retryAfter: response.retryAfter }
}
