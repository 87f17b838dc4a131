// A server that speaks Redis's protocol with scripted replies: a real Redis cannot be made slow, unready or forgetful
// at will.
import { createServer, type Socket } from 'node:net'

/** Returns the reply as Redis writes it (`+OK`); null for none. */
type Replies = (command: readonly string[]) => string | null

const info = 'redis_version:7.0.0\r\nloading:0'

/** Replies to the commands that a client sends when it connects. */
const greet: Replies = ([name]) => {
  if (name === 'info') return `$${info.length}\r\n${info}`
  return name === 'ping' ? '+PONG' : '+OK'
}

/** Splits received bytes into commands, each an array of texts with their lengths. */
function commandsIn(text: string): string[][] {
  return text
    .split(/\*\d+\r\n/)
    .filter((one) => one !== '')
    .map((one) => one.split('\r\n').filter((_, at) => at % 2 === 1))
}

/** Listens on a free port. `replies` may be replaced; where it returns undefined, the reply is Redis's own. */
export async function startFakeRedis() {
  const commands: string[][] = []
  const sockets = new Set<Socket>()
  const fake = {
    url: '',
    /** All received commands, names in lower case. */
    commands,
    replies: (() => undefined) as (command: readonly string[]) => string | null | undefined,
    connections: () => sockets.size,
    /** Closes all connections. */
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      fake.drop()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const [name = '', ...rest] of commandsIn(data.toString())) {
        const command = [name.toLowerCase(), ...rest]
        commands.push(command)
        const own = fake.replies(command)
        const reply = own === undefined ? greet(command) : own
        if (reply !== null) socket.write(`${reply}\r\n`)
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  fake.url = `redis://127.0.0.1:${address.port}`
  return fake
}

export type FakeRedis = Awaited<ReturnType<typeof startFakeRedis>>
