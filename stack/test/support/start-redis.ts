// A Redis of a test's own, to be stopped, killed and started again: on a free port, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/free-port.ts'

export type TestRedis = {
  url: string
  /** It holds still: connections stay, and nothing is answered. */
  pause(): void
  resume(): void
  /** kill -9. */
  kill(): Promise<void>
  /** The same port and folder once more. */
  start(): Promise<void>
}

/** These tests stop and kill it, which nobody can do to one that only has an address. */
export class NoRedisProgram extends Error {
  constructor(cause: unknown) {
    const words =
      'There is no redis-server: put one on the PATH, or name it by REDIS_SERVER. ' +
      'REDIS_URL serves only the tests that let it run'
    super(words, { cause })
    this.name = 'NoRedisProgram'
  }
}

/** Where `npm test` found the program; else it has to be on the PATH. */
const program = process.env.REDIS_SERVER || 'redis-server'

const results = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.write('PING\r\n')
  })

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-redis-'))
  // Every write is in the file before its answer, so that a killed Redis has all of them when it comes back. With
  // `everysec` a slow disk lets Redis postpone a write by up to two seconds.
  const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'no']
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, ...durable]
  let child: ChildProcess
  async function start() {
    child = spawn(program, flags, { stdio: 'ignore' })
    const failed = new Promise<never>((_, reject) => {
      child.once('error', (cause) => {
        reject(new NoRedisProgram(cause))
      })
      child.once('exit', () => reject(new Error('redis-server ended')))
    })
    failed.catch(() => {})
    while (!(await Promise.race([results(port), failed])))
      await new Promise((go) => setTimeout(go, 20))
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    start,
  }
}
