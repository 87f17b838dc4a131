// A thread that is started again whenever it ends, a little later each time.
import { Worker } from 'node:worker_threads'
import { createGate } from '../gate.ts'
import type { IndexLog } from '../patience.ts'
import type { FromThread, ThreadSettings, ToThread } from './messages.ts'

/** A thread that has to be ended: writing its file takes a moment. */
const closeMs = 5000
const longestWaitMs = 60_000

type Parts = {
  script: URL
  workerData: ThreadSettings
  /** Milliseconds before it is started again; twice as many each time, up to a minute. */
  restartMs: number
  log: Pick<IndexLog, 'error'>
  onMessage: (message: FromThread) => void
  onEnd: () => void
}

export type KeptThread = {
  tell(message: ToThread): void
  /** Ends it; another one follows. */
  end(): void
  /** It does what it should: the next wait is a short one again. */
  isWell(): void
  /** It has said that it is done. */
  isDone(): void
  close(): Promise<void>
}

export function keepThread({
  script,
  workerData,
  restartMs,
  log,
  onMessage,
  onEnd,
}: Parts): KeptThread {
  let worker: Worker | null = null
  let isClosing = false
  let again: NodeJS.Timeout | undefined
  let wait = restartMs
  let done = createGate()

  function open(): void {
    done = createGate()
    worker = new Worker(script, { workerData, execArgv: [] })
    worker.unref()
    worker.on('message', onMessage)
    worker.on('error', (err) => log.error({ err }, 'the thread of the catalogue index failed'))
    worker.on('exit', ended)
  }
  function ended(): void {
    worker = null
    done.open()
    onEnd()
    if (isClosing) return
    again = setTimeout(open, wait).unref()
    wait = Math.min(wait * 2, longestWaitMs)
  }

  open()
  return {
    tell: (message) => worker?.postMessage(message),
    end: () => void worker?.terminate(),
    isWell() {
      wait = restartMs
    },
    isDone: () => done.open(),
    async close() {
      isClosing = true
      clearTimeout(again)
      if (!worker) return
      worker.ref()
      worker.postMessage({ kind: 'close' } satisfies ToThread)
      const late = setTimeout(done.open, closeMs)
      await done.opened
      clearTimeout(late)
      await worker?.terminate()
    },
  }
}
