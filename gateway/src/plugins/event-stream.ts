// One answer that stays open: server-sent events in the form of the GraphQL over SSE protocol's distinct
// connections. Bounded: a reader who does not read is let go, not waited for. SECURITY rows 73-78.
import type { FastifyReply } from 'fastify'

/** Bytes that may wait for a reader. */
const mostWaiting = 128 * 1024
/** Often enough for proxies that close what is silent. */
const heartbeatMs = 12_000

export type EventStream = {
  /** Sends one result, already as JSON. */
  next(json: string): void
  /** Sends frames somebody made for many readers at once. */
  send(frames: Buffer): void
  /** Nothing more will come, and the reader need not ask again. */
  complete(): void
  /** Ends the connection without a word: a reader who still wants to know connects again. */
  close(): void
  readonly isOpen: boolean
}

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // What follows a stream is nothing: a gateway that stops need not wait for the reader to hang up.
  connection: 'close',
  // For proxies that would gather the answer before passing it on.
  'x-accel-buffering': 'no',
}

export const nextFrame = (json: string) => `event: next\ndata: ${json}\n\n`

/** Takes the answer out of the framework's hands. `onEnd` is called once, however it ends. */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply.hijack()
  const headers = { ...reply.getHeaders(), ...head }
  // It ends with its connection: pieces of a known length would cost three writes for each.
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, headers as Record<string, string>)
  // At once, so that the reader knows that it is listened to.
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
    if (raw.writableLength > mostWaiting) {
      raw.destroy()
      end()
    } else raw.write(text)
  }
  raw.once('close', end)
  raw.once('error', end)
  // Whoever hung up while it was being opened is not told of again.
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
