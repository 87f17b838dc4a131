// Processes of a benchmark: started until they respond, and ended by their process id.
import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../src/root.ts'

const children: ChildProcess[] = []

/** Starts a script and waits until `ready` responds. Resolves with its process id. */
export async function start(
  script: string,
  env: Record<string, string>,
  ready: string,
): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
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
