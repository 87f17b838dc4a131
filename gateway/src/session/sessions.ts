// A request's session: found by its cookie, made on the first call that needs an identity.
import { noCart } from './cart-mark.ts'
import { hashOfId, newSessionId, sessionCookie, sessionIdOf } from './cookie.ts'
import {
  changeSession,
  type SessionRecord,
  type SessionStore,
  SessionStoreUnavailable,
} from './session-store.ts'
import type { TokenService } from './token-service.ts'

/** Session of one request. Browsing never calls `ensure`. */
export type RequestSession = {
  /** The session the cookie names; null without one. Read once per request. */
  find(): Promise<SessionRecord | null>
  /** The session, made now when there is none. */
  ensure(): Promise<SessionRecord>
  /** Keeps what the last cart answer said, and marks the session as used. */
  remember(changes: { cartMark?: string }): Promise<void>
  /** True once the platform has refused the session's identity and given it a new, empty one. */
  readonly wasDowngraded: boolean
  accessToken(fresh: boolean): Promise<string>
}

type Options = {
  store: SessionStore
  tokens: TokenService
  isHttps: boolean
  maxSeconds: number
  now?: () => number
}

/** Sliding expiry is written at most this often. */
const touchEveryMs = 60_000

export function createSessions({ store, tokens, isHttps, maxSeconds, now = Date.now }: Options) {
  /** `setCookie` is called when the browser is to get a new id. */
  return function openSession(request: {
    cookieHeader: string | undefined
    requestId: string
    setCookie: (header: string) => void
  }): RequestSession {
    let found: Promise<SessionRecord | null> | undefined
    let making: Promise<SessionRecord> | undefined
    let wasDowngraded = false

    // Read at once: a cookie that came twice is refused before anything is done.
    const id = sessionIdOf(request.cookieHeader, isHttps)
    async function read(): Promise<SessionRecord | null> {
      if (!id) return null
      return store.read(hashOfId(id)).catch((cause: unknown) => {
        throw new SessionStoreUnavailable(cause)
      })
    }
    const find = () => {
      found ??= read()
      return found
    }

    async function make(): Promise<SessionRecord> {
      const fresh = newSessionId()
      const at = now()
      const record: SessionRecord = {
        idHash: hashOfId(fresh),
        version: 1,
        createdAt: at,
        touchedAt: at,
        tokens: await tokens.anonymousTokens(request.requestId),
        cartMark: noCart,
      }
      await store.create(record)
      request.setCookie(sessionCookie(fresh, isHttps, maxSeconds))
      found = Promise.resolve(record)
      return record
    }

    async function ensure() {
      const existing = await find()
      if (existing) return existing
      making ??= make()
      return making
    }

    return {
      find,
      ensure,
      get wasDowngraded() {
        return wasDowngraded
      },
      async remember({ cartMark }) {
        const record = await find()
        if (!record) return
        const isStale = now() - record.touchedAt > touchEveryMs
        if (!isStale && (cartMark === undefined || cartMark === record.cartMark)) return
        const saved = await changeSession(store, record.idHash, (latest) => {
          latest.touchedAt = now()
          latest.cartMark = cartMark ?? latest.cartMark
        })
        if (saved) Object.assign(record, saved)
      },
      async accessToken(fresh) {
        const record = await ensure()
        return tokens.accessToken(record, {
          fresh,
          requestId: request.requestId,
          onDowngrade: () => {
            wasDowngraded = true
          },
        })
      },
    }
  }
}
