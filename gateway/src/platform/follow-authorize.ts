// Follows the OAuth authorize redirects server-side and stops at our redirect URI.
import { Agent, request } from 'undici'
import { type Returned, returnOf } from '../auth/authorization-return.ts'

export type Follow = (address: string, redirectUri: string) => Promise<Returned | null>

const maxHops = 5

/**
 * Resolves to the parameters that the redirect to `redirectUri` has in its query; null when the platform wants a
 * browser. Never follows a redirect to another host. docs/security.md S98.
 */
export function createFollow(timeoutMs: number): Follow & { close(): Promise<void> } {
  const agent = new Agent({ connect: { timeout: 1500 }, maxResponseSize: 1024 * 1024 })

  async function follow(address: string, redirectUri: string): Promise<Returned | null> {
    const { origin } = new URL(address)
    let next = address
    for (let hop = 0; hop < maxHops; hop += 1) {
      const response = await request(next, {
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'text/html' },
      })
      await response.body.dump()
      const { location } = response.headers
      if (typeof location !== 'string' || response.statusCode < 300 || response.statusCode > 399) {
        return null
      }
      const target = new URL(location, next)
      if (target.origin + target.pathname === redirectUri) return returnOf(target, 'query')
      if (target.origin !== origin) return null
      next = target.toString()
    }
    return null
  }
  return Object.assign(follow, { close: () => agent.close() })
}
