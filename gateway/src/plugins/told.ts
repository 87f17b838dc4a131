// What resolvers want said in the head of the answer.
import type { FastifyReply } from 'fastify'
import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import type { OperationResult } from '../graphql/pipeline.ts'
import { returnLegCookie } from '../session/return-leg.ts'

type Result = Pick<OperationResult, 'status' | 'body' | 'retryAfter'>

/** The result with the status a limit asks for; the second cookie, when a browser is sent away. */
export function withTold<R extends Result>(
  result: R,
  { told }: Context,
  reply: FastifyReply,
  { seal, config }: Gateway,
): R {
  if (told.returnLeg !== undefined) {
    reply.header('set-cookie', returnLegCookie(told.returnLeg, seal, config.isHttps))
  }
  if (told.clearsCache) reply.header('clear-site-data', '"cache"')
  if (told.retryAfter === undefined) return result
  return { ...result, status: 429, retryAfter: told.retryAfter }
}
