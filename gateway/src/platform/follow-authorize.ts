// Follows the OAuth authorize redirects server-side and stops at our redirect URI. docs/contract/real-site.md §4.3.
import { invalidRedirectUri, isLoopback } from '@vitrine/platform'
import { type Returned, returnOf } from '../auth/authorization-return.ts'
import { Agent, sendTo } from './http-client.ts'
import { isPrivateHost, PrivateAddress, publicLookup } from './private-address.ts'

/** Why the redirects did not lead to our redirect URI. */
export type FollowStop =
  | 'URI_NOT_LISTED'
  | 'PAGE'
  | 'OTHER_HOST'
  | 'PRIVATE_ADDRESS'
  | 'TOO_MANY'
  | 'TIMEOUT'
  | 'NO_CONNECTION'

/** Where the redirects ended: at our redirect URI, whose query is in `returned`; or before it, and why. */
export type Followed =
  | { kind: 'returned'; returned: Returned }
  /** `host` is the one that answered last, or that was not called. */
  | { kind: 'stopped'; why: FollowStop; host: string }

/** Follows redirects from an address until one leads to the redirect URI. A failed connection is `stopped`, not an error. */
export type Follow = (address: string, redirectUri: string) => Promise<Followed>

/** Deadline of a whole sign-in on the server: a browser can go the same way itself. */
const followDeadlineMs = 15_000
const maxHops = 5

type FollowOptions = { timeoutMs: number; platformUrl: string; deadlineMs?: number }

/**
 * Resolves to the parameters that the redirect to `redirectUri` has in its query, or to why there was none. Leaves the
 * first host once, for another https one of the public internet, and sends it nothing but the address: a site may have
 * moved to a domain of its own. docs/security.md S98 and S130.
 */
export function createFollow(options: FollowOptions): Follow & { close(): Promise<void> } {
  const { timeoutMs, platformUrl, deadlineMs = followDeadlineMs } = options
  const isLocal = isLoopback(new URL(platformUrl).hostname)
  const limits = { maxResponseSize: 1024 * 1024 }
  const first = new Agent({ connect: { timeout: 1500 }, ...limits })
  const guard = isLocal ? {} : { lookup: publicLookup }
  const second = new Agent({ connect: { timeout: 1500, ...guard }, ...limits })

  return Object.assign(
    (address: string, redirectUri: string) => {
      const deadline = AbortSignal.timeout(deadlineMs)
      /** Returns where a page leads; the agent of other hosts resolves no private address. */
      const open = (page: URL, hasLeft: boolean) => {
        const signal = AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)])
        return responseOf(page, { agent: hasLeft ? second : first, signal }).catch(stopOf)
      }
      return followed({ address: new URL(address), redirectUri, isLocal, open })
    },
    { close: () => Promise.all([first.close(), second.close()]).then(() => undefined) },
  )
}

type Walk = {
  address: URL
  redirectUri: string
  isLocal: boolean
  open: (page: URL, hasLeft: boolean) => Promise<URL | FollowStop>
}

async function followed({ address, redirectUri, isLocal, open }: Walk): Promise<Followed> {
  let at = address
  let hasLeft = false
  for (let hop = 0; hop < maxHops; hop += 1) {
    const target = await open(at, hasLeft)
    if (typeof target === 'string') return stopped(target, at)
    if (target.origin + target.pathname === redirectUri) {
      return { kind: 'returned', returned: returnOf(target, 'query') }
    }
    const isOther = target.origin !== at.origin
    const refusal = isOther ? refusalOf(target, { hasLeft, isLocal }) : null
    if (refusal) return stopped(refusal, target)
    hasLeft ||= isOther
    at = target
  }
  return stopped('TOO_MANY', at)
}

type Place = { hasLeft: boolean; isLocal: boolean }

/** Returns why a redirect to another host is not followed. */
function refusalOf(target: URL, { hasLeft, isLocal }: Place): FollowStop | null {
  if (hasLeft) return 'OTHER_HOST'
  if (isLocal && isLoopback(target.hostname)) return null
  if (target.protocol !== 'https:') return 'OTHER_HOST'
  return isPrivateHost(target) ? 'PRIVATE_ADDRESS' : null
}

const stopped = (why: FollowStop, { host }: URL): Followed => ({ kind: 'stopped', why, host })

type Connection = { agent: Agent; signal: AbortSignal }

/** Returns where a response redirects to; otherwise what its page says. */
async function responseOf(address: URL, { agent, signal }: Connection): Promise<URL | FollowStop> {
  const accept = { accept: 'text/html' }
  const { statusCode, headers, body } = await sendTo(agent, address, {
    ...{ method: 'GET', signal, headers: accept },
  })
  const { location } = headers
  if (typeof location === 'string' && statusCode >= 300 && statusCode <= 399) {
    await body.dump()
    return URL.canParse(location, address.href) ? new URL(location, address) : 'OTHER_HOST'
  }
  return (await body.text()).includes(invalidRedirectUri) ? 'URI_NOT_LISTED' : 'PAGE'
}

function stopOf(error: unknown): FollowStop {
  if (error instanceof PrivateAddress) return 'PRIVATE_ADDRESS'
  const name = error instanceof Error ? error.name : ''
  return /Timeout|Abort/.test(name) ? 'TIMEOUT' : 'NO_CONNECTION'
}
