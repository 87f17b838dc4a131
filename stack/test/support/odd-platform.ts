// A platform that answers one path otherwise, in front of an embedded one.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Answer = { path: string; status: number; body: unknown }

export type OddPlatform = {
  url: string
  /** What one path, or all that begin with it, answers until the next call. */
  instead: Answer | null
  close(): void
}

/** `target`: the address of the embedded platform. */
export async function startOddPlatform(target: string): Promise<OddPlatform> {
  const server = createServer(async (request, response) => {
    const { instead } = odd
    if (instead && request.url?.startsWith(instead.path)) {
      response.writeHead(instead.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(instead.body))
      return
    }
    const passed = await forward(request, target)
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await passed.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const odd: OddPlatform = { url, instead: null, close: () => server.close() }
  return odd
}

async function forward(request: IncomingMessage, target: string): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request
  const body = await buffer(request)
  const { authorization = '', 'content-type': type = 'application/json' } = headers
  const siteId = headers['wix-site-id']
  return fetch(target + url, {
    method,
    headers: {
      ...(authorization && { authorization }),
      'content-type': type,
      ...(typeof siteId === 'string' && { 'wix-site-id': siteId }),
    },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
    redirect: 'manual',
  })
}
