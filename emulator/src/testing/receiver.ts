// Somebody change events are delivered to, on a free port of this machine. For tests only.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Receiver = {
  url: string
  /** Bodies as they came, oldest first. */
  tokens: string[]
  types: (string | undefined)[]
  /** What it answers from now on. */
  answer(status: number): void
  /** Resolves once so many have come. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const tokens: string[] = []
  const types: (string | undefined)[] = []
  let status = 200
  let told = () => {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      tokens.push(Buffer.concat(chunks).toString())
      types.push(request.headers['content-type'])
      response.writeHead(status).end()
      told()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    tokens,
    types,
    answer: (next) => {
      status = next
    },
    until: (count) =>
      new Promise((resolve) => {
        told = () => tokens.length >= count && resolve()
        told()
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What a token carries, its signature unread. */
export function contentOf(token: string) {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const envelope = JSON.parse(claims.data)
  return { claims, envelope, payload: JSON.parse(envelope.data) }
}
