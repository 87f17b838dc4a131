// `POST /vitals`: what browsers report of a visit. Nothing of the visitor is read or stored: no cookie, address, user
// agent or URL. docs/security.md S113 and S114, docs/decisions/041-web-vitals.md
import { primaryLanguage } from '@vitrine/languages'
import type { FastifyPluginAsync } from 'fastify'
import { messages } from '../__generated__/messages/http.ts'
import type { Gateway } from '../gateway.ts'
import { readBeacon } from '../vitals/read-beacon.ts'
import { networkOf } from './client-network.ts'
import { isFromOwnPage } from './same-origin.ts'
import type { WebOptions } from './web-bundle.ts'

const maxBytes = 1024
/** Reports of one client network; each visit makes one. */
const reportsPerMinute = 120

type VitalsOptions = { gateway: Gateway; load: WebOptions['load'] }

export const vitals: FastifyPluginAsync<VitalsOptions> = async (app, { gateway, load }) => {
  const { config, services } = gateway
  if (config.vitals.sampleRate === 0) return
  const take = gateway.bucketOf('vitals', reportsPerMinute)

  app.post('/vitals', { bodyLimit: maxBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isFromOwnPage(request, config))
      return reply.code(403).send({ message: messages.thisFormIsNotOurs })
    const bucket = await take(networkOf(request.ip))
    if (!bucket.ok) return reply.code(429).header('retry-after', bucket.retryAfterSeconds).send()
    const beacon = readBeacon(request.body, (await load(primaryLanguage)).knownRoutes)
    if (!beacon) return reply.code(400).send()
    services.vitals.add(beacon)
    return reply.code(204).send()
  })
}
