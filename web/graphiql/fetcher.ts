// Runs documents for GraphiQL: queries and mutations by one request each, subscriptions over server-sent events.
import type { GraphiQLProps } from 'graphiql'
import { createClient, NetworkError } from 'graphql-sse'
import { endpoint, isAdmin } from './endpoint.ts'
import { requestOf, type SentRequest } from './request.ts'

type Fetcher = GraphiQLProps['fetcher']
type Operation = Parameters<Fetcher>[0]
type Result = Extract<Awaited<ReturnType<Fetcher>>, { data?: unknown }>
type Sink = {
  next: (result: Result) => void
  error: (error: unknown) => void
  complete: () => void
}

const question = 'This changes something in the shop, under your name. Send it?'

export function createFetcher(onSent: (kind: SentRequest['kind']) => void): Fetcher {
  return async (operation, options) => {
    const request = requestOf(operation, options?.headers ?? {}, isAdmin)
    if (request.kind === 'subscription') return subscription(operation, request)
    const isConfirmed = !isAdmin || request.kind !== 'mutation' || confirm(question)
    if (!isConfirmed) return { data: null, extensions: { sent: false } }
    const response = await send(request)
    onSent(request.kind)
    return response.json()
  }
}

export const send = ({ headers, body }: SentRequest, signal?: AbortSignal): Promise<Response> =>
  fetch(endpoint, { method: 'POST', credentials: 'same-origin', headers, body, signal })

/** Returns an observable of the events. The stream closes when GraphiQL unsubscribes. */
const subscription = (operation: Operation, { headers }: SentRequest) => ({
  subscribe({ next, error, complete }: Sink) {
    // A broken stream is shown, not reopened: events may have been missed.
    const client = createClient({
      url: endpoint,
      headers,
      credentials: 'same-origin',
      retryAttempts: 0,
    })
    // A refusal is a response of its own, with the same errors as that of a query.
    const refused = async (reason: unknown) => {
      const response = reason instanceof NetworkError && (reason.response as Response | undefined)
      if (!response) return error(reason)
      next(await response.json().catch(() => ({ errors: [{ message: reason.message }] })))
      complete()
    }
    const { query, variables, operationName } = operation
    const stop = client.subscribe<never>(
      { query, variables, ...(operationName && { operationName }) },
      { next: (result) => next(result as Result), error: refused, complete },
    )
    return { unsubscribe: stop }
  },
})
