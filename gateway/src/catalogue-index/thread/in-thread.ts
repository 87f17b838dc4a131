// The thread of the catalogue index: reads the platform, keeps its file and answers. Whatever that takes, the thread
// that serves requests does not wait for it.
import { parentPort, workerData } from 'node:worker_threads'
import { createLocalBus } from '../../events/bus.ts'
import { createTransport } from '../../platform/transport.ts'
import { createLocalIndex } from '../local-index.ts'
import type { IndexLog } from '../patience.ts'
import type { FromThread, Question, ThreadSettings, ToThread } from './messages.ts'

/** How often the gateway hears of a new state, at most. */
const stateMs = 100

const port = parentPort
if (!port) throw new Error('This runs in a thread of its own')
const tell = (message: FromThread) => port.postMessage(message)

/** What an error says would be lost on the way: its own fields are not taken along. */
function plain(fields: unknown): unknown {
  const told = (_key: string, value: unknown) =>
    value instanceof Error
      ? { ...value, type: value.name, message: value.message, stack: value.stack }
      : value
  return JSON.parse(JSON.stringify(fields, told))
}

const say =
  (level: 'info' | 'warn' | 'error') =>
  (...words: unknown[]) => {
    const text = String(words[words.length - 1])
    tell({ kind: 'log', level, fields: words.length > 1 ? plain(words[0]) : {}, text })
  }
const log: IndexLog = { info: say('info'), warn: say('warn'), error: say('error') }

/** Tokens are the gateway's; it is asked for one each time. */
const wanted = new Map<number, (token: string | null) => void>()
let tokens = 0
function token(isFresh: boolean): Promise<string> {
  tokens += 1
  const id = tokens
  return new Promise((resolve, reject) => {
    wanted.set(id, (given) =>
      given === null ? reject(new Error('There is no token')) : resolve(given),
    )
    tell({ kind: 'wantsToken', id, isFresh })
  })
}

const { platform, index: settings } = workerData as ThreadSettings
const bus = createLocalBus((err) => log.error({ err }, 'a message failed'))
const transport = createTransport({
  ...platform,
  onCall: (outcome) => tell({ kind: 'called', outcome }),
})
const index = createLocalIndex({ ...settings, transport, token, bus, log })

let told = ''
function tellState(): void {
  const state = index.state()
  const now = JSON.stringify(state)
  if (now === told) return
  told = now
  tell({ kind: 'state', state })
}
setInterval(tellState, stateMs).unref()
for (const kind of ['restored', 'ready'] as const) {
  void index[kind]().then(() => {
    tellState()
    tell({ kind })
  })
}

function answerOf({ name, given }: Question): unknown {
  // Each name goes with what is given for it; no type can say so of a union.
  return (index[name] as (...args: readonly unknown[]) => unknown)(...given)
}

function answer(id: number, question: Question): void {
  try {
    const found = answerOf(question)
    tellState()
    tell({ kind: 'answer', id, answer: found, failure: null })
  } catch (error) {
    tell({
      kind: 'answer',
      id,
      answer: null,
      failure: error instanceof Error ? String(error.stack) : String(error),
    })
  }
}

async function close(): Promise<void> {
  await index.close()
  await transport.close()
  tell({ kind: 'closed' })
  port?.close()
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'ask') answer(message.id, message.question)
  else if (message.kind === 'told') bus.publish(message.topic, message.message)
  else if (message.kind === 'token') {
    wanted.get(message.id)?.(message.token)
    wanted.delete(message.id)
  } else void close()
})
