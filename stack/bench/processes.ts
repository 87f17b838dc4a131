// Processes of a benchmark: started until they respond, and ended by their process id.
import { type ChildProcess, spawn } from 'node:child_process'
import { serverArgs } from '../bin/server.mjs'
import { unlimitedCalls } from '../src/call-limits.ts'
import { isOk } from '../src/is-ok.ts'
import { root } from '../src/root.ts'

const children: ChildProcess[] = []

type Server = Parameters<typeof serverArgs>[0]

/** A server of the shop, a script of ours, or a bundle. */
type Script = Server | `${string}.ts` | `${string}.js`

const argsOf = (script: Script): string[] => {
  if (script.endsWith('.ts')) return ['--import', 'tsx', script]
  return script.endsWith('.js') ? [script] : serverArgs(script as Server)
}

type Options = {
  /** Words before `node`, such as those that pin the process to a core. */
  before?: readonly string[]
  /** Options of `node` itself. */
  nodeArgs?: readonly string[]
  /** How often to poll until it responds, in milliseconds. */
  pollMs?: number
}

/** Starts a process and waits until `ready` responds with a status of success. Resolves with its process id. */
export async function start(
  script: Script,
  env: Record<string, string>,
  ready: string,
  { before = [], nodeArgs = [], pollMs = 100 }: Options = {},
): Promise<number> {
  const own = [process.execPath, ...nodeArgs, ...argsOf(script)]
  const [command = process.execPath, ...args] = [...before, ...own]
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...unlimitedCalls, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const until = performance.now() + 60_000
  while (performance.now() < until && child.exitCode === null) {
    if ((await isOk(ready)) && child.pid) return child.pid
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new Error(`${script} did not start`)
}

/** Ends one process and waits until it is gone. */
export async function end(pid: number): Promise<void> {
  const child = children.find((one) => one.pid === pid)
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(forced)
}

export function endAll(): void {
  for (const child of children) child.kill('SIGTERM')
}
