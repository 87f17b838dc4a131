// What the platform remembers of identities, flows, mails and itself.
import type { RedirectIntent } from '@vitrine/platform'

export type StoredSetting = { id: string; value: string }

export type StoredAccessToken = { id: string; refreshId: string; expiresAt: number }

export type StoredRefreshToken = {
  id: string
  role: 'visitor' | 'member'
  subjectId: string
  clientId: string
}

export type StoredRedirect = {
  id: string
  intent: RedirectIntent
  /** What the intent carried, e.g. `{checkoutId}`. */
  target: Record<string, unknown>
  callbacks: Record<string, string>
  refreshId?: string
  owner: string
  loggedIn: boolean
  /** Page the flow was started from, when the client said so. */
  origin?: string
  createdDate: string
  /** Where the flow ended, so that a second submit of the page ends in the same place. */
  outcome?: string
}

/** An address a file can be sent to, once; the id is its secret part. */
export type StoredUpload = { id: string; mimeType: string; fileName: string; expiresAt: number }

export type StoredMail = {
  id: string
  to: string
  kind: string
  subject: string
  /** Where a text or a call goes; `to` stays the person's e-mail address. */
  phone?: string
  code?: string
  token?: string
  link?: string
  sentAt: string
}
