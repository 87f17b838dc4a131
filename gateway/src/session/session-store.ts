// What is kept of a session, and where. One interface, so that one suite tests every store.
import type { Kept } from './kept.ts'
import type { Tokens } from './tokens.ts'

export type SessionRecord = {
  /** SHA-256 of the cookie's value: the value itself is nowhere but in the browser. */
  readonly idHash: string
  /** Grows with every save; a save from an older one is refused. */
  version: number
  readonly createdAt: number
  touchedAt: number
  tokens: Tokens
  /** Whether there may be a cart; see `cart-mark.ts`. */
  cartMark?: string
  /** The member who is signed in; the platform's id. */
  memberId?: string
  /** What else only this side may know; sealed at rest. */
  kept?: Kept
}

export type SessionStore = {
  read(idHash: string): Promise<SessionRecord | null>
  create(record: SessionRecord): Promise<void>
  /** Saves and returns true, unless the session is gone or was saved by somebody else meanwhile. */
  save(record: SessionRecord): Promise<boolean>
  /** Puts a session under a new id in one go; the old id is dead and remembered as replaced. */
  replace(idHash: string, record: SessionRecord): Promise<void>
  /** The id belonged to a session that has another one since a moment ago. */
  wasReplaced(idHash: string): Promise<boolean>
  delete(idHash: string): Promise<void>
  /** A member's living sessions, the one used last first. */
  listOfMember(memberId: string): Promise<SessionRecord[]>
  /** Ends a member's sessions, all but one if asked; answers how many. */
  deleteOfMember(memberId: string, exceptIdHash?: string): Promise<number>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The store did not answer: whoever asks for something of their own is told so, the shop goes on. */
export class SessionStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The session store cannot be reached', { cause })
    this.name = 'SessionStoreUnavailable'
  }
}

/** The browser has a newer id than this request came with: it signed in or out in between. */
export class SessionReplaced extends Error {
  constructor() {
    super('The session was replaced while this was on its way')
    this.name = 'SessionReplaced'
  }
}

/** How long a replaced id is remembered, in ms: longer than any request that still carries it. */
export const replacedMs = 120_000

export type Limits = { idleSeconds: number; maxSeconds: number }

/** Idle and absolute expiry, in milliseconds since 1970. */
export function isExpired(record: SessionRecord, limits: Limits, now: number): boolean {
  const idle = now - record.touchedAt > limits.idleSeconds * 1000
  return idle || now - record.createdAt > limits.maxSeconds * 1000
}

/** Reads, changes and saves; starts over when somebody else saved in between. Null when it is gone. */
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
  throw new Error('A session was saved by others again and again')
}
