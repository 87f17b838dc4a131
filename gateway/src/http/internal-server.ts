// Serves metrics and detailed readiness on a separate port, which no proxy of the shop forwards to. docs/security.md
// S103.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Metrics } from '../metrics.ts'

/** `reasons` is empty when the gateway is ready; `breakers` are keyed by service of the platform. */
export type Readiness = { reasons: readonly string[]; breakers: Record<string, string> }

type InternalServerOptions = {
  metrics: Pick<Metrics, 'registry'>
  readiness: () => Promise<Readiness>
}

/** Returns a server that answers `GET /metrics` and `GET /readyz`, and 404 for everything else. */
export function createInternalServer({ metrics, readiness }: InternalServerOptions): Server {
  const answer = async (path: string | undefined, response: ServerResponse) => {
    if (path === '/metrics') {
      response.setHeader('content-type', metrics.registry.contentType)
      return response.end(await metrics.registry.metrics())
    }
    if (path !== '/readyz') return response.writeHead(404).end()
    const state = await readiness()
    const isReady = state.reasons.length === 0
    response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ ready: isReady, ...state }))
  }
  return createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff')
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined
    answer(path, response).catch(() => response.writeHead(500).end())
  })
}
