// One stream of news, kept open for as long as somebody wants it: GraphQL over server-sent events.
import { createClient } from 'graphql-sse'
import { pauseBefore } from './pause.ts'

/** The gateway is heard from every 12 s; who is silent for longer is gone without a word. */
const patience = 30_000
/** A stream that lasted this long was a good one: the next pause is a short one again. */
const good = 10_000

type Wish = {
  url: string
  client: string
  documentId: string
  variables: Record<string, unknown>
  onNews: (data: unknown) => void
  /** It is listened to; `isAgain` when it was not for a while. */
  onOpen: (isAgain: boolean) => void
  /** The gateway has nothing more to say, to whoever it was. */
  onOver: () => void
}

type Result = { data?: unknown }

/** Answers with what ends it. A stream that breaks is opened again by itself. */
export function connect(wish: Wish): () => void {
  const { url, client, documentId, variables, onNews, onOpen, onOver } = wish
  let [tries, openedAt, isStopped] = [0, 0, false]
  const stream = createClient({
    url,
    headers: { 'x-vitrine-client': client },
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: async () => {
      if (openedAt && Date.now() - openedAt > good) tries = 0
      openedAt = 0
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(tries++)))
    },
    fetchFn: fetchHeard,
    on: {
      connected: (isAgain) => {
        openedAt = Date.now()
        onOpen(isAgain)
      },
    },
  })
  const over = () => {
    if (!isStopped) onOver()
  }
  // The gateway knows the document by its hash; the text stays here.
  const request = { query: '', documentId, variables }
  const stop = stream.subscribe<unknown>(request, {
    next: ({ data }: Result) => data && onNews(data),
    error: over,
    complete: over,
  })
  return () => {
    isStopped = true
    stop()
  }
}

/** A request that breaks once nothing more is heard of it. */
async function fetchHeard(input: string, init: RequestInit): Promise<Response> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), patience)
  const signal = AbortSignal.any([silent.signal, ...(init.signal ? [init.signal] : [])])
  try {
    const response = await fetch(input, { ...init, signal })
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, passed) {
        clearTimeout(timer)
        timer = setTimeout(() => silent.abort(), patience)
        passed.enqueue(chunk)
      },
    })
    signal.addEventListener('abort', () => clearTimeout(timer))
    const { status, statusText, headers } = response
    const body = response.body?.pipeThrough(heard) ?? null
    return new Response(body, { status, statusText, headers })
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}
