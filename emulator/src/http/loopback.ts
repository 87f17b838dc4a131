// Restricts control and inspector to this machine: the connection must be local, the Host header must be a
// loopback name, and pages of other sites may not post to it.
import { isLoopback } from '@vitrine/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../refuse.ts'

export function guardLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isLocalPeer(request.socket.remoteAddress)) {
      throw forbidden('Only reachable from this machine')
    }
    // Refuses foreign host names that resolve to 127.0.0.1 (DNS rebinding).
    if (!isLoopback(request.hostname)) throw forbidden('Only reachable by a loopback address')
    if (request.method !== 'GET' && isForeignPage(request)) {
      throw forbidden('Not from another site’s page')
    }
  })
}

function isLocalPeer(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || isLoopback(plain)
}

function isForeignPage({ headers }: FastifyRequest): boolean {
  const { origin } = headers
  if (!origin) return false
  return !(URL.canParse(origin) && isLoopback(new URL(origin).hostname))
}
