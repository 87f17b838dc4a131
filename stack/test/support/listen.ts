// A client that listens: the library our own pages listen with, sending what one browser sends.
import { type Client, createClient } from 'graphql-sse'
import type { Shopper } from '../../src/shopper.ts'

type StreamResult = {
  data?: Record<string, unknown> | null
  errors?: readonly { extensions?: unknown }[]
}
type Subscription = { query: string; variables?: Record<string, unknown> }

export type Listening = {
  /** The next thing that is said; rejects after 10 s of silence. */
  next(): Promise<StreamResult>
  /** Everything heard so far that nobody took. */
  readonly heard: readonly StreamResult[]
  /** Resolves when the stream is over; rejects with why it never began. */
  readonly over: Promise<void>
  stop(): void
}

const patience = 10_000

/** Resolves once the gateway listens, so that nothing said from then on is missed. */
export async function listen(
  shopper: Shopper,
  subscription: Subscription,
  { isAdmin = false, headers = {} }: { isAdmin?: boolean; headers?: Record<string, string> } = {},
): Promise<Listening> {
  let begun: () => void = () => {}
  const isOpen = new Promise<void>((resolve) => {
    begun = resolve
  })
  const client = clientOf(shopper, isAdmin ? '/admin/graphql' : '/graphql', headers, () => begun())
  const heard: StreamResult[] = []
  let wake: (() => void) | undefined
  let end: () => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const over = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  over.catch(() => {})
  const stop = client.subscribe<Record<string, unknown>>(subscription, {
    next(result) {
      heard.push(result as StreamResult)
      wake?.()
    },
    error: fail,
    complete: end,
  })
  await Promise.race([isOpen, over])
  return {
    heard,
    over,
    stop,
    async next() {
      const until = Date.now() + patience
      while (heard.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, 100)
        })
        if (Date.now() > until) throw new Error('Nothing was said')
      }
      return heard.shift() as StreamResult
    },
  }
}

function clientOf(
  shopper: Shopper,
  path: string,
  headers: Record<string, string>,
  onOpen: () => void,
): Client {
  return createClient({
    url: path,
    retryAttempts: 0,
    headers,
    // The library speaks of addresses alone; the shopper adds what a browser would.
    async fetchFn(url: string, init: RequestInit) {
      const response = await shopper.send(url, {
        ...init,
        headers: { 'content-type': 'application/json', ...(init.headers as object) },
      })
      if (response.ok) onOpen()
      return response
    },
  })
}
