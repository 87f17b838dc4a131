// Records what the platform answers to a read at its first request, and replays it from memory after that. All else is
// forwarded: carts, checkouts and tokens belong to one shopper.
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http'

export type Sent = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }
export type Answer = { status: number; type: string; body: Buffer }

/** Most answers in memory; polls of a catalog index have a new key each. */
const maxAnswers = 5000

const publicReads =
  /^\/(stores-reader\/|stores\/v3\/brands|ecom\/v1\/checkout-settings|_api\/(catalog-(reader-)?server|brand)\/)/
const postedRead = /\/(query|query-platformized|count|productOptionsAvailability)$/

/** Returns whether a call is a public read, whose answer is the same for all visitors. */
export function isRead({ method, url }: Pick<Sent, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? ''
  if (!publicReads.test(path)) return false
  return method === 'GET' || (method === 'POST' && postedRead.test(path))
}

/** Returns the key of a read. The token is no part of it: a visitor's and the shared one read the same. */
export const keyOf = ({ method, url, headers, body }: Sent): string =>
  [method, url, headers['x-wix-currency'], headers['x-wix-linguist'], body.toString()].join('\n')

/** Names of the connection, which a forwarded call has of its own. */
const own = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'accept-encoding'])

/** Returns a function that sends a call on to the platform. */
export function createForward(platformUrl: string): (sent: Sent) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(platformUrl)
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
      const options = { hostname, port, path: url, method, agent, headers: passed }
      const call = send(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 502,
            type: response.headers['content-type'] ?? 'application/json',
            body: Buffer.concat(parts),
          }),
        )
      })
      call.on('error', reject).end(body)
    })
}

/** Returns a function that answers a call from memory if it is a read that was sent before. */
export function createReplay(forward: (sent: Sent) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>()
  return (sent: Sent): Promise<Answer> => {
    if (!isRead(sent)) return forward(sent)
    const key = keyOf(sent)
    const known = answers.get(key)
    if (known) return known
    const first = forward(sent)
    answers.set(key, first)
    if (answers.size > maxAnswers) answers.delete(answers.keys().next().value ?? key)
    // A failure is not what the platform answers to this read.
    const drop = () => answers.delete(key)
    first.then(({ status }) => status === 200 || drop(), drop)
    return first
  }
}
