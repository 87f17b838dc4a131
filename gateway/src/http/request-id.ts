import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { trustedProxies } from './trusted-proxies.ts'

const acceptable = /^[A-Za-z0-9-]{8,64}$/

/**
 * Returns a function that gives each request its id: the header's if it comes from a trusted proxy and has the form
 * of an id, otherwise a new one. A client's own id would let it choose what is written to the logs and the audit log.
 * docs/security.md S99.
 */
export function requestIds(trustProxy: readonly string[] | false) {
  const isTrusted = trustedProxies(trustProxy)
  return ({ headers, socket }: IncomingMessage): string => {
    const given = isTrusted(socket.remoteAddress) ? headers['x-request-id'] : undefined
    return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
  }
}
