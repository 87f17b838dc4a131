// Entry point of the index worker thread: reads the platform, writes the snapshot and answers queries without
// blocking the thread that handles requests.
import { parentPort, workerData } from 'node:worker_threads'
import { createTransport } from '../../platform/transport.ts'
import { createLocalBus } from '../../subscriptions/bus.ts'
import { createLocalIndex } from '../local-index.ts'
import type { IndexLog } from '../sync/retry.ts'
import type { FromThread, IndexRequest, ThreadSettings, ToThread } from './messages.ts'

/** Shortest interval between state messages. */
const stateMs = 100

const port = parentPort
if (!port) throw new Error('This module must run in a worker thread')
const post = (message: FromThread) => port.postMessage(message)

/** Copies the properties of errors, which JSON.stringify would omit. */
function toPlain(fields: unknown): unknown {
  const sentState = (_key: string, value: unknown) =>
    value instanceof Error
      ? { ...value, type: value.name, message: value.message, stack: value.stack }
      : value
  return JSON.parse(JSON.stringify(fields, sentState))
}

const say =
  (level: 'info' | 'warn' | 'error') =>
  (...words: unknown[]) => {
    const text = String(words[words.length - 1])
    post({ kind: 'log', level, fields: words.length > 1 ? toPlain(words[0]) : {}, text })
  }
const log: IndexLog = { info: say('info'), warn: say('warn'), error: say('error') }

/** Pending token requests: the gateway holds the tokens, and each one is requested by message. */
const wanted = new Map<number, (token: string | null) => void>()
let tokens = 0
function token(isFresh: boolean): Promise<string> {
  tokens += 1
  const id = tokens
  return new Promise((resolve, reject) => {
    wanted.set(id, (received) =>
      received === null ? reject(new Error('No token is available')) : resolve(received),
    )
    post({ kind: 'wantsToken', id, isFresh })
  })
}

const { platform, index: settings } = workerData as ThreadSettings
const bus = createLocalBus((err) => log.error({ err }, 'catalog index: bus listener threw'))
const transport = createTransport({
  ...platform,
  onCall: (outcome) => post({ kind: 'called', outcome }),
})
const index = createLocalIndex({ ...settings, transport, token, bus, log })

let sentState = ''
function postState(): void {
  const state = index.state()
  const now = JSON.stringify(state)
  if (now === sentState) return
  sentState = now
  post({ kind: 'state', state })
}
setInterval(postState, stateMs).unref()
for (const kind of ['restored', 'ready'] as const) {
  void index[kind]().then(() => {
    postState()
    post({ kind })
  })
}

function answerOf({ name, args }: IndexRequest): unknown {
  // Each name determines its arguments; the type system cannot express this for a union.
  return (index[name] as (...args: readonly unknown[]) => unknown)(...args)
}

function answer(id: number, request: IndexRequest): void {
  try {
    const found = answerOf(request)
    postState()
    post({ kind: 'answer', id, answer: found, failure: null })
  } catch (error) {
    post({
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
  post({ kind: 'closed' })
  port?.close()
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'ask') answer(message.id, message.request)
  else if (message.kind === 'publish') bus.publish(message.topic, message.message)
  else if (message.kind === 'token') {
    wanted.get(message.id)?.(message.token)
    wanted.delete(message.id)
  } else void close()
})
