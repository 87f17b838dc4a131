// The way to Redis: one connection that asks, one that listens. That it is away is a state, not a fault:
// whoever asks then is refused at once, nobody waits, and it is found again without a hand.
import { createHash } from 'node:crypto'
import { Redis, ReplyError } from 'ioredis'
import { SessionStoreUnavailable } from '../session/session-store.ts'

/** A script of Redis, by its text and the name Redis keeps it under. */
export type Script = { text: string; sha: string }

export const script = (text: string): Script => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
})

export type RedisConnection = {
  /** Asks something; rejects with `SessionStoreUnavailable`, and at once while Redis is away. */
  ask<T>(question: (client: Redis) => Promise<T>): Promise<T>
  /** Runs a script in one go. */
  run(
    script: Script,
    keys: readonly string[],
    values: readonly (string | number)[],
  ): Promise<unknown>
  /** Called whenever Redis is there again, the first time included. */
  onBack(listener: () => void): void
  /** For listening alone: it subscribes again by itself. */
  readonly listening: Redis
  close(): Promise<void>
}

/** Nobody waits longer than about a second for an answer. */
const steps = 10
const stepMs = 100
/** How often Redis is asked whether it is back. */
const lookMs = 200

const options = {
  enableOfflineQueue: false,
  // What got no answer may have been done: whoever asked decides what that means, nobody sends it twice.
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  retryStrategy: (times: number) => Math.min(times * 50, 500),
  // A Redis that is starting refuses by itself until it has read its file.
  enableReadyCheck: true,
}

/** `onAway` is told once each time Redis goes, with what was noticed. */
export function connectRedis(
  url: string,
  { onAway = () => {} }: { onAway?: (error: unknown) => void } = {},
): RedisConnection {
  const client = new Redis(url, options)
  // What it listens to waits for a Redis that is away.
  const waiting = {
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  }
  const listening = new Redis(url, { ...options, ...waiting })
  const listeners = new Set<() => void>()
  let isAway = true
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  // Told by whoever asks; without a listener the process would end.
  client.on('error', () => {})
  listening.on('error', () => {})
  client.on('ready', () => void look())

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (isClosed || !isAway) return
    const isThere =
      client.status === 'ready' && (await inTime(client.ping()).catch(() => null)) === 'PONG'
    if (isClosed || !isAway) return
    if (isThere) {
      isAway = false
      for (const listener of listeners) listener()
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => void look(), lookMs)
    timer.unref()
  }

  function left(error: unknown): void {
    if (isAway) return
    isAway = true
    onAway(error)
    void look()
  }
  client.on('close', () => left(new Error('The connection was closed')))

  async function ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    if (isAway) throw new SessionStoreUnavailable(new Error('Redis is away'))
    try {
      return await inTime(question(client))
    } catch (error) {
      // It answered, so it is there; what it said is no better for whoever asked.
      if (!(error instanceof ReplyError)) left(error)
      throw new SessionStoreUnavailable(error)
    }
  }

  return {
    ask,
    run: (one, keys, values) => ask((there) => evaluate(there, one, keys, values)),
    onBack: (listener) => void listeners.add(listener),
    listening,
    async close() {
      isClosed = true
      clearTimeout(timer)
      client.disconnect()
      listening.disconnect()
    },
  }
}

/**
 * Rejects when there is no answer in time. Counted in small steps, so that answers are read in between: a
 * gateway that is busy itself must not take that for a Redis that is away.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = steps
    const step = () => {
      left -= 1
      if (left < 0) reject(new Error('Redis did not answer in time'))
      else timer = setTimeout(step, stepMs)
    }
    let timer = setTimeout(step, stepMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** By its name first; a Redis that has started anew does not know it. */
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
