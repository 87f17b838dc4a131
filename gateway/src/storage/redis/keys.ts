// Names of all Redis keys. None of them identifies a person.
import { hash } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'base64url')

export const keys = {
  session: (idHash: string) => `vitrine:session:${idHash}`,
  /** Ids of a member's sessions. */
  sessionsOf: (memberId: string) => `vitrine:sessions-of:${memberId}`,
  rotated: (idHash: string) => `vitrine:replaced:${idHash}`,
  elevation: (idHash: string) => `vitrine:elevation:${idHash}`,
  elevationsOf: (memberId: string) => `vitrine:elevations-of:${memberId}`,
  /** Request ids are chosen by clients and of any length, so they are hashed. */
  write: (idHash: string, idempotencyKey: string) =>
    `vitrine:write:${idHash}:${digest(idempotencyKey)}`,
  /** Idempotency keys of the session's writes that have not ended. */
  unfinishedWrites: (idHash: string) => `vitrine:unfinished-writes:${idHash}`,
  lock: (name: string) => `vitrine:lock:${name}`,
  fence: (name: string) => `vitrine:fence:${name}`,
  /** A bucket's key may be an IP or email address, so it is hashed. */
  bucket: (name: string, key: string) => `vitrine:bucket:${name}:${digest(key)}`,
  event: (id: string) => `vitrine:event:${digest(id)}`,
  bus: 'vitrine:bus',
  erasures: 'vitrine:erasures',
  appKeys: 'vitrine:app-keys',
  /** Requests of all apps within a slot of time. */
  appKeyRequests: (slot: number) => `vitrine:app-key-requests:${slot}`,
  appKeysLastUsed: 'vitrine:app-keys-last-used',
  appDocuments: 'vitrine:app-documents',
} as const
