// Cache of the results of our own public documents: a catalog page that was just read is neither executed nor serialized
// again. docs/decisions/066-results-of-public-documents.md, docs/security.md S52
import { createPageCache } from '../cache/page-cache.ts'
import type { Context } from './context.ts'
import type { ResponseBody } from './format-errors.ts'
import type { KnownDocument } from './known-documents.ts'

/** `text`: the body as JSON, where it may be shared; `body` is then without its data, which would take several times as much. */
type Result = { body: ResponseBody; text?: string }

/** `size`: characters that it takes, with its key. */
type Stored = Result & { size: number }

/** Memory of all results, in characters. */
const maxCharacters = 8 * 1024 * 1024

type Options = {
  /** Milliseconds; 0 caches nothing. */
  ttlMs: number
  onHit?: () => void
}

type Sent = {
  request: { documentId?: unknown; variables?: unknown }
  known: Pick<KnownDocument, 'isTrusted' | 'isPublic'>
  context: Pick<Context, 'language' | 'currency' | 'session' | 'response'>
  /** False for staff and apps. */
  mayShare?: boolean
}

export type ResultCache = {
  /** Returns the result of the same request a moment ago, or executes it. */
  of(sent: Sent, execute: () => Promise<ResponseBody>): Promise<Result>
  clear(): void
}

/** Executes each request. */
export const noResults: ResultCache = {
  of: async (_sent, execute) => ({ body: await execute() }),
  clear() {},
}

/**
 * Returns the key under which a result may be shared; null where it may not: only documents of our own clients whose
 * root fields are all public, sent by their id. A session that has something to say to its caller gets a result of its own.
 */
function keyOf({ request, known, context, mayShare }: Sent): string | null {
  const { documentId, variables } = request
  const { language, currency = '', session } = context
  if (!mayShare || !known.isTrusted || !known.isPublic || session.wasDowngraded) return null
  if (typeof documentId !== 'string') return null
  return `${language} ${currency} ${documentId} ${JSON.stringify(variables ?? {})}`
}

export function createResultCache({ ttlMs, onHit }: Options): ResultCache {
  const cache = createPageCache<Stored>({
    ...{ ttlMs, maxBytes: maxCharacters, bytesOf: ({ size }) => size },
    ...(onHit && { onHit }),
  })
  return {
    clear: cache.clear,
    async of(sent, execute) {
      const key = keyOf(sent)
      if (key === null) return { body: await execute() }
      const run = async () => {
        const body = await execute()
        if (body.errors || body.extensions) return { body, size: 0 }
        const text = JSON.stringify(body)
        return { body: {}, text, size: key.length + text.length }
      }
      const isSharable = ({ text }: Result) =>
        text !== undefined && sent.context.response.retryAfter === undefined
      const { body, text } = await cache.get(key, run, isSharable)
      return text === undefined ? { body } : { body, text }
    },
  }
}
