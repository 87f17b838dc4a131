// Limits bodies by the headers of a request: charges what parsing costs, and refuses large bodies of callers who may
// not send them. Parsing megabytes blocks other requests, and the caller is known before. docs/security.md S62.
import { errorCodes, type FastifyRequest } from 'fastify'
import type { Actor } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import { rightsOf } from '../auth/request-rights.ts'
import type { Gateway } from '../gateway.ts'
import { bodyCost } from '../graphql/cost-limit.ts'

const lengthOf = ({ headers }: FastifyRequest): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length'])

/**
 * Returns a hook that charges the cost of parsing the body; without a length, that of the largest. Throws
 * `CostLimitExceeded`.
 */
export const payForBodies = (gateway: Gateway, largest: number) =>
  async function payForBody(request: FastifyRequest): Promise<void> {
    const cost = bodyCost(lengthOf(request) ?? largest)
    if (cost === 0) return
    const app = await gateway.appKeys.find(request.headers.authorization)
    await gateway.costLimit.take(gateway.callerOf(request, app), cost)
  }

/** Returns whether `payForBodies` charged the body: then reading its document is not charged again. */
export const isBodyPaid = (request: FastifyRequest): boolean =>
  request.method === 'POST' && bodyCost(lengthOf(request) ?? Number.POSITIVE_INFINITY) > 0

const mayWriteMuch = (actor: Actor) =>
  holds(actor, 'CATALOG_WRITE') || holds(actor, 'MEMBERS_WRITE')

/**
 * Returns a hook that refuses a body of more than `bytes`, or of unknown length, unless staff or an app that may write
 * sends it. Throws 413 `TOO_LARGE` before anything of the body is read.
 */
export const refuseLargeBodies = (gateway: Gateway, bytes: number) =>
  async function refuseLargeBody(request: FastifyRequest): Promise<void> {
    const length = lengthOf(request)
    if (length !== null && length <= bytes) return
    const { actor } = await rightsOf(request, gateway, true)
    if (!actor || !mayWriteMuch(actor)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  }
