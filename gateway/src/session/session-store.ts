// The session record and the interface of session stores. One test suite tests every implementation.
import type { SessionState } from './session-state.ts'
import type { Tokens } from './tokens.ts'

export type SessionRecord = {
  /** SHA-256 of the cookie's value, which only the browser has. */
  readonly idHash: string
  /** Incremented by every save; a save of an older version is refused. */
  version: number
  readonly createdAt: number
  touchedAt: number
  tokens: Tokens
  /** Whether there may be a cart; see `cart-hint.ts`. */
  cartHint?: string
  /** The platform's id of the signed-in member. */
  memberId?: string
  /** Sealed at rest. */
  state?: SessionState
  /** The token by which the session reads what it wrote, sealed at rest. docs/decisions/064-read-your-writes.md */
  consistency?: string
}

export type SessionStore = {
  read(idHash: string): Promise<SessionRecord | null>
  create(record: SessionRecord): Promise<void>
  /** Saves and returns true; returns false when the session is gone or a newer version was saved meanwhile. */
  save(record: SessionRecord): Promise<boolean>
  /** Stores the last token of consistency, in one step: a save of an earlier reading is refused from then on. */
  saveConsistency(idHash: string, token: string): Promise<void>
  /**
   * Session rotation: atomically stores a session under a new id and deletes the old one, whose id is remembered as
   * rotated.
   */
  rotate(idHash: string, record: SessionRecord): Promise<void>
  /** Whether the id belonged to a session that was rotated within the last `rotatedMs`. */
  wasRotated(idHash: string): Promise<boolean>
  delete(idHash: string): Promise<void>
  /** Returns a member's unexpired sessions, most recently used first. */
  listOfMember(memberId: string): Promise<SessionRecord[]>
  /** Ends a member's sessions, except one if given, and returns how many. */
  deleteOfMember(memberId: string, exceptIdHash?: string): Promise<number>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The store is unavailable: operations that need a session fail, public pages continue to work. */
export class SessionStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The session store cannot be reached', { cause })
    this.name = 'SessionStoreUnavailable'
  }
}

/** The browser has a newer session id than this request carried: it signed in or out in between. */
export class SessionRotated extends Error {
  constructor() {
    super('The session was rotated while this request was in flight')
    this.name = 'SessionRotated'
  }
}

/** How long a rotated id is remembered, in ms: longer than any request that still carries it. */
export const rotatedMs = 120_000

export type Limits = { idleSeconds: number; maxSeconds: number }

/** Returns whether the idle or the absolute lifetime is over; times in milliseconds since 1970. */
export function isExpired(record: SessionRecord, limits: Limits, now: number): boolean {
  const idle = now - record.touchedAt > limits.idleSeconds * 1000
  return idle || now - record.createdAt > limits.maxSeconds * 1000
}

/** Changes a session with optimistic locking: retries when another request saved in between. Null when it is gone. */
export async function changeSession(
  store: Pick<SessionStore, 'read' | 'save'>,
  idHash: string,
  change: (record: SessionRecord) => void,
): Promise<SessionRecord | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const record = await store.read(idHash)
    if (!record) return null
    change(record)
    if (await store.save(record)) return record
  }
  throw new Error('A session could not be saved: too many concurrent changes')
}
