// Requests to the worker thread that await a response.
import type { IndexLog } from '../sync/retry.ts'
import type { FromThread, IndexRequest, ToThread } from './messages.ts'

/** Milliseconds a request waits for a response; then the caller continues without the index. */
const timeoutMs = 2000

/** After this many timeouts in a row the thread counts as hung. */
const mostMissed = 3

type Parts = {
  post: (message: ToThread) => void
  log: Pick<IndexLog, 'error'>
  onSilence: () => void
}
type Response = Extract<FromThread, { kind: 'answer' }>

export function createPendingRequests({ post, log, onSilence }: Parts) {
  const pending = new Map<number, (answer: unknown) => void>()
  let last = 0
  let missed = 0

  function miss(): void {
    missed += 1
    if (missed < mostMissed) return
    missed = 0
    log.error({}, 'catalog index: worker thread does not respond, restarting it')
    onSilence()
  }

  return {
    /** Resolves to null on a timeout or when the thread failed. */
    request<Answer>(request: IndexRequest): Promise<Answer | null> {
      last += 1
      const id = last
      return new Promise((resolve) => {
        const settle = (answer: unknown) => {
          clearTimeout(late)
          pending.delete(id)
          // The request names the method, which determines the type of its response.
          resolve(answer as Answer | null)
        }
        const late = setTimeout(() => {
          settle(null)
          miss()
        }, timeoutMs)
        pending.set(id, settle)
        post({ kind: 'ask', id, request })
      })
    },
    answered({ id, answer, failure }: Response): void {
      missed = 0
      if (failure !== null) log.error({ failure }, 'catalog index: request failed')
      pending.get(id)?.(answer)
    },
    /** Resolves all pending requests to null. */
    cancelAll(): void {
      for (const settle of [...pending.values()]) settle(null)
    },
  }
}
