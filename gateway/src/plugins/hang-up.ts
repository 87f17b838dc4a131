// A gateway that stops finishes what is in flight, and waits for nothing else.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const everyMs = 100

/**
 * Hangs up what is kept for later once what is returned is called, until the server has closed: Node's own close would
 * wait a minute for connections that are idle by then, and for ever for those nobody ever asked anything by, which
 * browsers open ahead of time.
 */
export function hangUpWhenIdle(server: Server): () => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    const timer = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, everyMs)
    server.once('close', () => clearInterval(timer))
  }
}
