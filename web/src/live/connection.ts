// Maintains one subscription over server-sent events (graphql-sse) and reconnects with backoff.
import { createClient } from 'graphql-sse'
import { pauseBefore } from './pause.ts'

/** The gateway sends a heartbeat every 12 s; a connection silent for longer is considered dead. */
const heartbeatTimeoutMs = 30_000
/** Milliseconds after which a stream counts as stable and resets the backoff. */
const good = 10_000

type StreamOptions = {
  url: string
  headers: Readonly<Record<string, string>>
  documentId: string
  variables: Record<string, unknown>
  onEvent: (data: unknown) => void
  /** The stream is open; `isAgain` after a reconnect. */
  onOpen: (isAgain: boolean) => void
  /** The gateway completed the stream, because the session changed. */
  onEnd: () => void
}

type Result = { data?: unknown }

/** Opens a stream and returns a function that closes it. A broken stream is reopened. */
export function connect(options: StreamOptions): () => void {
  const { url, headers, documentId, variables, onEvent, onOpen, onEnd } = options
  let [tries, openedAt, isStopped] = [0, 0, false]
  const stream = createClient({
    url,
    headers,
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: async () => {
      if (openedAt && Date.now() - openedAt > good) tries = 0
      openedAt = 0
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries++)))
    },
    fetchFn: fetchWithHeartbeat,
    on: {
      connected: (isAgain) => {
        openedAt = Date.now()
        onOpen(isAgain)
      },
    },
  })
  const over = () => {
    if (!isStopped) onEnd()
  }
  // The gateway finds the document by its hash, so the text is not sent.
  const request = { query: '', documentId, variables }
  const stop = stream.subscribe<unknown>(request, {
    next: ({ data }: Result) => data && onEvent(data),
    error: over,
    complete: over,
  })
  return () => {
    isStopped = true
    stop()
  }
}

/** A fetch that aborts when no bytes arrive within the heartbeat timeout. */
async function fetchWithHeartbeat(input: string, init: RequestInit): Promise<Response> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), heartbeatTimeoutMs)
  const signal = AbortSignal.any([silent.signal, ...(init.signal ? [init.signal] : [])])
  try {
    const response = await fetch(input, { ...init, signal })
    const watched = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        clearTimeout(timer)
        timer = setTimeout(() => silent.abort(), heartbeatTimeoutMs)
        passed.enqueue(chunk)
      },
    })
    signal.addEventListener('abort', () => clearTimeout(timer))
    const { status, statusText, headers } = response
    const body = response.body?.pipeThrough(watched) ?? null
    return new Response(body, { status, statusText, headers })
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}
