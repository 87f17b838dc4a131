// A request's session: found by its cookie, made on the first call that needs an identity.
import { noCart } from './cart-mark.ts'
import { hashOfId, newSessionId, sessionCookie, sessionIdOf } from './cookie.ts'
import { hearsOfEnd } from './end-sessions.ts'
import type { Kept } from './kept.ts'
import {
  changeSession,
  type SessionRecord,
  SessionReplaced,
  type SessionStore,
  SessionStoreUnavailable,
} from './session-store.ts'
import type { TokenService } from './token-service.ts'

/** What another session begins with. */
export type SessionStart = Pick<SessionRecord, 'tokens' | 'memberId' | 'kept' | 'cartMark'>

/** Session of one request. Browsing never calls `ensure`. */
export type RequestSession = {
  /** The session the cookie names; null without one. Read once per request. */
  find(): Promise<SessionRecord | null>
  /** The session, made now when there is none. */
  ensure(): Promise<SessionRecord>
  /** Keeps what the last cart answer said, and marks the session as used. */
  remember(changes: { cartMark?: string }): Promise<void>
  /** Notes something on this side; makes a session when there is none. */
  keep(change: (kept: Kept) => Kept): Promise<SessionRecord>
  /** Another privilege: a session with a new id in this one's place, the old id dead. S4, S13. */
  replace(next: SessionStart): Promise<void>
  /** Ends the session and takes the cookie back. */
  end(): Promise<void>
  /** True once the platform has refused the session's identity and given it a new, empty one. */
  readonly wasDowngraded: boolean
  accessToken(fresh: boolean): Promise<string>
}

type Parts = {
  store: SessionStore
  tokens: TokenService
  isHttps: boolean
  maxSeconds: number
  now?: () => number
}

type Request = {
  cookieHeader: string | undefined
  /** Hash of the id, where something else than the cookie names the session. */
  idHash?: string
  requestId: string
  /** Rejects when the caller may not begin another visitor now. */
  mayBegin?: () => Promise<void>
  /** A page somebody goes to, not a question of a page that is open. */
  isPage?: boolean
  /** Called when the browser is to get another id, or none. */
  setCookie: (header: string) => void
}

/** Sliding expiry is written at most this often. */
const touchEveryMs = 60_000

export const createSessions = (parts: Parts) => (request: Request) =>
  new BrowserSession(parts, request)

class BrowserSession implements RequestSession {
  wasDowngraded = false
  private readonly idHash: string | null
  private found: Promise<SessionRecord | null> | undefined
  private making: Promise<SessionRecord> | undefined

  constructor(
    private readonly parts: Parts,
    private readonly request: Request,
  ) {
    // Read at once: a cookie that came twice is refused before anything is done.
    const id = sessionIdOf(request.cookieHeader, parts.isHttps)
    this.idHash = request.idHash ?? (id && hashOfId(id))
  }

  find = () => {
    this.found ??= this.read()
    return this.found
  }

  private async read(): Promise<SessionRecord | null> {
    if (!this.idHash) return null
    const { store } = this.parts
    const record = await store.read(this.idHash).catch((cause: unknown) => {
      throw new SessionStoreUnavailable(cause)
    })
    const how = { isPage: this.request.isPage ?? false, now: this.now() }
    if (record && (await hearsOfEnd(record, store, how))) this.wasDowngraded = true
    return record
  }

  ensure = async () => {
    const existing = await this.find()
    if (existing) return existing
    this.making ??= this.make()
    return this.making
  }

  private async make(): Promise<SessionRecord> {
    const { store, tokens } = this.parts
    if (this.idHash && (await store.wasReplaced(this.idHash))) throw new SessionReplaced()
    await this.request.mayBegin?.()
    return this.begin({
      tokens: await tokens.anonymousTokens(this.request.requestId),
      cartMark: noCart,
    })
  }

  private async begin(start: SessionStart, before?: SessionRecord): Promise<SessionRecord> {
    const { store, isHttps, maxSeconds } = this.parts
    const id = newSessionId()
    const at = this.now()
    const record = { ...start, idHash: hashOfId(id), version: 1, createdAt: at, touchedAt: at }
    if (before) await store.replace(before.idHash, record)
    else await store.create(record)
    this.request.setCookie(sessionCookie(id, isHttps, maxSeconds))
    this.found = Promise.resolve(record)
    return record
  }

  replace = async (next: SessionStart) => {
    const before = await this.find()
    await this.begin(next, before ?? undefined)
  }

  end = async () => {
    const record = await this.find()
    if (record) await this.parts.store.delete(record.idHash)
    if (this.idHash || record) this.request.setCookie(sessionCookie('', this.parts.isHttps, 0))
    this.found = Promise.resolve(null)
    this.making = undefined
  }

  remember = async ({ cartMark }: { cartMark?: string }) => {
    const record = await this.find()
    if (!record) return
    const isStale = this.now() - record.touchedAt > touchEveryMs
    if (!isStale && (cartMark === undefined || cartMark === record.cartMark)) return
    const saved = await changeSession(this.parts.store, record.idHash, (latest) => {
      latest.touchedAt = this.now()
      latest.cartMark = cartMark ?? latest.cartMark
    })
    if (saved) Object.assign(record, saved)
  }

  keep = async (change: (kept: Kept) => Kept) => {
    const record = await this.ensure()
    const saved = await changeSession(this.parts.store, record.idHash, (latest) => {
      latest.kept = change(latest.kept ?? {})
    })
    if (!saved) throw new SessionReplaced()
    return Object.assign(record, saved)
  }

  accessToken = async (fresh: boolean) => {
    const record = await this.ensure()
    return this.parts.tokens.accessToken(record, {
      fresh,
      requestId: this.request.requestId,
      onDowngrade: () => {
        this.wasDowngraded = true
      },
    })
  }

  private now(): number {
    return (this.parts.now ?? Date.now)()
  }
}
