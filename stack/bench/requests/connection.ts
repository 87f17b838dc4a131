// One HTTP connection of the load: a request at a time, as a browser or a proxy holds it.
import { Agent, request } from 'node:http'

export type Sending = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: Buffer
}
export type Reply = { status: number; body: Buffer; cookie: string | undefined }

export type Connection = { send(sending: Sending): Promise<Reply>; close(): void }

const timeoutMs = 15_000
const failed: Reply = { status: 0, body: Buffer.alloc(0), cookie: undefined }

/** Opens a connection to a port of this machine. A failure has the status 0. */
export function openConnection(port: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = ({ method, path, headers, body }: Sending) =>
    new Promise<Reply>((resolve) => {
      const own = { host: `localhost:${port}`, ...headers }
      const options = { host: '127.0.0.1', port, method, path, agent, headers: own }
      const call = request({ ...options, timeout: timeoutMs }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', () => resolve(failed))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts),
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        )
      })
      call.on('timeout', () => call.destroy())
      call.on('error', () => resolve(failed))
      call.end(body)
    })
  return { send, close: () => agent.destroy() }
}
