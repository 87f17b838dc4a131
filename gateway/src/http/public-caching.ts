// Decides how long caches may store a response for all callers: only those of our own public documents.
import type { Config } from '../config.ts'
import type { OperationResult } from '../graphql/pipeline.ts'

/** Returns Cache-Control for a successful response to a trusted, public document; null for all others. */
export function publicCaching(
  { status, body, isPublic }: OperationResult,
  { cache }: Pick<Config, 'cache'>,
): string | null {
  // A missing entity may be created at any moment.
  if (!isPublic || status !== 200 || body.errors || body.extensions?.problems) return null
  const { seconds, staleSeconds } = cache
  return `public, max-age=${Math.min(seconds, 10)}, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
}
