import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { trustedProxies } from './trusted-proxies.ts'

const acceptable = /^[A-Za-z0-9-]{8,64}$/

/**
 * Returns how a request gets its id: from a trusted proxy when it looks like one, else a new one. A client's own
 * would let it choose what stands in the logs and in the audit log. docs/security.md S99.
 */
export function requestIds(trustProxy: readonly string[] | false) {
  const isTrusted = trustedProxies(trustProxy)
  return ({ headers, socket }: IncomingMessage): string => {
    const given = isTrusted(socket.remoteAddress) ? headers['x-request-id'] : undefined
    return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
  }
}
