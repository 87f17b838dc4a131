// What a keeper of the process asks: is it alive, is it ready, how is it doing.
import { allCalls } from '@vitrine/platform'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import type { Metrics } from '../metrics.ts'

type Options = { gateway: Gateway; metrics: Metrics }

const isLoopback = (ip: string) =>
  ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')

export const operations = fp<Options>(async (app, { gateway, metrics }) => {
  let isClosing = false
  const probe = createProbe(gateway)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
    const route = request.routeOptions.url ?? 'unmatched'
    metrics.onRequest({
      route,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })

  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )

  app.get('/readyz', async (request, reply) => {
    const reasons = await reasonsAgainst(gateway, probe, isClosing)
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store')
    // Outside nobody needs to know which part is missing.
    return {
      ready: reasons.length === 0,
      ...(isLoopback(request.ip) && { reasons, breakers: gateway.transport.breakers() }),
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.code(404).send({ message: 'Not found' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
})

async function reasonsAgainst(
  gateway: Gateway,
  probe: () => Promise<string | null>,
  isClosing: boolean,
): Promise<string[]> {
  const store = await gateway.store.ping().then(
    () => null,
    () => (gateway.config.redisUrl ? 'redis unreachable' : 'session store unreachable'),
  )
  const resting = Object.entries(gateway.transport.breakers())
    .filter(([, state]) => state === 'open')
    .map(([service]) => `platform does not answer: ${service}`)
  return [isClosing ? 'closing' : null, store, await probe(), ...resting].filter(
    (reason) => reason !== null,
  )
}

/** How long an answer of the platform is taken for granted. */
const probeMs = 3000

/** Asks the platform itself: an answer that was kept says nothing about now. */
function createProbe({ transport, services }: Gateway): () => Promise<string | null> {
  const { getCheckoutSettings } = allCalls.checkoutSettings
  let probed = { at: 0, reason: null as string | null }
  return async () => {
    if (Date.now() - probed.at < probeMs) return probed.reason
    const scope = { requestId: 'readiness', token: services.signIn.tokens.publicToken }
    const reason = await transport.send('readiness', getCheckoutSettings, {}, scope).then(
      () => null,
      () => 'platform unreachable',
    )
    probed = { at: Date.now(), reason }
    return reason
  }
}
