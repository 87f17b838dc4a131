// Elevation of staff to the admin. Being on the staff list is not enough: an elevation requires a fresh sign-in,
// has its own cookie, sent to /admin only, and expires after a quarter of an hour without use. docs/security.md S7,
// S90, S95.
import type { ElevationState, StaffRole } from '../__generated__/schema-types.ts'
import { cookieId, hashOfId, newSessionId } from '../session/cookie.ts'
import { removedCookieHeader, setCookieHeader } from '../session/cookie-header.ts'
import type { SessionRecord } from '../session/session-store.ts'
import type { RequestSession } from '../session/sessions.ts'
import { isSignedIn } from '../session/tokens.ts'
import type { Actor } from './actor.ts'
import type { Elevation, ElevationStore } from './elevation-store.ts'
import type { StaffList } from './staff-list.ts'

export type StaffLimits = {
  /** Longest time after a sign-in in which it allows an elevation. */
  freshSeconds: number
  idleSeconds: number
  maxSeconds: number
}

export type StaffAccessOptions = {
  store: ElevationStore
  staff: StaffList
  limits: StaffLimits
  isHttps: boolean
  now?: () => number
}

type Request = {
  session: RequestSession
  cookieHeader: string | undefined
  setCookie: (header: string) => void
}

export type StaffState = {
  elevation: ElevationState
  role: StaffRole | null
  email: string | null
  name: string | null
  memberId: string | null
  /** Milliseconds since 1970; null without an active elevation. */
  activeUntil: number | null
}

export type StaffAccess = {
  /** Returns the caller's state of elevation. */
  state(): Promise<StaffState>
  /** Returns the caller as staff, or null without an active elevation. Refreshes the idle timer. */
  actor(): Promise<Actor | null>
  /** Returns whether the elevation is active. Does not refresh the idle timer: an open stream must not extend it. */
  isOpen(): Promise<boolean>
  /** Elevates the session if the caller's state is `READY`. */
  open(): Promise<StaffState>
  close(): Promise<StaffState>
}

/** Elevation of the caller to staff. */
export type StaffContext = { readonly staff: StaffAccess }

const signedOut = { role: null, email: null, name: null, memberId: null, activeUntil: null }
/** The idle timer is stored at most this often. */
const touchEveryMs = 10_000

export const createStaffAccess = (parts: StaffAccessOptions) => (request: Request) =>
  new RequestStaff(parts, request)

class RequestStaff implements StaffAccess {
  /** Hash of the staff cookie's id; changes when this request starts or ends the elevation. */
  private idHash: string | null

  constructor(
    private readonly parts: StaffAccessOptions,
    private readonly request: Request,
  ) {
    const id = cookieId(request.cookieHeader, 'staff', parts.isHttps)
    this.idHash = id && hashOfId(id)
  }

  state = async (): Promise<StaffState> => {
    const record = await this.request.session.find()
    const member = memberOf(record)
    if (!record || !member) return { ...signedOut, elevation: 'SIGNED_OUT' }
    const role = this.parts.staff.get(member.email.toLowerCase())
    if (!role) return { ...signedOut, elevation: 'NOT_STAFF' }
    const facts = { ...member, role, activeUntil: null }
    if (!member.isVerified) return { ...facts, elevation: 'EMAIL_NOT_VERIFIED' }
    const open = await this.opened(record)
    if (open) return { ...facts, elevation: 'ACTIVE', activeUntil: this.endOf(open) }
    const signedInAt = record.state?.signedInAt ?? 0
    const isFresh = this.now() - signedInAt <= this.parts.limits.freshSeconds * 1000
    return { ...facts, elevation: isFresh ? 'AVAILABLE' : 'SIGN_IN_AGAIN' }
  }

  actor = async (): Promise<Actor | null> => {
    if (!this.idHash) return null
    const { elevation, role, email, memberId } = await this.state()
    if (elevation !== 'ACTIVE' || !role || !email || !memberId) return null
    return { kind: 'STAFF', id: memberId, name: email, role }
  }

  isOpen = async (): Promise<boolean> => {
    const record = await this.request.session.find()
    return Boolean(record && memberOf(record) && (await this.found(record)))
  }

  open = async (): Promise<StaffState> => {
    const before = await this.state()
    const record = await this.request.session.find()
    if (before.elevation !== 'AVAILABLE' || !before.memberId || !record) return before
    // Privileges change, so the session rotates. Row 4.
    const { tokens, memberId, state, cartHint } = record
    await this.request.session.rotate({ tokens, memberId, state, cartHint })
    const now = this.now()
    const id = newSessionId()
    const replaced = await this.request.session.ensure()
    await this.parts.store.create({
      idHash: hashOfId(id),
      sessionHash: replaced.idHash,
      memberId: before.memberId,
      openedAt: now,
      touchedAt: now,
    })
    this.idHash = hashOfId(id)
    const { isHttps, limits } = this.parts
    const life = { isHttps, maxAgeSeconds: limits.maxSeconds }
    this.request.setCookie(setCookieHeader('staff', id, life))
    return this.state()
  }

  close = async (): Promise<StaffState> => {
    if (this.idHash) {
      await this.parts.store.delete(this.idHash)
      this.request.setCookie(removedCookieHeader('staff', this.parts.isHttps))
    }
    this.idHash = null
    return this.state()
  }

  /** Returns the elevation bound to this session, unless idle-expired or past its maximum age. */
  private async found(record: SessionRecord): Promise<Elevation | null> {
    const found = this.idHash ? await this.parts.store.read(this.idHash) : null
    if (!found || found.sessionHash !== record.idHash || found.memberId !== record.memberId)
      return null
    if (this.endOf(found) > this.now()) return found
    await this.parts.store.delete(found.idHash)
    return null
  }

  private async opened(record: SessionRecord): Promise<Elevation | null> {
    const found = await this.found(record)
    if (!found) return null
    if (this.now() - found.touchedAt < touchEveryMs) return found
    await this.parts.store.touch(found.idHash, this.now())
    return { ...found, touchedAt: this.now() }
  }

  private endOf({ touchedAt, openedAt }: Elevation): number {
    const { idleSeconds, maxSeconds } = this.parts.limits
    return Math.min(touchedAt + idleSeconds * 1000, openedAt + maxSeconds * 1000)
  }

  private now(): number {
    return (this.parts.now ?? Date.now)()
  }
}

function memberOf(record: SessionRecord | null) {
  const identity = record?.state?.identity
  if (!record?.memberId || !identity || !isSignedIn(record.tokens)) return null
  return {
    memberId: record.memberId,
    email: identity.email,
    name: record.state?.name ?? null,
    isVerified: identity.emailVerified,
  }
}
