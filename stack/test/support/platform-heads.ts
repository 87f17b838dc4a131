// Records the headers of the gateway's platform calls as they leave the process.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const channel = 'undici:client:sendHeaders'
type Sent = { request: { origin?: unknown }; headers: string }

/** Starts recording: `heads` grows with each call to `platformUrl` until `stop` is called. */
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
