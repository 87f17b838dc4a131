// Decides by a request's head whether its body may be larger than others': parsing megabytes holds everybody else up,
// and who sends them is known before. SECURITY S62.
import { errorCodes, type FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { rightsOf } from './request-rights.ts'

/**
 * Returns a hook that refuses a body of more than `bytes`, or of unknown length, unless staff or an app sends it. Throws
 * 413 `TOO_LARGE` before anything of the body is read.
 */
export const refuseLargeBodies = (gateway: Gateway, bytes: number) =>
  async function refuseLargeBody(request: FastifyRequest): Promise<void> {
    const length = request.headers['content-length']
    if (length !== undefined && Number(length) <= bytes) return
    const { actor } = await rightsOf(request, gateway, true)
    if (!actor) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  }
