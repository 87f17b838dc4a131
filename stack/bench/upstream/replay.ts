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
/** The list of members, which the site sees whole; others see a part of it, each their own. */
const siteReads =
  /^(GET \/(_api\/)?members\/v1\/members|POST \/(_api\/)?members\/v1\/members\/query)$/
const siteHeader = 'wix-site-id'

/** Returns whether a call is a read whose answer is the same for all visitors, or for all calls with the site's key. */
export function isRead({
  method,
  url,
  headers,
}: Pick<Sent, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?')[0] ?? ''
  if (siteReads.test(`${method} ${path}`)) return headers[siteHeader] !== undefined
  if (!publicReads.test(path)) return false
  return method === 'GET' || (method === 'POST' && postedRead.test(path))
}

/** Headers of what is read. The token is none of them: a visitor's and the shared one read the same, the site reads more. */
const keyHeaders = ['x-wix-currency', 'x-wix-linguist', siteHeader]

/** Returns the key of a read. */
export const keyOf = ({ method, url, headers, body }: Sent): string =>
  [method, url, ...keyHeaders.map((name) => headers[name]), body.toString()].join('\n')

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
