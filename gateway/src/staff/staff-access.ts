// A request's way to the owner's side. Being on the staff is not enough: a door of its own is opened
// by a fresh sign-in, has a cookie of its own that only /admin is sent, and shuts after a quarter of
// an hour without use. SECURITY rows 7, 90, 95.
import type { StaffDoor, StaffRole } from '../__generated__/resolvers.ts'
import type { Actor } from '../graphql/actor.ts'
import { cookieValue, hashOfId, newSessionId, staffCookie } from '../session/cookie.ts'
import type { SessionRecord } from '../session/session-store.ts'
import type { RequestSession } from '../session/sessions.ts'
import { isLoggedIn } from '../session/tokens.ts'
import type { Elevation, ElevationStore } from './elevation-store.ts'
import type { StaffList } from './staff-list.ts'

export type StaffLimits = {
  /** A sign-in opens the door no longer than this after it. */
  freshSeconds: number
  idleSeconds: number
  maxSeconds: number
}

export type StaffParts = {
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
  door: StaffDoor
  role: StaffRole | null
  email: string | null
  name: string | null
  memberId: string | null
  /** Milliseconds since 1970; only of an open door. */
  openUntil: number | null
}

export type StaffAccess = {
  /** Where the caller stands. */
  state(): Promise<StaffState>
  /** The caller as staff; null unless the door is open. Counts as a use of it. */
  actor(): Promise<Actor | null>
  /** Whether the door stands open. Looking is no use of it: a screen that listens does not keep it open. */
  isOpen(): Promise<boolean>
  /** Opens the door when the caller stands ready before it. */
  open(): Promise<StaffState>
  close(): Promise<StaffState>
}

const nobody = { role: null, email: null, name: null, memberId: null, openUntil: null }
/** A use is written down at most this often. */
const touchEveryMs = 10_000

export const createStaffAccess = (parts: StaffParts) => (request: Request) =>
  new RequestStaff(parts, request)

class RequestStaff implements StaffAccess {
  /** Hash of the door's cookie; changes when this request opens or closes it. */
  private idHash: string | null

  constructor(
    private readonly parts: StaffParts,
    private readonly request: Request,
  ) {
    const id = cookieValue(request.cookieHeader, 'staff', parts.isHttps)
    this.idHash = id && hashOfId(id)
  }

  state = async (): Promise<StaffState> => {
    const record = await this.request.session.find()
    const member = memberOf(record)
    if (!record || !member) return { ...nobody, door: 'SIGNED_OUT' }
    const role = this.parts.staff.get(member.email.toLowerCase())
    if (!role) return { ...nobody, door: 'NOT_STAFF' }
    const facts = { ...member, role, openUntil: null }
    if (!member.isVerified) return { ...facts, door: 'EMAIL_NOT_VERIFIED' }
    const open = await this.opened(record)
    if (open) return { ...facts, door: 'OPEN', openUntil: this.endOf(open) }
    const signedInAt = record.kept?.signedInAt ?? 0
    const isFresh = this.now() - signedInAt <= this.parts.limits.freshSeconds * 1000
    return { ...facts, door: isFresh ? 'READY' : 'SIGN_IN_AGAIN' }
  }

  actor = async (): Promise<Actor | null> => {
    if (!this.idHash) return null
    const { door, role, email, memberId } = await this.state()
    if (door !== 'OPEN' || !role || !email || !memberId) return null
    return { kind: 'SITE_USER', id: memberId, name: email, role }
  }

  isOpen = async (): Promise<boolean> => {
    const record = await this.request.session.find()
    return Boolean(record && memberOf(record) && (await this.found(record)))
  }

  open = async (): Promise<StaffState> => {
    const before = await this.state()
    const record = await this.request.session.find()
    if (before.door !== 'READY' || !before.memberId || !record) return before
    // Another privilege, another session id. Row 4.
    const { tokens, memberId, kept, cartMark } = record
    await this.request.session.replace({ tokens, memberId, kept, cartMark })
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
    this.request.setCookie(staffCookie(id, this.parts.isHttps, this.parts.limits.maxSeconds))
    return this.state()
  }

  close = async (): Promise<StaffState> => {
    if (this.idHash) {
      await this.parts.store.delete(this.idHash)
      this.request.setCookie(staffCookie('', this.parts.isHttps, 0))
    }
    this.idHash = null
    return this.state()
  }

  /** The door of exactly this session, unless it has been left alone or stood open too long. */
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
  const identity = record?.kept?.identity
  if (!record?.memberId || !identity || !isLoggedIn(record.tokens)) return null
  return {
    memberId: record.memberId,
    email: identity.email,
    name: record.kept?.name ?? null,
    isVerified: identity.isEmailVerified,
  }
}
