// The catalogue index as the gateway asks it: in a thread of its own, whose work holds up no request. One that ends
// or does not answer is as one that is not ready: the platform answers instead.
import { Worker } from 'node:worker_threads'
import type { Bus } from '../../events/bus.ts'
import { topics } from '../../events/topics.ts'
import type { CallOutcome } from '../../platform/transport.ts'
import type { CatalogueIndex, IndexState } from '../catalogue-index.ts'
import { createGate } from '../gate.ts'
import type { IndexLog } from '../patience.ts'
import type { FromThread, Question, ThreadSettings, ToThread } from './messages.ts'
import { createQuestions } from './questions.ts'

export type ThreadIndexParts = ThreadSettings & {
  token: (fresh: boolean) => Promise<string>
  bus: Bus
  log: IndexLog
  /** Told of every call the thread makes. */
  onCall: (outcome: CallOutcome) => void
  /** Milliseconds before a thread that ended is started again. */
  restartMs?: number
  /** What the thread runs. */
  script?: URL
}

const notReady: IndexState = { isReady: false, isStale: true, products: 0, asOf: null }
/** A thread that has to be ended: writing its file takes a moment. */
const closeMs = 5000
const heard = [topics.dropped, topics.missed]
const usualScript = new URL('./start.mjs', import.meta.url)

export function createThreadIndex(parts: ThreadIndexParts): CatalogueIndex {
  const { platform, index, bus, log, restartMs = 1000, script = usualScript } = parts
  const workerData: ThreadSettings = { platform, index }
  let state = notReady
  let worker: Worker | null = null
  let isClosing = false
  let again: NodeJS.Timeout | undefined
  const [restored, ready, closed] = [createGate(), createGate(), createGate()]
  const tell = (message: ToThread) => worker?.postMessage(message)
  const questions = createQuestions(tell, log)

  const hear = listenerOf(parts, {
    tell,
    answered: questions.answered,
    gates: { restored, ready, closed },
    onState: (now) => {
      state = now
    },
  })

  function open(): void {
    worker = new Worker(script, { workerData, execArgv: [] })
    worker.unref()
    worker.on('message', hear)
    worker.on('error', (err) => log.error({ err }, 'the thread of the catalogue index failed'))
    worker.on('exit', ended)
  }
  function ended(): void {
    worker = null
    state = notReady
    restored.open()
    closed.open()
    questions.giveUp()
    if (!isClosing) again = setTimeout(open, restartMs).unref()
  }

  const listening = heard.map((topic) =>
    bus.listen<unknown>(topic, (message) => tell({ kind: 'told', topic, message })),
  )
  /** Null also for a thread that is not there. */
  const ask = <Answer>(question: Question): Promise<Answer | null> =>
    state.isReady ? questions.ask<Answer>(question) : Promise.resolve(null)

  open()
  return {
    state: () => state,
    query: (query) => ask({ name: 'query', given: [query] }),
    suggest: (text, first) => ask({ name: 'suggest', given: [text, first] }),
    related: (id, first) => ask({ name: 'related', given: [id, first] }),
    addresses: () => ask({ name: 'addresses', given: [] }),
    brandNames: async () => (await ask<string[]>({ name: 'brandNames', given: [] })) ?? [],
    restored: () => restored.opened,
    ready: () => ready.opened,
    async close() {
      isClosing = true
      clearTimeout(again)
      for (const stop of listening) stop()
      if (!worker) return
      worker.ref()
      tell({ kind: 'close' })
      const late = setTimeout(closed.open, closeMs)
      await closed.opened
      clearTimeout(late)
      await worker?.terminate()
    },
  }
}

type Gate = ReturnType<typeof createGate>
type Heard = {
  tell: (message: ToThread) => void
  answered: (message: Extract<FromThread, { kind: 'answer' }>) => void
  gates: Record<'restored' | 'ready' | 'closed', Gate>
  onState: (state: IndexState) => void
}

/** What is done with each message of the thread. */
function listenerOf({ token, log, onCall }: ThreadIndexParts, heard: Heard) {
  const { tell, answered, gates, onState } = heard
  const on: {
    [Kind in FromThread['kind']]: (message: Extract<FromThread, { kind: Kind }>) => void
  } = {
    answer: answered,
    wantsToken: ({ id, isFresh }) =>
      void token(isFresh)
        .catch(() => null)
        .then((given) => tell({ kind: 'token', id, token: given })),
    state: ({ state }) => onState(state),
    restored: gates.restored.open,
    ready: gates.ready.open,
    closed: gates.closed.open,
    log: ({ level, fields, text }) => log[level](fields, text),
    called: ({ outcome }) => onCall(outcome),
  }
  // Each kind has a listener of its own; no type can say so of a union.
  return (message: FromThread) => on[message.kind](message as never)
}
