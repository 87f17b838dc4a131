// Names of everything kept in Redis. Nothing in them says who somebody is.
import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

export const keys = {
  session: (idHash: string) => `vitrine:session:${idHash}`,
  /** Ids of a member's sessions. */
  sessionsOf: (memberId: string) => `vitrine:sessions-of:${memberId}`,
  replaced: (idHash: string) => `vitrine:replaced:${idHash}`,
  elevation: (idHash: string) => `vitrine:elevation:${idHash}`,
  elevationsOf: (memberId: string) => `vitrine:elevations-of:${memberId}`,
  /** Request ids are the client's own words, of any length. */
  write: (idHash: string, requestId: string) => `vitrine:write:${idHash}:${digest(requestId)}`,
  lock: (name: string) => `vitrine:lock:${name}`,
  fence: (name: string) => `vitrine:fence:${name}`,
  /** Who is counted may be an address or an e-mail. */
  bucket: (name: string, key: string) => `vitrine:bucket:${name}:${digest(key)}`,
  event: (id: string) => `vitrine:event:${digest(id)}`,
  bus: 'vitrine:bus',
  erasures: 'vitrine:erasures',
} as const
