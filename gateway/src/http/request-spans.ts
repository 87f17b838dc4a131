// The span of a request, below which all that it causes is recorded. docs/tracing.md
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import type { OpenSpan, Tracing } from '../tracing/tracing.ts'
import { trustedProxies } from './trusted-proxies.ts'

type Options = { config: Pick<Config, 'publicUrl' | 'trustProxy'>; tracing: Tracing }

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the screen that was shown; undefined for what is no page. */
    screen: string | undefined
    span: OpenSpan | undefined
  }
}

/** Parameters of these name what the shop publishes; those of all others may name a person or an order. */
const publicRoutes = new Set([
  '/p/:slug',
  '/p/:slug.md',
  '/c/:slug',
  '/brands/:slug',
  '/pages/:slug',
])

export const requestSpans = fp<Options>(async (app, { config, tracing }) => {
  app.decorateRequest('screen', undefined)
  app.decorateRequest('span', undefined)
  if (!tracing.isOn) return
  const isTrusted = trustedProxies(config.trustProxy)
  const { hostname, port, protocol } = new URL(config.publicUrl)
  const shop = {
    'url.scheme': protocol.slice(0, -1),
    'server.address': hostname,
    ...(port && { 'server.port': Number(port) }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, headers, socket } = request
    // Of any caller it would decide what is recorded. docs/security.md S131
    const { traceparent, tracestate } = isTrusted(socket.remoteAddress) ? headers : {}
    const span = tracing.begin({
      name: method,
      kind: 'server',
      attributes: { ...shop, 'http.request.method': method, 'vitrine.request_id': id },
      ...(traceparent && { continues: { traceparent, tracestate } }),
    })
    request.span = span
    // Also when the caller disconnects, which no hook of Fastify reports for every reply.
    reply.raw.once('close', () => end(span, request, reply))
    tracing.during(span, done)
  })
  // Parsers of bodies call back from the connection, which knows no span.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) tracing.during(request.span, done)
    else done()
  })
})

function end(span: OpenSpan, request: FastifyRequest, { raw }: FastifyReply): void {
  const route = routeOf(request)
  if (route) span.rename(`${request.method} ${route}`)
  span.set({
    'http.route': route,
    'http.response.status_code': raw.statusCode,
    // A missing address is whatever a caller typed.
    ...(route && raw.statusCode < 400 && { 'url.path': pathOf(request, route) }),
  })
  if (!raw.writableFinished) span.fail('disconnected')
  else if (raw.statusCode >= 500) span.fail(String(raw.statusCode))
  span.end()
}

/** Returns the pattern of the page or of the route; undefined for an address that leads nowhere. */
function routeOf({ screen, routeOptions }: FastifyRequest): string | undefined {
  const route = screen ?? routeOptions.url
  return route === '*' ? undefined : route
}

/** Returns the path without its query, where it says nothing about a person. */
function pathOf(request: FastifyRequest, route: string): string | undefined {
  const isFixed = !/[:*]/.test(route)
  return isFixed || publicRoutes.has(route) ? request.originalUrl.split('?')[0] : undefined
}
