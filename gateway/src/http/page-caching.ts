// How pages that are the same for all callers may be stored.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** TTL of rendered public pages in the process; 0 where nothing is cached. */
export const pageTtlMs = ({ cache }: Pick<Config, 'cache'>) => (cache.seconds > 0 ? 3000 : 0)

export const etagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

export const publicPageCaching = ({ cache }: Pick<Config, 'cache'>) =>
  `public, max-age=0, s-maxage=15, stale-while-revalidate=${cache.staleSeconds}`

/** Sets the entity tag. Returns whether the caller has this page already: the answer is 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag
}
