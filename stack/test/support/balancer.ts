// One door in front of several gateways: in turn, or the one a request names. A read that met nobody is
// asked of the next, as a balancer would.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Names a gateway by its place, for tests that care which one answers. */
export const gatewayHeader = 'x-gateway'

export async function startBalancer(ports: readonly number[], port: number) {
  let turn = 0

  function pass(from: IncomingMessage, to: ServerResponse, place: number, left: number): void {
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress }
    const options = { host: '127.0.0.1', port: ports[place], method: from.method, path: from.url }
    const onward = request({ ...options, headers, agent: false }, (result) => {
      to.writeHead(result.statusCode ?? 502, result.headers)
      result.pipe(to)
      result.once('error', () => to.destroy())
    })
    onward.once('error', (error) => {
      const isMissed = 'code' in error && error.code === 'ECONNREFUSED'
      const next = (place + 1) % ports.length
      if (isMissed && from.method === 'GET' && left > 1) return pass(from, to, next, left - 1)
      if (to.headersSent) to.destroy()
      else to.writeHead(502).end()
    })
    to.once('close', () => onward.destroy())
    from.pipe(onward)
  }

  const server = createServer((from, to) => {
    turn += 1
    const requested = from.headers[gatewayHeader]
    pass(from, to, requested === undefined ? turn % ports.length : Number(requested), ports.length)
  })
  // Longer than a client keeps a connection: none is closed under a question that is on its way.
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
