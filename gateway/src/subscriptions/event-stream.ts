// A response of server-sent events, in the distinct-connections mode of the GraphQL over SSE protocol. Bounded: a
// reader that does not read is disconnected. docs/security.md S73-S78.
import type { FastifyReply } from 'fastify'

/** Most bytes buffered for a reader. */
const maxBufferedBytes = 128 * 1024
/** Interval of heartbeats, short enough for proxies that close idle connections. */
const heartbeatMs = 12_000

export type EventStream = {
  /** Sends one result, already as JSON. */
  next(json: string): void
  /** Sends frames that were built once for many readers. */
  send(frames: Buffer): void
  /** Ends the stream for good: the reader need not reconnect. */
  complete(): void
  /** Closes the connection without `complete`: the reader reconnects. */
  close(): void
  readonly isOpen: boolean
}

export const eventStreamType = 'text/event-stream; charset=utf-8'

const head = {
  'content-type': eventStreamType,
  'cache-control': 'no-store, no-transform',
  // No request follows on this connection: a stopping gateway need not wait for the reader to close it.
  connection: 'close',
  // Disables response buffering in proxies.
  'x-accel-buffering': 'no',
}

export const nextFrame = (json: string) => `event: next\ndata: ${json}\n\n`

/** Hijacks the reply from Fastify. `onEnd` is called once, however the stream ends. */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply.hijack()
  const headers = { ...reply.getHeaders(), ...head }
  // The body ends with the connection: chunked encoding would cost three writes per frame.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, headers as Record<string, string>)
  // Sent at once, so that the reader knows the stream is open.
  raw.write(':\n\n')
  const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs)
  let isOpen = true

  function end() {
    if (!isOpen) return
    isOpen = false
    clearInterval(heartbeat)
    onEnd()
  }
  function send(text: string | Buffer) {
    if (!isOpen) return
    if (raw.writableLength > maxBufferedBytes) {
      raw.destroy()
      end()
    } else raw.write(text)
  }
  raw.once('close', end)
  raw.once('error', end)
  // A reader that disconnected during setup emits no further close event.
  if (raw.destroyed) end()

  return {
    next: (json) => send(nextFrame(json)),
    send,
    complete() {
      send('event: complete\ndata:\n\n')
      if (isOpen) raw.end()
      end()
    },
    close() {
      if (isOpen) raw.end()
      end()
    },
    get isOpen() {
      return isOpen
    },
  }
}
