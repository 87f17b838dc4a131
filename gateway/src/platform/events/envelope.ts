// Reads what a webhook's token carries: its claims, which contain an envelope, which contains the event.
// docs/contract/catalog-events.md §1, §2; docs/contract/events-ecom.md §4, §5.
import { eventEnvelope, eventIdentity, webhookClaims } from '@vitrine/platform'

/** `data`: an envelope as JSON. `signedAt`: milliseconds since 1970; undefined when the token has no time. */
export type Claims = { readonly data: string; readonly signedAt: number | undefined }

/** `data` and `identity` are JSON; `instanceId` is the installation of the app that the event is for. */
export type Envelope = {
  readonly eventType: string
  readonly instanceId: string
  readonly data: string
  readonly identity?: string | null | undefined
}

/** Who caused a change, in the platform's words, which are stored. docs/contract/catalog-events.md §1. */
export type EventIdentity = {
  kind: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  id: string | null
}

/** Returns the claims of a verified token; null when they are no webhook's. */
export function readClaims(claims: unknown): Claims | null {
  const read = webhookClaims.safeParse(claims)
  if (!read.success) return null
  const { data, iat } = read.data
  return { data, signedAt: iat === undefined ? undefined : iat * 1000 }
}

/** Returns null for text that is no envelope. */
export function readEnvelope(text: string): Envelope | null {
  const read = eventEnvelope.safeParse(parsed(text))
  return read.success ? read.data : null
}

/** Returns null without an identity, or for one of another form. */
export function readIdentity({ identity }: Envelope): EventIdentity | null {
  const read = eventIdentity.safeParse(identity ? parsed(identity) : undefined)
  if (!read.success) return null
  const { identityType, anonymousVisitorId, memberId, wixUserId, appId } = read.data
  const id = memberId ?? anonymousVisitorId ?? wixUserId ?? appId ?? null
  return { kind: identityType ?? 'UNKNOWN', id }
}

/** Returns undefined for text that is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
