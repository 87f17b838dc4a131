// Connections to Redis: one for commands, one for subscriptions. Unavailability is a state: commands fail at once
// instead of waiting, and a periodic check detects when Redis is available again.
import { hash } from 'node:crypto'
import { Redis, ReplyError } from 'ioredis'
import { SessionStoreUnavailable } from '../../session/session-store.ts'

/** A Lua script and the SHA-1 that Redis caches it under. */
export type Script = { text: string; sha: string }

export const script = (text: string): Script => ({
  text,
  sha: hash('sha1', text, 'hex'),
})

export type RedisConnection = {
  /** Sends a command; rejects with `SessionStoreUnavailable`, at once while Redis is unavailable. */
  command<T>(send: (client: Redis) => Promise<T>): Promise<T>
  /** Runs a Lua script, which is atomic. */
  run(
    script: Script,
    keys: readonly string[],
    values: readonly (string | number)[],
  ): Promise<unknown>
  /** Registers a listener for each time Redis becomes available, the first time included. */
  onAvailable(listener: () => void): void
  /** Connection for subscriptions only; each `ready` needs a subscription. */
  readonly subscriber: Redis
  close(): Promise<void>
}

/** A command times out after about a second. */
const steps = 10
const stepMs = 100
/** Interval of the availability check. */
const checkMs = 200

const options = {
  enableOfflineQueue: false,
  // A command without a reply may have been executed: it is never resent, the caller decides.
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  retryStrategy: (times: number) => Math.min(times * 50, 500),
  // A starting Redis refuses commands until it has loaded its file.
  enableReadyCheck: true,
}

/** Connects. `onUnavailable` is called once per outage with the error. */
export function connectRedis(
  url: string,
  { onUnavailable = () => {} }: { onUnavailable?: (error: unknown) => void } = {},
): RedisConnection {
  const client = new Redis(url, options)
  // Subscriptions queue while Redis is unavailable.
  const subscriberOptions = {
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    // Its own gives up when the connection is lost again meanwhile, and leaves the rejection unhandled.
    autoResubscribe: false,
  }
  const subscriber = new Redis(url, { ...options, ...subscriberOptions })
  const listeners = new Set<() => void>()
  let isUnavailable = true
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  // Errors are reported by the commands that fail; without a listener ioredis would write them to the console.
  client.on('error', () => {})
  subscriber.on('error', () => {})
  client.on('ready', () => void checkAvailability())

  async function checkAvailability(): Promise<void> {
    clearTimeout(timer)
    const isAvailable =
      client.status === 'ready' && (await inTime(client.ping()).catch(() => null)) === 'PONG'
    if (isClosed || !isUnavailable) return
    if (isAvailable) {
      isUnavailable = false
      for (const listener of listeners) listener()
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => void checkAvailability(), checkMs)
    timer.unref()
  }

  function markUnavailable(error: unknown): void {
    if (isUnavailable || isClosed) return
    isUnavailable = true
    onUnavailable(error)
    void checkAvailability()
  }
  client.on('close', () => markUnavailable(new Error('The connection was closed')))

  async function command<T>(send: (client: Redis) => Promise<T>): Promise<T> {
    if (isUnavailable) throw new SessionStoreUnavailable(new Error('Redis is unavailable'))
    try {
      return await inTime(send(client))
    } catch (error) {
      // A reply with an error: Redis is available, but the command failed all the same.
      if (!(error instanceof ReplyError)) markUnavailable(error)
      throw new SessionStoreUnavailable(error)
    }
  }

  return {
    command,
    run: (one, keys, values) => command((connected) => evaluate(connected, one, keys, values)),
    onAvailable: (listener) => void listeners.add(listener),
    subscriber,
    async close() {
      isClosed = true
      clearTimeout(timer)
      client.disconnect()
      subscriber.disconnect()
    },
  }
}

/**
 * Rejects when there is no reply in time. The timeout runs in small steps, so that replies are read in between: a
 * blocked event loop must not look like an unavailable Redis.
 */
function inTime<T>(reply: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = steps
    const step = () => {
      left -= 1
      if (left < 0) reject(new Error('Redis did not answer in time'))
      else timer = setTimeout(step, stepMs)
    }
    let timer = setTimeout(step, stepMs)
    reply.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Runs a script by its hash; a Redis that was restarted does not have it and gets the text. */
async function evaluate(
  client: Redis,
  { text, sha }: Script,
  keys: readonly string[],
  values: readonly (string | number)[],
): Promise<unknown> {
  try {
    return await client.evalsha(sha, keys.length, ...keys, ...values)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
    return client.eval(text, keys.length, ...keys, ...values)
  }
}
