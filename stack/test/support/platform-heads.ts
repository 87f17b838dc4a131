// The heads of the gateway's calls to the platform, as they leave the process.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'undici:client:sendHeaders'
type Sent = { request: { origin?: unknown }; headers: string }

/** `heads` grows with each call to `platformUrl` until it is stopped. */
export function watchHeads(platformUrl: string): { heads: readonly string[]; stop(): void } {
  const { origin } = new URL(platformUrl)
  const heads: string[] = []
  const note = (message: unknown) => {
    const { request, headers } = message as Sent
    if (String(request.origin) === origin) heads.push(headers)
  }
  subscribe(channel, note)
  return { heads, stop: () => unsubscribe(channel, note) }
}
