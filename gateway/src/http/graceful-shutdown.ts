// Graceful shutdown: requests in flight are finished, idle connections are closed.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const everyMs = 100

/**
 * Returns a function that closes idle connections until the server has closed: Node's own close would
 * wait a minute for connections that become idle, and forever for those without any request, which
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
