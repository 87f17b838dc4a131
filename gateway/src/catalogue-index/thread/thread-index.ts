// The catalogue index as the gateway asks it: in a thread of its own, whose work holds up no request. One that ends
// or does not answer is as one that is not ready: the platform answers instead.
import type { Bus } from '../../events/bus.ts'
import { topics } from '../../events/topics.ts'
import type { CallOutcome } from '../../platform/transport.ts'
import type { CatalogueIndex, IndexState } from '../catalogue-index.ts'
import { createGate } from '../gate.ts'
import type { IndexLog } from '../patience.ts'
import { keepThread } from './kept-thread.ts'
import type { FromThread, Question, ThreadSettings } from './messages.ts'
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

type Listeners = {
  [Kind in FromThread['kind']]: (message: Extract<FromThread, { kind: Kind }>) => void
}

const notReady: IndexState = { isReady: false, isStale: true, products: 0, asOf: null }
const heard = [topics.dropped, topics.missed]
const usualScript = new URL('./start.mjs', import.meta.url)

export function createThreadIndex(parts: ThreadIndexParts): CatalogueIndex {
  const { platform, index, bus, log, restartMs = 1000, script = usualScript } = parts
  let state = notReady
  const [restored, ready] = [createGate(), createGate()]
  const questions = createQuestions({
    tell: (message) => thread.tell(message),
    log,
    // It lives and says nothing: another one may.
    onSilence: () => thread.end(),
  })
  const on: Listeners = {
    answer: questions.answered,
    wantsToken: ({ id, isFresh }) =>
      void parts
        .token(isFresh)
        .catch(() => null)
        .then((token) => thread.tell({ kind: 'token', id, token })),
    state: (message) => {
      state = message.state
    },
    restored: restored.open,
    ready() {
      thread.isWell()
      ready.open()
    },
    closed: () => thread.isDone(),
    log: ({ level, fields, text }) => log[level](fields, text),
    called: ({ outcome }) => parts.onCall(outcome),
  }
  const thread = keepThread({
    script,
    workerData: { platform, index },
    restartMs,
    log,
    // Each kind has a listener of its own; no type can say so of a union.
    onMessage: (message) => on[message.kind](message as never),
    onEnd() {
      state = notReady
      restored.open()
      questions.giveUp()
    },
  })
  const listening = heard.map((topic) =>
    bus.listen<unknown>(topic, (message) => thread.tell({ kind: 'told', topic, message })),
  )
  /** Null also for a thread that is not there. */
  const ask = <Answer>(question: Question): Promise<Answer | null> =>
    state.isReady ? questions.ask<Answer>(question) : Promise.resolve(null)

  return {
    state: () => state,
    query: (query) => ask({ name: 'query', given: [query] }),
    suggest: (text, first) => ask({ name: 'suggest', given: [text, first] }),
    related: (id, first) => ask({ name: 'related', given: [id, first] }),
    addresses: () => ask({ name: 'addresses', given: [] }),
    holds: async (id) => (await ask<boolean>({ name: 'holds', given: [id] })) ?? false,
    brandNames: async () => (await ask<string[]>({ name: 'brandNames', given: [] })) ?? [],
    restored: () => restored.opened,
    ready: () => ready.opened,
    async close() {
      for (const stop of listening) stop()
      await thread.close()
    },
  }
}
