// Health checks for operators: liveness and readiness. docs/security.md S103.
import { once } from 'node:events'
import type { Server } from 'node:http'
import fp from 'fastify-plugin'
import type { Gateway } from '../gateway.ts'
import type { Metrics } from '../metrics.ts'
import { isRateLimited, PlatformFailure } from '../platform/failure.ts'
import { operations as platform } from '../platform/operations.ts'
import type { CallScope } from '../platform/transport.ts'
import { alive } from './alive.ts'
import { createInternalServer, type Readiness } from './internal-server.ts'

type Options = { gateway: Gateway; metrics: Metrics }

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
    metrics.onRequest({
      route: request.routeOptions.url ?? 'unmatched',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })

  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(alive),
  )

  const readiness = async (): Promise<Readiness> => {
    const reasons = await reasonsAgainst(gateway, probe, isClosing)
    return { reasons, breakers: gateway.transport.breakers() }
  }

  // The public response does not name what is unavailable.
  app.get('/readyz', async (_request, reply) => {
    const { reasons } = await readiness()
    reply.code(reasons.length === 0 ? 200 : 503).header('cache-control', 'no-store')
    return { ready: reasons.length === 0 }
  })

  const { port, host } = gateway.config.metrics
  if (port === undefined) return
  const inside = createInternalServer({ metrics, readiness })
  // Starts before the shop itself listens, so that a port in use stops the start.
  app.addHook('onReady', () => listen(inside, port, host))
  app.addHook('onClose', async () => {
    inside.close()
    inside.closeAllConnections()
  })
})

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch(() => {
    throw new Error(`METRICS_PORT ${port} is taken: stop what uses it or set another one.`)
  })
}

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

const { getSettings } = platform.checkout

/** How long a successful check of the platform is reused. */
const probeMs = 3000

/** Calls the platform directly: a cached response would not show its current state. */
function createProbe({ transport, services }: Gateway): () => Promise<string | null> {
  let probed = { at: 0, reason: null as string | null }
  return async () => {
    if (Date.now() - probed.at < probeMs) return probed.reason
    const token = services.signIn.tokens.publicToken
    const scope: CallScope = { requestId: 'readiness', credential: 'public', token }
    const reason = await transport.send('readiness', getSettings, {}, scope).then(
      () => null,
      (error: unknown) => (isAnswer(error) ? null : 'platform unreachable'),
    )
    probed = { at: Date.now(), reason }
    return reason
  }
}

/**
 * Returns whether a failure shows that the platform is there: it limits calls, has no such path, or lets no visitor read
 * these settings. A refusal of the client, whose token comes first, leaves the shop without a platform.
 */
function isAnswer(error: unknown): boolean {
  if (isRateLimited(error)) return true
  if (!(error instanceof PlatformFailure)) return false
  const { call, isUnknownPath } = error.facts
  return call === getSettings.name && (error.kind !== 'system' || isUnknownPath === true)
}
