// Rows of identities, flows, emails and settings.
import type { RedirectIntent } from '@vitrine/platform'

export type StoredSetting = { id: string; value: string }

export type StoredAccessToken = { id: string; refreshId: string; expiresAt: number }

export type StoredRefreshToken = {
  id: string
  /** `site`: of the client itself, which has a secret; its token is never sent. */
  role: 'visitor' | 'member' | 'site'
  subjectId: string
  clientId: string
}

export type StoredRedirect = {
  id: string
  intent: RedirectIntent
  /** Data of the intent, for example `{checkoutId}`. */
  target: Record<string, unknown>
  callbacks: Record<string, string>
  refreshId?: string
  owner: string
  loggedIn: boolean
  /** Page at which the flow started, if the client named it. */
  origin?: string
  createdDate: string
  /** URL at which the flow ended, so that a second submit of the page has the same result. */
  outcome?: string
}

/** An upload URL, valid for one file; the id is its secret part. */
export type StoredUpload = { id: string; mimeType: string; fileName: string; expiresAt: number }

export type StoredMail = {
  id: string
  to: string
  kind: string
  subject: string
  /** Phone number of a text message or call; `to` is still the email address. */
  phone?: string
  code?: string
  token?: string
  link?: string
  sentAt: string
}
