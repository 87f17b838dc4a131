// What a keeper of the process asks: is it alive, is it ready, how is it doing.
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import type { Metrics } from '../metrics.ts'

type Options = { gateway: Gateway; metrics: Metrics }

const isLoopback = (ip: string) =>
  ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')

export const operations = fp<Options>(async (app, { gateway, metrics }) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async (request, reply) => {
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
    const reasons = await reasonsAgainst(gateway, isClosing)
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

async function reasonsAgainst(gateway: Gateway, isClosing: boolean): Promise<string[]> {
  const store = await gateway.store.ping().then(
    () => null,
    () => 'session store unreachable',
  )
  const platform = await gateway.services.catalogue.allCollections().then(
    () => null,
    () => 'platform unreachable',
  )
  return [isClosing ? 'closing' : null, store, platform].filter((reason) => reason !== null)
}
