// The subscribers of W11: open streams of one gateway, which measure the delay of every event.
import { type ClientRequest, request } from 'node:http'

/** One household may hold 200 streams. */
const perAddress = 150
/** Streams that are opened at once. */
const batch = 50

export type Subscribers = {
  /** Returns the delays of all events received so far in ascending order, in milliseconds. */
  delays(): Float64Array
  close(): void
}

type Options = {
  port: number
  count: number
  /** The products of the events, a different one for each. */
  productIds: readonly string[]
  /** When each event was sent. */
  sentAt: Float64Array
}

/** Returns the ids of the products in a part of a stream. */
export const productsIn = (frame: string): string[] =>
  [...frame.matchAll(/"productId":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? [])

/** Opens one stream; resolves once it is accepted. */
function subscribe(port: number, index: number, onFrame: (frame: string) => void) {
  const body = JSON.stringify({ query: 'subscription { productChanged { productId kind } }' })
  return new Promise<ClientRequest>((resolve, reject) => {
    const own = request(
      {
        host: '127.0.0.1',
        localAddress: `127.0.0.${2 + Math.floor(index / perAddress)}`,
        port,
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'x-vitrine-client': 'bench',
          origin: `http://localhost:${port}`,
          host: `localhost:${port}`,
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`HTTP ${response.statusCode}`))
        response.setEncoding('utf8').on('data', onFrame)
        resolve(own)
      },
    )
    own.on('error', reject)
    own.end(body)
  })
}

/** Opens all streams; resolves once they are accepted. */
export async function openSubscribers({
  port,
  count,
  productIds,
  sentAt,
}: Options): Promise<Subscribers> {
  const numbers = new Map(productIds.map((id, event) => [id, event]))
  const times = new Float64Array(sentAt.length * count)
  let received = 0
  const onFrame = (frame: string) => {
    const now = performance.now()
    for (const id of productsIn(frame)) {
      const event = numbers.get(id)
      if (event === undefined) continue
      times[received] = now - (sentAt[event] ?? 0)
      received += 1
    }
  }
  const open: ClientRequest[] = []
  for (let index = 0; index < count; index += batch) {
    const some = Array.from({ length: Math.min(batch, count - index) }, (_, more) =>
      subscribe(port, index + more, onFrame),
    )
    open.push(...(await Promise.all(some)))
  }
  return {
    delays: () => times.slice(0, received).sort(),
    close: () => open.forEach((one) => void one.destroy()),
  }
}
