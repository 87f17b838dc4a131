// A Redis for one test, to be stopped, killed and restarted: on a free port, in its own folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/free-port.ts'

export type TestRedis = {
  url: string
  /** Suspends it: connections stay open, and no command is executed. */
  pause(): void
  resume(): void
  /** kill -9. */
  kill(): Promise<void>
  /** Restarts it with the same port and folder. */
  start(): Promise<void>
}

/** Tests that stop and kill Redis need the program, not only a URL. */
export class NoRedisProgram extends Error {
  constructor(cause: unknown) {
    const message =
      'There is no redis-server: put one on the PATH, or name it by REDIS_SERVER. ' +
      'REDIS_URL serves only the tests that let it run'
    super(message, { cause })
    this.name = 'NoRedisProgram'
  }
}

/** The path that `npm test` found; otherwise the program has to be on the PATH. */
const program = process.env.REDIS_SERVER || 'redis-server'

const isResponding = (port: number) =>
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
  // Every write is in the file before its response, so that a killed Redis has all of them after its restart. With
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
    while (!(await Promise.race([isResponding(port), failed])))
      await new Promise((go) => setTimeout(go, 20))
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await exited
    },
    start,
  }
}
