// How pages that are the same for all callers may be stored.
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** TTL of rendered public pages in the process; 0 where nothing is cached. */
export const pageTtlMs = ({ cache }: Pick<Config, 'cache'>) => (cache.seconds > 0 ? 3000 : 0)

export const etagOf = (body: string | Buffer) =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

export const publicPageCaching = ({ cache }: Pick<Config, 'cache'>) =>
  `public, max-age=0, s-maxage=15, stale-while-revalidate=${cache.staleSeconds}`

/** Sets the entity tag. Returns whether the caller has this page already: the answer is 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  return request.headers['if-none-match'] === etag
}

/** Names in an address that speak of what one visitor did: a refusal, its request id, a success. */
const outcomeParameters = ['problem', 'ref', 'done', 'ended']

const searchOf = (url: string) => new URLSearchParams(url.split('?').slice(1).join('?'))

/** Returns whether a page's address speaks of what one visitor did. */
export function hasOutcome(url: string): boolean {
  const search = searchOf(url)
  return outcomeParameters.some((name) => search.has(name))
}

/** Returns the address of the same page that speaks of nothing that was done. */
export function withoutOutcome(url: string): string {
  if (!hasOutcome(url)) return url
  const search = searchOf(url)
  for (const name of outcomeParameters) search.delete(name)
  const [path = '/'] = url.split('?')
  return search.size > 0 ? `${path}?${search}` : path
}
