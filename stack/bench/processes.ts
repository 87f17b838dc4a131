// Processes of a benchmark: started until they respond, and ended by their process id.
import { type ChildProcess, spawn } from 'node:child_process'
import { serverArgs } from '../bin/server.mjs'
import { root } from '../src/root.ts'

const children: ChildProcess[] = []

type Server = Parameters<typeof serverArgs>[0]

const isServer = (script: string): script is Server => !script.endsWith('.ts')

/**
 * Starts a script, or a server as `npm start` runs it, and waits until `ready` responds. Resolves with its process id.
 */
export async function start(
  script: Server | `${string}.ts`,
  env: Record<string, string>,
  ready: string,
): Promise<number> {
  const child = spawn(
    process.execPath,
    isServer(script) ? serverArgs(script) : ['--import', 'tsx', script],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  )
  children.push(child)
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady && child.pid) return child.pid
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${script} did not start`)
}

export function endAll(): void {
  for (const child of children) child.kill('SIGTERM')
}
