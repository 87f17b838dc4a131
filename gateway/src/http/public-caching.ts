// Decides how long a response may be cached for all callers: those of our own public documents.
import type { Config } from '../config.ts'
import type { OperationResult } from '../graphql/pipeline.ts'

/** Returns Cache-Control for a successful response to a trusted, public document; null for all others. */
export function publicCaching(
  { status, body, isPublic }: OperationResult,
  { cache }: Pick<Config, 'cache'>,
): string | null {
  // What is not there now may be there in a moment.
  if (!isPublic || status !== 200 || body.errors || body.extensions?.problems) return null
  const { seconds, staleSeconds } = cache
  return `public, max-age=${Math.min(seconds, 10)}, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
}
