// A load balancer for several gateways: round robin, or the gateway that a request names. A read that reached no
// gateway is retried at the next.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Selects a gateway by its index, for tests that care which one responds. */
export const gatewayHeader = 'x-gateway'

export async function startBalancer(ports: readonly number[], port: number) {
  let requests = 0

  function pass(from: IncomingMessage, to: ServerResponse, index: number, left: number): void {
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress }
    const options = { host: '127.0.0.1', port: ports[index], method: from.method, path: from.url }
    const onward = request({ ...options, headers, agent: false }, (result) => {
      to.writeHead(result.statusCode ?? 502, result.headers)
      result.pipe(to)
      result.once('error', () => to.destroy())
    })
    onward.once('error', (error) => {
      const isMissed = 'code' in error && error.code === 'ECONNREFUSED'
      const next = (index + 1) % ports.length
      if (isMissed && from.method === 'GET' && left > 1) return pass(from, to, next, left - 1)
      if (to.headersSent) to.destroy()
      else to.writeHead(502).end()
    })
    to.once('close', () => onward.destroy())
    from.pipe(onward)
  }

  const server = createServer((from, to) => {
    requests += 1
    const requested = from.headers[gatewayHeader]
    pass(
      from,
      to,
      requested === undefined ? requests % ports.length : Number(requested),
      ports.length,
    )
  })
  // Longer than a client keeps a connection, so that none is closed under a request in flight.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
