// The catalog index in a worker thread, so that its work does not block requests. While the thread is down or hung,
// methods behave as if the index were not ready, and the platform is queried instead.

import type { CallOutcome } from '../../platform/transport.ts'
import type { Bus } from '../../subscriptions/bus.ts'
import { topics } from '../../subscriptions/topics.ts'
import type { CatalogIndex, IndexState } from '../catalog-index.ts'
import { createDeferred } from '../sync/deferred.ts'
import type { IndexLog } from '../sync/retry.ts'
import type { FromThread, IndexRequest, ThreadSettings } from './messages.ts'
import { createPendingRequests } from './pending-requests.ts'
import { superviseWorker } from './supervised-worker.ts'

export type ThreadIndexParts = ThreadSettings & {
  token: (fresh: boolean) => Promise<string>
  bus: Bus
  log: IndexLog
  /** Called for every platform call of the thread. */
  onCall: (outcome: CallOutcome) => void
  /** Milliseconds before an exited thread is restarted. */
  restartMs?: number
  /** The script that the thread runs. */
  script?: URL
}

type Listeners = {
  [Kind in FromThread['kind']]: (message: Extract<FromThread, { kind: Kind }>) => void
}

const notReady: IndexState = { isReady: false, isStale: true, products: 0, asOf: null }
const forwardedTopics = [topics.invalidated, topics.eventGap]
const defaultScript = new URL('./start.mjs', import.meta.url)

export function createThreadIndex(parts: ThreadIndexParts): CatalogIndex {
  const { platform, index, bus, log, restartMs = 1000, script = defaultScript } = parts
  let state = notReady
  const [restored, ready] = [createDeferred(), createDeferred()]
  const pending = createPendingRequests({
    post: (message) => thread.post(message),
    log,
    // The thread is hung: terminate it, so that another one is started.
    onSilence: () => thread.terminate(),
  })
  const on: Listeners = {
    answer: pending.answered,
    wantsToken: ({ id, isFresh }) =>
      void parts
        .token(isFresh)
        .catch(() => null)
        .then((token) => thread.post({ kind: 'token', id, token })),
    state: (message) => {
      state = message.state
    },
    restored: restored.resolve,
    ready() {
      thread.markHealthy()
      ready.resolve()
    },
    closed: () => thread.markDone(),
    log: ({ level, fields, text }) => log[level](fields, text),
    called: ({ outcome }) => parts.onCall(outcome),
  }
  const thread = superviseWorker({
    script,
    workerData: { platform, index },
    restartMs,
    log,
    // Each kind has its own listener; the type system cannot express this for a union.
    onMessage: (message) => on[message.kind](message as never),
    onEnd() {
      state = notReady
      restored.resolve()
      pending.cancelAll()
    },
  })
  const listening = forwardedTopics.map((topic) =>
    bus.listen<unknown>(topic, (message) => thread.post({ kind: 'publish', topic, message })),
  )
  /** Resolves to null also when the thread is not running. */
  const send = <Answer>(question: IndexRequest): Promise<Answer | null> =>
    state.isReady ? pending.request<Answer>(question) : Promise.resolve(null)

  return {
    state: () => state,
    query: (query) => send({ name: 'query', args: [query] }),
    suggest: (text, first) => send({ name: 'suggest', args: [text, first] }),
    related: (id, first) => send({ name: 'related', args: [id, first] }),
    addresses: () => send({ name: 'addresses', args: [] }),
    holds: async (id) => (await send<boolean>({ name: 'holds', args: [id] })) ?? false,
    brandNames: async () => (await send<string[]>({ name: 'brandNames', args: [] })) ?? [],
    restored: () => restored.opened,
    ready: () => ready.opened,
    async close() {
      for (const stop of listening) stop()
      await thread.close()
    },
  }
}
