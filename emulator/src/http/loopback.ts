// Control and inspector are for this machine alone: the connection must come from it, the address
// bar must name it, and another site's page may not post to it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../refuse.ts'
import { isLoopback } from '../rules/callbacks.ts'

export function guardLoopback(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isLocalPeer(request.socket.remoteAddress)) {
      throw forbidden('Only reachable from this machine')
    }
    // A host name that somebody else resolves to 127.0.0.1 is not this machine's page.
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
