// When to read again what the platform did not give for a moment.
import type { FastifyReply } from 'fastify'

/** A circuit breaker closes sooner; a crawler that comes back earlier meets the same limit of the platform. */
const seconds = 30

/** Says of a response with the status 503 that it is worth another request soon. */
export const tryAgainSoon = (reply: FastifyReply): FastifyReply =>
  reply.header('retry-after', String(seconds))
