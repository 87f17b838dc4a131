// The session of a request: found by its cookie, created by the first call that needs an identity.
import type { FastifyBaseLogger } from 'fastify'
import type { Consistency } from '../platform/consistency.ts'
import { hasNoCart } from './cart-hint.ts'
import { hashOfId, newSessionId, sessionIdOf } from './cookie.ts'
import { removedCookieHeader, setCookieHeader } from './cookie-header.ts'
import { reportsRevocation } from './revoke-sessions.ts'
import type { SessionState } from './session-state.ts'
import {
  changeSession,
  type SessionRecord,
  SessionRotated,
  type SessionStore,
  SessionStoreUnavailable,
} from './session-store.ts'
import type { TokenService } from './token-service.ts'

/** Initial values of a session. */
export type SessionStart = Pick<SessionRecord, 'tokens' | 'memberId' | 'state' | 'cartHint'>

/** Session of one request. Browsing public pages never calls `ensure`. */
export type RequestSession = {
  /** Returns the session of the cookie, or null. Reads the store once per request. */
  find(): Promise<SessionRecord | null>
  /** Returns the session and creates it when there is none. */
  ensure(): Promise<SessionRecord>
  /** Stores the cart hint of the last cart response and extends the idle lifetime. */
  touch(changes: { cartHint?: string }): Promise<void>
  /** Changes the session state; creates a session when there is none. */
  update(change: (state: SessionState) => SessionState): Promise<SessionRecord>
  /** Rotates the session when privileges change: new id, old id invalid. S4, S13. */
  rotate(next: SessionStart): Promise<void>
  /** Ends the session and removes the cookie. */
  end(): Promise<void>
  /** True once the session has lost its member: revoked, or its token refresh was refused. */
  readonly wasDowngraded: boolean
  accessToken(fresh: boolean): Promise<string>
  /** What the session needs to read what it wrote. It survives a rotation. */
  readonly consistency: Consistency
}

/** The caller's session, which may not exist yet. */
export type SessionContext = { readonly session: RequestSession }

type SessionServices = {
  store: SessionStore
  tokens: TokenService
  isHttps: boolean
  maxSeconds: number
  now?: () => number
}

type Request = {
  cookieHeader: string | undefined
  /** Hash of the id, where something other than the session cookie identifies the session. */
  idHash?: string
  requestId: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Rejects when the caller's network has reached its limit of new sessions. */
  assertMayBegin: () => Promise<void>
  /** The request is a page navigation, not a call made by an open page. */
  isPage?: boolean
  /** Called with the Set-Cookie header when the browser gets a new id or none. */
  setCookie: (header: string) => void
}

/** The idle lifetime is extended at most this often. */
const touchEveryMs = 60_000

export const createSessions = (parts: SessionServices) => (request: Request) =>
  new BrowserSession(parts, request)

class BrowserSession implements RequestSession {
  wasDowngraded = false
  private readonly idHash: string | null
  private found: Promise<SessionRecord | null> | undefined
  private creating: Promise<SessionRecord> | undefined

  constructor(
    private readonly parts: SessionServices,
    private readonly request: Request,
  ) {
    // Parsed in the constructor, so that a duplicate cookie is refused before anything is done.
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
    if (record && (await reportsRevocation(record, store, how))) this.wasDowngraded = true
    return record
  }

  ensure = async () => {
    const existing = await this.find()
    if (existing) return existing
    this.creating ??= this.create()
    return this.creating
  }

  private async create(): Promise<SessionRecord> {
    const { store, tokens } = this.parts
    if (this.idHash && (await store.wasRotated(this.idHash))) throw new SessionRotated()
    await this.request.assertMayBegin()
    return this.begin({
      tokens: await tokens.anonymousTokens(this.request.requestId),
      cartHint: hasNoCart,
    })
  }

  private async begin(start: SessionStart, before?: SessionRecord): Promise<SessionRecord> {
    const { store, isHttps, maxSeconds } = this.parts
    const id = newSessionId()
    const at = this.now()
    const { consistency } = before ?? {}
    const record: SessionRecord = {
      ...{ ...start, ...(consistency && { consistency }) },
      ...{ idHash: hashOfId(id), version: 1, createdAt: at, touchedAt: at },
    }
    if (before) await store.rotate(before.idHash, record)
    else await store.create(record)
    const life = { isHttps, maxAgeSeconds: maxSeconds }
    this.request.setCookie(setCookieHeader('session', id, life))
    this.found = Promise.resolve(record)
    return record
  }

  rotate = async (next: SessionStart) => {
    const before = await this.find()
    await this.begin(next, before ?? undefined)
  }

  end = async () => {
    const record = await this.find()
    if (record) await this.parts.store.delete(record.idHash)
    if (this.idHash || record)
      this.request.setCookie(removedCookieHeader('session', this.parts.isHttps))
    this.found = Promise.resolve(null)
    this.creating = undefined
  }

  touch = async ({ cartHint }: { cartHint?: string }) => {
    const record = await this.find()
    if (!record) return
    const isStale = this.now() - record.touchedAt > touchEveryMs
    if (!isStale && (cartHint === undefined || cartHint === record.cartHint)) return
    const saved = await changeSession(this.parts.store, record.idHash, (latest) => {
      latest.touchedAt = this.now()
      latest.cartHint = cartHint ?? latest.cartHint
    })
    if (saved) Object.assign(record, saved)
  }

  update = async (change: (state: SessionState) => SessionState) => {
    const record = await this.ensure()
    const saved = await changeSession(this.parts.store, record.idHash, (latest) => {
      latest.state = change(latest.state ?? {})
    })
    if (!saved) throw new SessionRotated()
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

  readonly consistency: Consistency = {
    last: async () => (await this.find())?.consistency,
    retain: async (token) => {
      const record = await this.find()
      if (!record || record.consistency === token) return
      record.consistency = token
      // The write has been made: that another request may not see it at once is no reason to report it as failed.
      await this.parts.store
        .saveConsistency(record.idHash, token)
        .catch((err: unknown) => this.request.log.warn({ err }, 'session: a token was not saved'))
    },
  }

  private now(): number {
    return (this.parts.now ?? Date.now)()
  }
}
