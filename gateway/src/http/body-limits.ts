// Limits bodies by the headers of a request: charges what parsing costs, and refuses large bodies of callers who may
// not send them. Parsing megabytes blocks other requests, and the caller is known before. docs/security.md S62.
import { finished, Transform } from 'node:stream'
import { errorCodes, type FastifyReply, type FastifyRequest, type RequestPayload } from 'fastify'
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

const mayWriteMuch = (actor: Actor | null) =>
  actor !== null && (holds(actor, 'CATALOG_WRITE') || holds(actor, 'MEMBERS_WRITE'))

type BodyLimit = { bytes: number; isAdmin: boolean }

/**
 * Returns a hook that refuses a body of more than `bytes`, or of unknown length, unless staff or an app that may write
 * sends it. Throws 413 `TOO_LARGE` before anything of the body is read.
 */
export const refuseLargeBodies = (gateway: Gateway, { bytes, isAdmin }: BodyLimit) =>
  async function refuseLargeBody(request: FastifyRequest): Promise<void> {
    const length = lengthOf(request)
    if (length !== null && length <= bytes) return
    // Of the shop's callers, what they send is cut off instead.
    if (length === null && !isAdmin) return
    const { actor } = await rightsOf(request, gateway, isAdmin)
    if (!mayWriteMuch(actor)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  }

/** Returns a hook that reads at most `bytes` of a body without a length, unless an app that may write sends it. */
export const cutLongBodies = (gateway: Gateway, bytes: number) =>
  async function cutLongBody(request: FastifyRequest, _: FastifyReply, payload: RequestPayload) {
    if (lengthOf(request) !== null) return payload
    const { actor } = await rightsOf(request, gateway, false)
    return mayWriteMuch(actor) ? payload : cutOff(payload, bytes)
  }

function cutOff(payload: RequestPayload, bytes: number): Transform {
  let read = 0
  const cut = new Transform({
    transform(chunk: Buffer, _, done) {
      read += chunk.length
      done(read > bytes ? new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE() : null, chunk)
    },
  })
  // A caller that disconnects ends neither of them by itself.
  finished(payload, (error) => error && cut.destroy(error))
  return payload.pipe(cut)
}
