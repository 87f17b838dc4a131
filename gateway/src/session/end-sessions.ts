// A member who is out: blocked, deleted, not approved any more. The sessions stay as nobody's, so that each
// browser can be told once why it is nobody now, as after a refusal of its token. SECURITY rows 11, 12, 26.
import { noCart } from './cart-mark.ts'
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'

/** How long a page that is asked for says why it cannot be shown. */
const tellMs = 600_000

/** Tokens of nobody: the next call that needs some gets a visitor's. */
const nobodys = {
  access: { value: '', expiresAt: 0 },
  refresh: { value: '', role: 'visitor' },
} as const

/** Ends all sessions of a member; answers their ids. */
export async function endSessionsOf(
  memberId: string,
  store: Pick<SessionStore, 'listOfMember' | 'read' | 'save'>,
  now: () => number = Date.now,
): Promise<string[]> {
  const ids = (await store.listOfMember(memberId)).map(({ idHash }) => idHash)
  for (const id of ids) {
    await changeSession(store, id, (record) => {
      if (record.memberId !== memberId) return
      record.tokens = { access: { ...nobodys.access }, refresh: { ...nobodys.refresh } }
      record.memberId = undefined
      record.cartMark = noCart
      record.kept = { endedAt: now() }
    })
  }
  return ids
}

/** Whether this request is the one that hears of the end: the first, and every page for a while. */
export async function hearsOfEnd(
  record: SessionRecord,
  store: Pick<SessionStore, 'read' | 'save'>,
  { isPage, now }: { isPage: boolean; now: number },
): Promise<boolean> {
  const { endedAt, isEndTold } = record.kept ?? {}
  if (endedAt === undefined || now - endedAt > tellMs) return false
  if (isEndTold) return isPage
  const saved = await changeSession(store, record.idHash, (latest) => {
    if (latest.kept) latest.kept = { ...latest.kept, isEndTold: true }
  })
  if (saved) Object.assign(record, saved)
  return true
}
