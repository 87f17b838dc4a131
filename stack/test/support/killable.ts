// Processes that a test starts and kills. None of them outlives its test file.
import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, expect } from 'vitest'
import { serverArgs } from '../../bin/server.mjs'
import { isOk } from '../../src/is-ok.ts'
import { root } from '../../src/root.ts'

/** The longest time for a process to start on a busy machine. */
const startMs = 40_000

type Server = Parameters<typeof serverArgs>[0]

export function useKillable() {
  const running = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
  })

  /** Starts a server; resolves once `ready` responds. */
  async function start(server: Server, env: Record<string, string>, ready: string) {
    // The test decides which Redis the process shares, if any.
    const { REDIS_URL: _, ...own } = process.env
    const child = spawn(process.execPath, serverArgs(server), {
      cwd: root,
      env: { ...own, ...env },
      stdio: 'ignore',
    })
    running.add(child)
    await expect.poll(() => isOk(ready), { timeout: startMs, interval: 100 }).toBe(true)
    return child
  }

  return {
    start,
    startGateway: (env: Record<string, string>) =>
      start('main', env, `http://127.0.0.1:${env.PORT}/livez`),
    /** kill -9. */
    async kill(child: ChildProcess) {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await exited
      running.delete(child)
    },
  }
}
