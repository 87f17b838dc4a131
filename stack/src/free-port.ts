import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: one of those could be taken before it is listened on. Above the
 * ones that `fetch` and browsers refuse: https://fetch.spec.whatwg.org/#port-blocking
 */
const [first, last] = [10_081, 32_000]
/** Two calls before either port is listened on return two ports. */
const returned = new Set<number>()

/** Returns a port of the loopback interface that is free at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last)
    if (returned.has(port) || !(await isFree(port))) continue
    returned.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
