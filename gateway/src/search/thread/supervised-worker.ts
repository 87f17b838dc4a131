// Supervises a worker thread: restarts it whenever it exits, with increasing delays.
import { Worker } from 'node:worker_threads'
import { createDeferred } from '../sync/deferred.ts'
import type { IndexLog } from '../sync/retry.ts'
import type { FromThread, ThreadSettings, ToThread } from './messages.ts'

/** Time that a closing thread has to write its snapshot. */
const closeMs = 5000
const longestWaitMs = 60_000

type Parts = {
  script: URL
  workerData: ThreadSettings
  /** Milliseconds before a restart; doubles each time, up to a minute. */
  restartMs: number
  log: Pick<IndexLog, 'error'>
  onMessage: (message: FromThread) => void
  onEnd: () => void
}

export type SupervisedWorker = {
  post(message: ToThread): void
  /** Terminates the thread; another one is started. */
  terminate(): void
  /** Resets the restart delay: the thread works. */
  markHealthy(): void
  /** Marks the thread as finished closing. */
  markDone(): void
  close(): Promise<void>
}

export function superviseWorker({
  script,
  workerData,
  restartMs,
  log,
  onMessage,
  onEnd,
}: Parts): SupervisedWorker {
  let worker: Worker | null = null
  let isClosing = false
  let again: NodeJS.Timeout | undefined
  let wait = restartMs
  let done = createDeferred()

  function open(): void {
    done = createDeferred()
    worker = new Worker(script, { workerData, execArgv: [] })
    worker.unref()
    worker.on('message', onMessage)
    worker.on('error', (err) =>
      log.error({ err }, 'catalog index: worker thread failed, restarting it'),
    )
    worker.on('exit', ended)
  }
  function ended(): void {
    worker = null
    done.resolve()
    onEnd()
    if (isClosing) return
    again = setTimeout(open, wait).unref()
    wait = Math.min(wait * 2, longestWaitMs)
  }

  open()
  return {
    post: (message) => worker?.postMessage(message),
    terminate: () => void worker?.terminate(),
    markHealthy() {
      wait = restartMs
    },
    markDone: () => done.resolve(),
    async close() {
      isClosing = true
      clearTimeout(again)
      if (!worker) return
      worker.ref()
      worker.postMessage({ kind: 'close' } satisfies ToThread)
      const late = setTimeout(done.resolve, closeMs)
      await done.opened
      clearTimeout(late)
      await worker?.terminate()
    },
  }
}
