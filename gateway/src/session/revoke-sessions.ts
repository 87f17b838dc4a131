// Revokes the sessions of a member who was blocked, deleted or is no longer approved. The records stay as
// visitor sessions, so that each browser can be notified once that its session was revoked, as after a
// refused token refresh. docs/security.md S11, 12, 26.
import { hasNoCart } from './cart-hint.ts'
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'

/** How long page requests report the revocation. */
const reportMs = 600_000

/** Empty, expired tokens: the next call that needs a token gets a visitor token. */
const revokedTokens = {
  access: { value: '', expiresAt: 0 },
  refresh: { value: '', role: 'visitor' },
} as const

type Revocation = {
  /**
   * When the member lost access, by the platform's clock: a session that signed in later has tokens that the platform
   * issued afterwards, and is verified with the platform by its next request instead of being revoked.
   */
  signedInBefore?: number | undefined
  now?: () => number
}

/** Revokes the sessions of a member and returns the ids of all that the member had. */
export async function revokeSessionsOf(
  memberId: string,
  store: Pick<SessionStore, 'listOfMember' | 'read' | 'save'>,
  { signedInBefore = Number.POSITIVE_INFINITY, now = Date.now }: Revocation = {},
): Promise<string[]> {
  const ids = (await store.listOfMember(memberId)).map(({ idHash }) => idHash)
  for (const id of ids) {
    await changeSession(store, id, (record) => {
      if (record.memberId !== memberId) return
      if ((record.state?.signedInAt ?? 0) > signedInBefore) {
        record.state = { ...record.state, verifiedAt: undefined }
        return
      }
      record.tokens = { access: { ...revokedTokens.access }, refresh: { ...revokedTokens.refresh } }
      record.memberId = undefined
      record.cartHint = hasNoCart
      record.consistency = undefined
      record.state = { endedAt: now() }
    })
  }
  return ids
}

/** Returns whether this request reports the revocation: the first one does, and every page for `reportMs`. */
export async function reportsRevocation(
  record: SessionRecord,
  store: Pick<SessionStore, 'read' | 'save'>,
  { isPage, now }: { isPage: boolean; now: number },
): Promise<boolean> {
  const { endedAt, isEndReported } = record.state ?? {}
  if (endedAt === undefined || now - endedAt > reportMs) return false
  if (isEndReported) return isPage
  const saved = await changeSession(store, record.idHash, (latest) => {
    if (latest.state) latest.state = { ...latest.state, isEndReported: true }
  })
  if (saved) Object.assign(record, saved)
  return true
}
