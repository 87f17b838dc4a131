// A proxy before the shop that sends documents in pieces, as a slow line does, so that the browser paints between them.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes of a piece: few enough to separate the parts of one screen. */
const pieceSize = 120
/** How much of a body arrives in pieces: more than the first screen. */
const slowPart = 18_000
/** Longer than a frame, so that each piece is painted. */
const pauseMs = 25

/** Splits a document behind closing tags; the head is one piece, because nothing is painted before the body. */
export function piecesOf(html: string): string[] {
  const body = html.indexOf('<body')
  const pieces = [html.slice(0, body)]
  let from = body
  while (from - body < slowPart) {
    const tag = html.indexOf('</', from + pieceSize)
    if (tag === -1) break
    const end = html.indexOf('>', tag) + 1
    pieces.push(html.slice(from, end))
    from = end
  }
  return [...pieces, html.slice(from)]
}

async function sendDocument(response: IncomingMessage, to: ServerResponse): Promise<void> {
  const html = await text(response)
  const { 'content-length': _, ...headers } = response.headers
  to.writeHead(response.statusCode ?? 502, headers)
  for (const piece of piecesOf(html)) {
    to.write(piece)
    await sleep(pauseMs)
  }
  to.end()
}

/** Starts it on a free port of the loopback interface. */
export async function startSlowHtml(shopUrl: string) {
  const server = createServer((from, to) => {
    const { host, origin } = new URL(shopUrl)
    // The shop refuses a query that comes from another origin.
    const own = from.headers.origin === undefined ? { host } : { host, origin }
    const headers = { ...from.headers, ...own, 'accept-encoding': 'identity' }
    const onward = request(
      new URL(from.url ?? '/', shopUrl),
      { method: from.method, headers },
      async (response) => {
        if (response.headers['content-type']?.startsWith('text/html'))
          return sendDocument(response, to)
        to.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(to)
      },
    )
    onward.once('error', () => to.destroy())
    to.once('close', () => onward.destroy())
    from.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
