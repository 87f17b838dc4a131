// A subscription client with the library of our own pages, which sends what one browser sends.
import { type Client, createClient } from 'graphql-sse'
import type { Shopper } from '../../src/shopper.ts'

type StreamResult = {
  data?: Record<string, unknown> | null
  errors?: readonly { extensions?: unknown }[]
}
type Subscription = ({ query: string } | { documentId: string }) & {
  variables?: Record<string, unknown>
}

export type Listening = {
  /** Returns the next message; rejects after 10 s without one. */
  next(): Promise<StreamResult>
  /** Received messages that `next` has not returned yet. */
  readonly received: readonly StreamResult[]
  /** Resolves when the stream ends; rejects with the reason if it never began. */
  readonly over: Promise<void>
  stop(): void
}

const timeoutMs = 10_000

/** Resolves once the gateway listens, so that no later message is missed. */
export async function listen(
  shopper: Shopper,
  subscription: Subscription,
  { isAdmin = false, headers = {} }: { isAdmin?: boolean; headers?: Record<string, string> } = {},
): Promise<Listening> {
  let opened: () => void = () => {}
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve
  })
  const client = clientOf(shopper, isAdmin ? '/admin/graphql' : '/graphql', headers, () => opened())
  const received: StreamResult[] = []
  let wake: (() => void) | undefined
  let end: () => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const over = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  over.catch(() => {})
  const stop = client.subscribe<Record<string, unknown>>(requestOf(subscription), {
    next(result) {
      received.push(result as StreamResult)
      wake?.()
    },
    error: fail,
    complete: end,
  })
  await Promise.race([isOpen, over])
  return {
    received,
    over,
    stop,
    async next() {
      const until = Date.now() + timeoutMs
      while (received.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, 100)
        })
        if (Date.now() > until) throw new Error('No message arrived')
      }
      return received.shift() as StreamResult
    },
  }
}

/** The library sends what it is given as JSON, also a document by its hash, which its types do not know. */
const requestOf = (subscription: Subscription) => ({ query: '', ...subscription })

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
    // The library passes only a URL; the shopper adds what a browser would.
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
