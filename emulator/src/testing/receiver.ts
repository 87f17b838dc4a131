// A receiver of change events on a free port of this machine. For tests only.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Receiver = {
  url: string
  /** Request bodies, oldest first. */
  tokens: string[]
  types: (string | undefined)[]
  /** Sets the status of all further responses. */
  answer(status: number): void
  /** Resolves when this number of requests has arrived. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const tokens: string[] = []
  const types: (string | undefined)[] = []
  let status = 200
  let received = () => {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      tokens.push(Buffer.concat(chunks).toString())
      types.push(request.headers['content-type'])
      response.writeHead(status).end()
      received()
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
        received = () => tokens.length >= count && resolve()
        received()
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Decodes a token without verifying its signature. */
export function contentOf(token: string) {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const envelope = JSON.parse(claims.data)
  return { claims, envelope, payload: JSON.parse(envelope.data) }
}
